# Split: a mesa. Carta padrão e jóquer são os dois tipos de cartas.

# O que tenho de fazer agora.
split-task-play = Joga uma carta entre { $low } e { $high }
split-task-side = Manda o { $middle } para um lado e joga uma carta
split-task-reset = Nada encaixa: tens de reiniciar
split-task-reset-last = Não podes acabar com um jóquer: tens de reiniciar
split-task-helper = Nenhuma carta tua encaixa: joga uma ajuda
split-task-bury = Poucas cartas padrão: põe um jóquer debaixo do monte
split-task-open = Põe duas cartas padrão como novas pilhas
split-task-answer = { $name } reiniciou: confias?
split-task-over = A partida acabou

split-progress = Turno { $turn }
split-progress-opening = Abertura

split-card = { $card }
split-card-wild = { $card }, jóquer

# Os números que cabem entre duas pilhas.
split-room = { $first }–{ $last }
split-room-one = só { $card }
split-room-none = sem espaço

split-line-empty = Reta de 0 a 100. Não há pilhas.
split-line-piles = Reta de 0 a 100. Pilha esquerda { $left }, pilha direita { $right }.
split-line-gap = Espaço: { $room }.
split-line-gap-left = Espaço se { $middle } for para a esquerda: { $room }.
split-line-gap-right = Espaço se { $middle } for para a direita: { $room }.

# O meio da mesa.
split-table = Pilhas e carta do meio
split-send-left = { $middle } à esquerda
split-send-right = { $middle } à direita
split-fit-count = { $count ->
    [0] nenhuma tua encaixa
    [one] { $count } tua encaixa
   *[other] { $count } tuas encaixam
  }
split-pile-left = Pilha esquerda
split-pile-right = Pilha direita
split-pile-cards = { $count ->
    [0] { $count } cartas
    [one] { $count } carta
   *[other] { $count } cartas
  }
split-middle = Meio
split-middle-card = Carta do meio: { $card }
split-middle-empty = Ainda não há carta no meio
split-piles-none = À espera das novas pilhas

# Os lugares.
split-seats = Lugares no sentido horário, e as cartas de cada um
split-seat-cards = { $count ->
    [0] { $count } cartas
    [one] { $count } carta
   *[other] { $count } cartas
  }
split-seat-you = tu
split-seat-turn = a jogar
split-seat-out = acabou
split-seat-answered = já respondeu
split-clockwise = sentido horário
split-counter-clockwise = sentido anti-horário

# O monte.
split-stock = Monte { $count }
split-discards = Descarte { $count }
split-discards-title = O descarte
split-discards-about = Toda a gente pode vê-lo. Quando o monte fica curto, vai para debaixo dele.
split-discards-none = Ainda não se descartou nada.
split-buried = Enterrados { $count }
split-buried-title = Jóqueres que puseste debaixo do monte
split-buried-about = Só tu os conheces. Voltam quando o monte chegar até lá.
split-buried-card = { $before ->
    [0] { $card } é a próxima carta do monte
    [one] { $card }, debaixo de { $before } carta
   *[other] { $card }, debaixo de { $before } cartas
  }

# A mão.
split-hand = A tua mão, { $count ->
    [0] { $count } cartas
    [one] { $count } carta
   *[other] { $count } cartas
  }
split-hand-empty = Já não tens cartas
split-watching = Estás a assistir: as mãos não se veem
split-helpers = Ajudas para todos
split-place = { $place } de { $count }
split-chosen = escolhida
split-new = nova
split-fits-left = encaixa se a carta do meio for para a esquerda
split-fits-right = encaixa se a carta do meio for para a direita
split-fits-both = encaixa dos dois lados
split-fits = encaixa
split-fits-not = não encaixa
split-fits-not-side = não encaixa no lado que escolheste
split-wild-last = não podes acabar com um jóquer
split-only-wilds = só se pode enterrar um jóquer
split-only-standards = só se pode pôr uma carta padrão
split-strands = deixa-te só com jóqueres
split-legend-left = encaixa se { $middle } for para a esquerda
split-legend-right = encaixa se { $middle } for para a direita
split-legend-between = encaixa entre as pilhas
split-sort-value = Ordenar por número
split-sort-wilds = Jóqueres no fim

# O botão que joga o que se escolheu.
split-play = Jogar { $card }
split-play-left = { $middle } à esq., jogar { $card }
split-play-right = { $middle } à dir., jogar { $card }
split-ask-side = Para que lado vai o { $middle }?
split-side-left = { $middle } à esq.
split-side-right = { $middle } à dir.
split-play-anyway = Jogar { $card } mesmo assim
split-stranding = Depois do { $card } ficas só com jóqueres. Não podes acabar com um jóquer, por isso terás de reiniciar.
split-stranding-together = Depois do { $card } ficas só com jóqueres. Essa mão nunca poderá ficar vazia e a partida estaria perdida.

