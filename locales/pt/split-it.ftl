# Split it! à mesa.

split-it-joker = jóquer

# As três partes da fila, pela sua cor: esquerda, meio, direita.
split-it-section-white = Branco
split-it-section-pink = Rosa
split-it-section-black = Preto

## O que tenho de fazer

split-it-task-split = Divide a fila em três partes
split-it-task-resplit = Divide as cartas que restam em três partes
split-it-task-remove = Retira uma parte do jogo
split-it-task-guess = Aposta numa parte em segredo
split-it-task-joker = { $n ->
    [one] Põe o teu jóquer numa das tuas colunas
   *[other] Põe os teus { $n } jóqueres nas tuas colunas, um a um
}
split-it-progress = Ronda { $round } de { $rounds }
split-it-chapter = Ronda { $round }

## A fila e os botões

split-it-row = { $n ->
    [0] A fila: { $n } cartas
    [one] A fila: uma carta
   *[other] A fila: { $n } cartas
}
split-it-splitter = Divide { $name }
split-it-row-empty = A fila está vazia.
split-it-over = O monte está vazio e a partida acabou.
split-it-section-cards = { $section }, { $n ->
    [0] { $n } cartas: { $cards }
    [one] uma carta: { $cards }
   *[other] { $n } cartas: { $cards }
}
split-it-section-sealed = { $section }, { $n ->
    [0] { $n } cartas: { $cards }
    [one] uma carta: { $cards }
   *[other] { $n } cartas: { $cards }
}. A tua aposta secreta
split-it-row-cards = { $n ->
    [0] { $n } cartas: { $cards }
    [one] Uma carta: { $cards }
   *[other] { $n } cartas: { $cards }
}
split-it-sections-guess = Partes em que apostar
split-it-sections-remove = Partes que podes retirar
split-it-sections = Partes da fila

# Os dois separadores.
split-it-divider-first = Separador entre branco e rosa
split-it-divider-second = Separador entre rosa e preto
split-it-divider-value = Branco { $white }, rosa { $pink }, preto { $black }
split-it-divider-first-left = Mover o separador branco–rosa para a esquerda
split-it-divider-first-right = Mover o separador branco–rosa para a direita
split-it-divider-second-left = Mover o separador rosa–preto para a esquerda
split-it-divider-second-right = Mover o separador rosa–preto para a direita
split-it-split-here = Dividir aqui

split-it-pick-guess = Toca na parte que queres.
split-it-pick-remove = Toca na parte que queres retirar.
split-it-pick-joker = Toca na coluna que queres aumentar.
split-it-play-split = Dividir depois das cartas { $first } e { $second }
split-it-play-remove = Retirar: { $section }
split-it-play-guess = Apostar: { $section }
split-it-play-joker = Jóquer para os { $number }
split-it-guessed = A tua aposta: { $section }
split-it-columns-joker = As tuas colunas
split-it-column-button = A tua coluna de { $number }: { $what }

## O que aconteceu

split-it-fate-won = Ganha { $name }
split-it-fate-stays = { $names }: fica
split-it-fate-gone = Ninguém: fora
split-it-fate-removed = Retirada por { $name }
split-it-gone-heading = Fora
split-it-guide = Como funcionam as apostas
split-it-guide-one = Só tu apostaste nela?
split-it-guide-one-then = Ganhas as cartas.
split-it-guide-several = Apostaram vários?
split-it-guide-several-then = Fica e volta a dividir-se.
split-it-guide-nobody = Ninguém apostou?
split-it-guide-nobody-then = As cartas vão fora.

## As colunas

split-it-column = { $cards ->
    [one] uma carta
   *[other] { $cards } cartas
}{ $jokers ->
    [0] {""}
    [one] , uma delas um jóquer
   *[other] , { $jokers } delas jóqueres
}; { $standing }
split-it-column-none = nenhuma
split-it-standing-ahead = { $n } à frente
split-it-standing-tied = empate na frente
split-it-standing-behind = { $n } atrás
split-it-column-of = { $number }: { $what }
split-it-pending = { $n ->
    [0] nenhum
    [one] um jóquer espera por uma coluna
   *[other] { $n } jóqueres esperam por uma coluna
}
split-it-points = { $n ->
    [0] { $n } pontos
    [one] um ponto
   *[other] { $n } pontos
}
split-it-mark-done = já ganhou cartas nesta ronda
split-it-gone = Fora
split-it-gone-of = { $n } de { $all }

## A contagem

split-it-stock = Monte: { $n }
split-it-tally = Contagem
split-it-tally-title = Onde estão as cartas
split-it-tally-card = Carta
split-it-tally-gone = Fora
split-it-tally-columns = Em colunas
split-it-tally-row = Na fila
split-it-tally-unseen = No monte
split-it-tally-all = Ao todo
split-it-tally-total = Total
split-it-tally-note = Ninguém sabe a ordem do monte, mas contar podemos todos.

## Os pontos