# Reiniciar.
split-reset-ask = Reiniciar…
split-reset-title = Reiniciar a mesa?
split-reset-forced = Reiniciar a mesa
split-reset-discard = { $count ->
    [one] A única carta da mesa é descartada.
   *[other] As { $count } cartas da mesa são descartadas.
  }
split-reset-draw = Tiras 3 cartas do monte, que tem { $stock }.
split-reset-draw-refill = O monte só tem { $stock }, por isso o descarte vai primeiro para debaixo dele. Depois tiras 3 cartas.
split-reset-lay = A tua carta padrão mais baixa e a mais alta são as novas pilhas. Agora seriam { $low } e { $high }; as cartas que tirares podem mudar isso.
split-reset-bury = Precisas de duas cartas padrão para as novas pilhas. Se ainda tiveres menos, pões jóqueres debaixo do monte, um a um, e tiras uma carta por cada.
split-reset-bluff = Pões duas cartas padrão à tua escolha como novas pilhas. Honesto é pôr a mais baixa e a mais alta. Os outros podem duvidar.
split-reset-count = Passas de { $before ->
    [one] { $before } carta
   *[other] { $before } cartas
  } para { $after }.
split-reset-next = Segue-se no sentido horário e é a vez de { $name }.
split-reset-next-kept = O sentido não muda e é a vez de { $name }.
split-reset-next-two = Depois é a vez de { $name }.
split-reset-confirm = Reiniciar

# Enterrar um jóquer.
split-bury-pick = Escolhe o jóquer que vai para debaixo do monte.
split-bury = Enterrar { $card }

# Abrir num reinício com bluff.
split-open-pick = Escolhe duas cartas padrão. Com a mais baixa e a mais alta és honesto; com outras é bluff.
split-open-honest = Honesto: { $low } e { $high }
split-open = Pôr { $low } e { $high }
split-open-bluff = Bluff com { $low } e { $high }

# Responder a um reinício.
split-answer-about = { $name } pôs { $low } e { $high }. Honesto ou bluff?
split-trust = Confiar
split-challenge = Duvidar
split-challenge-about = Um bluff custa 5 cartas a { $name }. Se foi honesto, tiras 1.
split-seal-trust = Decidir: confiar
split-seal-challenge = Decidir: duvidar
split-answered-trust = Confias
split-answered-challenge = Duvidas
split-answered-wait = Em segredo até todos responderem.

# As jogadas.
split-chapter-first = A abertura
split-chapter-reset = Após um reinício
split-log-middle-left = { $name } manda { $card } para a esquerda.
split-log-middle-right = { $name } manda { $card } para a direita.
split-log-played = { $name } joga { $card }.
split-log-wild = { $name } joga { $card }, um jóquer.
split-log-helper = { $name } joga { $card }, a ajuda.
split-log-clockwise = Agora joga-se no sentido horário.
split-log-counter-clockwise = Agora joga-se no sentido anti-horário.
split-log-reset = { $name } reinicia. { $count ->
    [0] São descartadas { $count } cartas.
    [one] É descartada { $count } carta.
   *[other] São descartadas { $count } cartas.
  }
split-log-refill = { $count ->
    [0] { $count } cartas do descarte vão para debaixo do monte.
    [one] { $count } carta do descarte vai para debaixo do monte.
   *[other] { $count } cartas do descarte vão para debaixo do monte.
  }
split-log-drawn = { $name } { $count ->
    [0] não tira nada.
    [one] tira { $count } carta.
   *[other] tira { $count } cartas.
  }
split-log-drawn-cards = { $name } tira { $cards }.
split-log-buried = { $name } põe um jóquer debaixo do monte.
split-log-buried-card = { $name } põe { $card } debaixo do monte.
split-log-opened = { $name } põe { $low } e { $high }.
split-log-opening = A partida começa com as pilhas { $low } e { $high }.
split-log-answered = { $name } já respondeu.
split-log-taken-back = { $name } anula a resposta.
split-log-all-trust = Ninguém duvida do reinício.
split-log-challenged = { $count ->
    [one] { $names } duvida do reinício.
   *[other] { $names } duvidam do reinício.
  }
split-log-honest = O reinício de { $name } foi honesto.
split-log-bluff = O reinício de { $name } foi um bluff.
split-log-out = { $name } fica sem cartas.

# O fim.
split-end-last-card = { $name } joga a última carta e ganha.
split-end-turn-limit = { $count ->
    [one] Chegou-se ao limite de 1000 turnos. { $names } ganha com menos cartas.
   *[other] Chegou-se ao limite de 1000 turnos. { $names } partilham a vitória com menos cartas.
  }
split-end-everyone-out = Vitória em equipa: todas as mãos estão vazias.
split-end-stuck = Derrota em equipa: quem tinha a vez não podia jogar.
split-end-stuck-seat = Derrota em equipa: { $name } não podia jogar.

split-score-going = Cartas na mão agora
split-score-won = Vitória em equipa!
split-score-lost = Derrota em equipa
split-score-wins = { $names } ganha!
split-score-share = { $names } partilham a vitória
split-score-seat = Nome
split-score-cards = Cartas
split-score-winner = ganha
split-score-stuck = { $name } não podia jogar: nada encaixava e já não havia ajudas.
split-score-how = Ganha quem ficar primeiro sem cartas. O que os outros ainda têm mostra-se, mas não conta.
split-score-how-together = Todas as mãos têm de ficar vazias. Se sobrar uma só carta, perdem todos.
split-score-yours = O que ainda tens
split-score-total = { $count ->
    [0] Sobram { $count } cartas ao todo
    [one] Sobra { $count } carta ao todo
   *[other] Sobram { $count } cartas ao todo
  }

split-goal = Objetivo: ficar sem cartas antes dos outros
split-goal-together = Objetivo: esvaziar juntos todas as mãos
split-foreseen-fits = { $all ->
    [one] Ainda podias jogar a tua última carta: { $cards }
   *[other] { $count ->
        [one] Ainda podias jogar { $count } das tuas { $all } cartas: { $cards }
       *[other] Ainda podias jogar { $count } das tuas { $all } cartas: { $cards }
    }
}
split-foreseen-none = { $all ->
    [one] A tua última carta não encaixaria
   *[other] Nenhuma das tuas { $all } cartas encaixaria
}
split-foreseen-room = Espaço: { $room }
split-foreseen-helpers = Ajudas que restam: { $helpers }
split-foreseen-wins = A tua última carta: ganhas
split-foreseen-out = A tua última carta: acabaste
split-foreseen-drawn = { $drawn ->
    [one] Tiras uma carta e ficas com { $count }
   *[other] Tiras { $drawn } cartas e ficas com { $count }
}
split-foreseen-bluff = Um bluff: se alguém duvidar, tiras { $count }
split-foreseen-doubt = Se foi honesto, tiras { $count }

split-band-0 = vermelho
split-band-1 = laranja
split-band-2 = castanho
split-band-3 = azeitona
split-band-4 = verde
split-band-5 = turquesa
split-band-6 = azul
split-band-7 = índigo
split-band-8 = roxo
split-band-9 = rosa

## Dicas: porque é que uma jogada é boa.

hint-split-wins = É a tua última carta e ganha logo.
hint-split-hand = { $best ->
    [one] Ficas com { $best } carta; com um reinício ficarias com mais.
   *[other] Ficas com { $best } cartas; com um reinício ficarias com mais.
  }
hint-split-clears = Limpa a mesa, onde quase nenhuma das tuas cartas encaixaria.
hint-split-keeps-standard = Guardas o { $cards }, a tua única carta padrão: não se pode acabar com um jóquer.
hint-split-saves-helper = Guarda a ajuda { $cards } para depois.
hint-split-saves-wild = Guarda o jóquer { $cards } para quando nada mais encaixar.
hint-split-spends-wild = Livras-te de um jóquer, com o qual não se pode acabar.
hint-split-fits = Depois ainda podes jogar { $cards }.
hint-split-room = { $best ->
    [one] Mesmo no intervalo maior, { $name } só tem espaço para { $best } número.
   *[other] Mesmo no intervalo maior, { $name } só tem espaço para { $best } números.
  }
hint-split-room-together = { $best ->
    [one] A { $name } resta um intervalo para { $best } número.
   *[other] A { $name } resta um intervalo para { $best } números.
  }
hint-split-further-out = O { $best } está muito na ponta e seria difícil de jogar depois.
hint-split-opens-honestly = Uma abertura honesta não tem de recear dúvidas.
hint-split-opens-falsely = { $best ->
    [one] Com o bluff só resta aos outros espaço para { $best } número.
   *[other] Com o bluff só resta aos outros espaço para { $best } números.
  }
split-side-key-left = Mandar a carta do meio para a esquerda
split-side-key-right = Mandar a carta do meio para a direita