split-it-score-title = Os pontos
split-it-score-now = Neste momento
split-it-score-rule = A coluna mais comprida de um número vale esse número. Em caso de empate, pontuam todas.
split-it-score-number = Número
split-it-score-cards = { $n ->
    [0] { $n } cartas
    [one] 1 carta
   *[other] { $n } cartas
}
split-it-score-total = Pontos
split-it-score-columns = Colunas
split-it-score-columns-note = Com pontos iguais, ganha quem tem mais colunas.
split-it-score-place = Posição
split-it-score-pending = { $n ->
    [one] { $name } ficou com um jóquer sem coluna: não conta.
   *[other] { $name } ficou com { $n } jóqueres sem coluna: não contam.
}
split-it-won-points = { $points ->
    [0] { $names } ganha com { $points } pontos.
    [one] { $names } ganha com um ponto.
   *[other] { $names } ganha com { $points } pontos.
}
split-it-won-columns = { $names } ganha: empate a { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}, mas com mais colunas.
split-it-won-shared = { $names } partilham a vitória: { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
} e o mesmo número de colunas.

## As jogadas

split-it-told-laid = { $name } põe uma fila nova: { $cards }.
split-it-told-split = { $name } divide a fila. Branco: { $white }. Rosa: { $pink }. Preto: { $black }.
split-it-told-split-three = As últimas três cartas dividem-se, uma por parte. Branco: { $white }. Rosa: { $pink }. Preto: { $black }.
split-it-told-split-two = As últimas duas cartas dividem-se. Branco: { $white }. Rosa: { $pink }.
split-it-told-removed = { $name } retira uma parte. { $section } vai fora: { $cards }.
split-it-told-guessed = { $name } já apostou.
split-it-told-guessed-mine = { $name } apostou em segredo: { $section }.
split-it-told-taken-back = { $name } anula a aposta.
split-it-guess-of = { $name }: { $section }
split-it-told-turned = As apostas são reveladas. { $guesses }.
split-it-told-won = Só { $name } apostou em { $section } e ganha { $cards }.
split-it-told-gone-unchosen = Ninguém apostou nestas cartas, por isso vão fora: { $cards }.
split-it-told-gone-single = Sobra uma só carta, por isso vai fora: { $cards }.
split-it-told-gone-stand-off = Dez vezes ninguém cedeu, por isso as duas cartas vão fora: { $cards }.
split-it-told-stood-off = { $times ->
    [1] Dois contra dois pelas últimas duas cartas: os quatro voltam a apostar.
    [10] Dois contra dois pelas últimas duas cartas pela décima vez.
   *[other] Dois contra dois pelas últimas duas cartas, já { $times } vezes: os quatro voltam a apostar.
}
split-it-told-joker = { $name } põe um jóquer na coluna de { $number }.
split-it-told-joker-forced = { $name } só tem uma coluna: o jóquer vai para a de { $number }.

split-it-goal = Objetivo: ter mais cartas de cada número
split-it-foreseen-won = Se só tu apostares em { $section }:
split-it-foreseen-column-alone = { $after ->
    [one] Carta
   *[other] Cartas
} de { $number }: { $before } → { $after }, ficavas à frente
split-it-foreseen-column-shared = { $after ->
    [one] Carta
   *[other] Cartas
} de { $number }: { $before } → { $after }, empatavas na frente
split-it-foreseen-column-behind = { $after ->
    [one] Carta
   *[other] Cartas
} de { $number }: { $before } → { $after }, ainda atrás
split-it-foreseen-jokers = { $n ->
    [one] e um jóquer para pôr
   *[other] e { $n } jóqueres para pôr
}
split-it-foreseen-waiting = { $n ->
    [one] um jóquer esperaria por uma coluna
   *[other] { $n } jóqueres esperariam por uma coluna
}
split-it-foreseen-points = os teus pontos: { $before } → { $after }
split-it-foreseen-section = { $section }: { $before } → { $after ->
    [0] { $after } pontos
    [one] { $after } ponto
   *[other] { $after } pontos
}
split-it-foreseen-gone = Estas cartas vão fora: { $cards }

## Dicas: porque é que uma jogada é boa.

hint-split-it-points = { $best ->
    [one] Esta parte dava-te { $best } ponto.
   *[other] Esta parte dava-te { $best } pontos.
  }
hint-split-it-leads = Com esta parte ficarias na frente aqui: { $columns }.
hint-split-it-jokers = { $best ->
    [one] Nesta parte há { $best } jóquer.
   *[other] Nesta parte há { $best } jóqueres.
  }
hint-split-it-sections-mine = { $best ->
    [one] Estas partes poderiam dar-te { $best } ponto no total.
   *[other] Estas partes poderiam dar-te { $best } pontos no total.
  }
hint-split-it-sections-theirs = { $best ->
    [one] A { $name } estas partes dariam só { $best } ponto no total.
   *[other] A { $name } estas partes dariam só { $best } pontos no total.
  }
hint-split-it-joker-points = { $best ->
    [one] Terias { $best } ponto.
   *[other] Terias { $best } pontos.
  }
hint-split-it-joker-lead = { $margin ->
    [one] A tua coluna de { $number } ficaria na frente por { $margin } carta.
   *[other] A tua coluna de { $number } ficaria na frente por { $margin } cartas.
  }
hint-split-it-joker-column = Ficar na frente na coluna de { $best } vale mais do que em quase todas as outras.
split-it-section-key = Escolher uma parte
