# A mesa, igual em todos os jogos.

## A frase de cima

status-chosen = Já escolheste. À espera de { $names }.
status-waiting = À espera de { $names }.
status-chosen-many = Já escolheste. Faltam { $count }.
status-waiting-many = Faltam { $count } por escolher.
status-you-won = Ganhaste!
status-won =
    { $count ->
        [one] { $names } ganhou.
       *[other] { $names } partilham a vitória.
    }
status-all-won = Empate: ganham todos.
status-won-together = Vitória de toda a equipa!
status-lost-together = Desta vez perderam todos.
status-watching = Estás a assistir.
status-stood-in-move = O tempo acabou: um bot faz esta jogada por ti.
status-stood-in = Um bot está a jogar por ti.
status-rematch =
    { $count ->
        [one] { $names } quer a desforra.
       *[other] { $names } querem a desforra.
    }
status-rematch-same =
    { $count ->
        [one] { $names } quer as mesmas cartas outra vez.
       *[other] { $names } querem as mesmas cartas outra vez.
    }

title-table = { $game } · Splittable
title-turn = ● É a tua vez · { $game }
title-over = ■ Acabou · { $game }
title-rematch = ■ Desforra? { $names } · { $game }

## Lugares

seats = Jogadores
seat-you = tu
seat-bot = bot
seat-away = ausente
seat-stand-in = um bot joga no seu lugar
seat-waited = a escolher
seat-done = já escolheu
seat-rematch = quer a desforra
seat-clock =
    { $seconds ->
        [0] faltam { $seconds } segundos
        [one] falta { $seconds } segundo
       *[other] faltam { $seconds } segundos
    }

## Ligação

connection-lost = A ligação caiu. A religar…
clock-seconds = { $seconds } s
clock-more = Mais tempo
clock-last = Faltam dez segundos
lost-entries = { $count ->
    [one] O servidor perdeu a última coisa que aconteceu aqui. A partida continua a partir de antes disso.
   *[other] O servidor perdeu as últimas { $count } coisas que aconteceram aqui. A partida continua a partir de antes disso.
}
stood-in-clock = O teu tempo acabou várias vezes seguidas: um bot joga por ti.
stood-in-absence = Não estavas cá: um bot joga por ti.
stood-in-left = Saíste: um bot joga por ti.
stood-in-missed = O teu tempo acabou: um bot fez uma jogada por ti. A próxima é tua outra vez.
stood-in-back = Voltar a jogar
stand-in-left = { $name } saiu: um bot joga no seu lugar.
stand-in-absence = { $name } não está: um bot joga no seu lugar.
stand-in-clock = O tempo de { $name } acabou: um bot joga no seu lugar.
take-over = Joga no lugar de um bot:
take-over-not = Só ver

## Menu

menu = Menu
menu-settings = Definições
menu-invite = Convidar amigos
menu-leave = Sair da mesa
menu-screen = Mostrar num ecrã grande
menu-home = Início
menu-watch-link = Link para assistir
menu-stand-in = Pôr um bot a jogar por { $name }
menu-stand-in-soon = { $name } estava aqui agora mesmo: um bot pode entrar daqui a { $seconds } s
menu-ban = Retirar { $name } de vez
leave-title = Sair da mesa?
leave-why-playing = Um bot continua no teu lugar. Podes voltar com o mesmo link.
leave-why = Outra pessoa pode ficar com o teu lugar.
leave-confirm = Sair

## Painel: jogadas, chat, pontos, regras

panel = Jogadas, chat, pontos e regras
panel-open = Jogadas e mais
panel-log = Jogadas
panel-chat = Chat
panel-score = Pontos
panel-rules = Regras
panel-unread =
    { $count ->
        [0] { $count } mensagens novas
        [one] { $count } mensagem nova
       *[other] { $count } mensagens novas
    }

log-empty = Ainda não aconteceu nada.
log-jump = Ver este momento
looking-back = Como estava depois da jogada { $at }.
looking-back-now = Voltar ao presente

chat-empty = Ainda ninguém disse nada.
chat-earlier = Mostrar o que foi dito antes
chat-label = A tua mensagem
chat-send = Enviar
chat-presets = Diz com um toque
chat-off = Nesta mesa não há chat.
chat-zen = Desligaste o chat para ti.
chat-watchers-later = Durante a partida, quem joga não vê o que o público diz.
chat-watch-first = Escreve um nome para usar o chat.
chat-name-confirm = Entrar
chat-spectator = { $name } (a assistir)
chat-mute = Silenciar { $name }
chat-unmute = Voltar a ouvir { $name }
chat-forbidden-splito = Tenta convencer os vizinhos, mas não digas que cartas tens, o que vais jogar ou que objetivo procuras.
chat-forbidden-split = Dá conselhos, mas nunca digas um número.
chat-about-objective-open = Este objetivo ainda não está cumprido…
chat-about-stay-in-band = Ficar numa cor…

## O fim

# Three buttons side by side: what one looks at after the game.
end-views = O que se mostra
end-result = O resultado
end-score = Os pontos
end-table = A mesa
end-rematch = Desforra
end-rematch-wanted = Queres a desforra
end-rematch-waiting = À espera de { $names }.
end-rematch-now = Dar cartas já
end-rematch-join = Aceitar a desforra
end-same-join = Aceitar: mesmas cartas
end-same-wanted = Queres as mesmas cartas
end-rematch-new = Desforra com cartas novas
end-replay = Repetição
end-review = Análise
end-same-deal = Mesmas cartas
end-share = Partilhar
end-shared = Link copiado
end-picture = Partilhar como imagem
end-again = Rever a última jogada
end-download = Descarregar a partida
end-home = Início
# Opens the seldom wanted actions.
end-more = Mais
# On the podium, for screen readers.
end-place = { $place }.º lugar
end-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
  }
end-known-deal = Estas cartas já foram jogadas: alguém pode conhecê-las.
tried-game = Treino da partida { $number }, jogada { $at }. As cartas eram conhecidas: não é uma distribuição justa.
tried-record = Treino de uma partida guardada, jogada { $at }. As cartas eram conhecidas: não é uma distribuição justa.
tried-imagined = As cartas escondidas foram distribuídas de novo.

## Frases feitas

preset-hello = Olá!
preset-good-luck = Boa sorte!
preset-thanks = Obrigado!
preset-sorry = Desculpa!
preset-oops = Ups…
preset-well-played = Bem jogado!
preset-good-game = Boa partida!
preset-one-moment = Um momento, por favor.
preset-i-am-back = Já voltei.
preset-take-your-time = Sem pressa.
preset-again = Mais uma partida?
preset-bye = Adeus!
preset-nice-cut = Belo corte!
preset-great-minds = Pensamos igual.
preset-so-close = Foi por pouco!
preset-my-joker = Meu querido jóquer!
preset-you-read-me = Lês-me o pensamento.
preset-nice-zone = Que bela zona!
preset-hello-neighbour = Olá, aí ao lado!
preset-what-a-product = Que produto!
preset-last-round = Última ronda!
preset-go-left = Para a esquerda, por favor.
preset-go-right = Para a direita, por favor.
preset-stay-low = Fica nos números baixos.
preset-stay-high = Fica nos números altos.
preset-tight-gap = Que aperto!
preset-what-a-reset = Que reinício!
preset-objective-open = Ainda por cumprir: { $what }
preset-come-to-me = Vem jogar comigo!
preset-left-or-right = Esquerda ou direita?
preset-any-advice = O que te ajudava?
preset-stay-middle = Fica nos números do meio.
preset-stay-in-band = Fica nesta cor, por favor: { $what }
preset-i-am-fine = Por mim, tudo bem.
preset-in-trouble = Estou em apuros.

# Several people at one device, and a screen for all
party-hand-over = Passa a { $name }
party-lift = Sou { $name }: mostrar as minhas cartas
party-nobody = Neste dispositivo não é a vez de ninguém. Todos podem ver.
party-again = Jogar outra vez
party-device = Várias pessoas neste dispositivo
party-device-about = Passem-no. As cartas ficam escondidas dos outros.
party-device-here = Também neste dispositivo: { $names }
party-device-name = Nome de outra pessoa
party-device-add = Juntar
party-scan = Lê o código para jogar
party-scan-watch = Lê o código para assistir
foreseen-then = depois

## Reações

reaction-open = Reagir
reaction-clap = Aplauso
reaction-laugh = Risos
reaction-wow = Uau
reaction-hmm = Hum
reaction-oops = Ups
reaction-heart = Coração
reaction-told = { $name }: { $reaction }

## Dicas: porque é que uma jogada é boa.

hint-only = É a única jogada.
hint-in-the-end = Continuando a partida muitas vezes a partir daqui, foi o que correu melhor.
hint-ask = Dica
hint-thinking = À procura de uma boa jogada…
hint-told = Dica: { $move }.
hint-by = { $name }, o bot mais forte aqui, jogaria isto.
hint-none = Agora não há dica.
hint-agree = Dicas para todos
hint-agree-about = Há dicas quando todos os jogadores ativarem isto.
hint-waiting-for = Falta o acordo de: { $names }
hint-wished = { $name } gostava de dicas para todos.
hint-join = De acordo
hint-close = Fechar a dica

## A série

series-bar-wins = Partida { $number }, até { $count } vitórias
series-bar-games = Partida { $number } de { $count }
series-won = { $count ->
    [0] { $count } ganhas
    [one] { $count } ganha
   *[other] { $count } ganhas
}
series-to-wins = { $count ->
    [one] Série até { $count } vitória
   *[other] Série até { $count } vitórias
}
series-to-games = { $count ->
    [one] Série de { $count } partida
   *[other] Série de { $count } partidas
}
series-over = { $count ->
    [one] { $names } ganhou a série.
   *[other] { $names } partilham a série.
}
series-over-you = Ganhaste a série!
series-over-together = { $won } de { $count } partidas ganhas em conjunto.
series-standing = Classificação
series-wins = { $count ->
    [0] { $count } vitórias
    [one] { $count } vitória
   *[other] { $count } vitórias
}
series-left = já saiu
series-games = Partidas
series-game = Partida { $number }
series-game-won = Ganha
series-game-lost = Perdida
series-no-games = Ainda não acabou nenhuma partida desta série.
end-series = A série
end-next = Próxima partida
end-next-join = Ir à próxima partida
end-next-wanted = Estás a postos
end-new-series = Nova série
end-new-series-join = Aceitar nova série
end-new-series-wanted = Queres uma nova série
status-next = { $count ->
    [one] { $names } espera pela próxima partida.
   *[other] { $names } esperam pela próxima partida.
}
status-new-series = { $count ->
    [one] { $names } quer uma nova série.
   *[other] { $names } querem uma nova série.
}
title-next = ■ Próxima partida? { $names } · { $game }
title-new-series = ■ Nova série? { $names } · { $game }
seat-next = espera pela próxima partida
seat-new-series = quer uma nova série
help = Ajuda
help-rules = Ler as regras
help-keys = Teclado
help-key-tab = Ir para o próximo grupo de cartas ou botões
help-key-arrows = Passar de uma carta para outra
help-key-enter = Escolher uma carta ou tocar num botão
help-key-escape = Devolver o que escolheste
help-key-help = Abrir esta ajuda
help-keys-off = Os atalhos de uma tecla estão desligados nas tuas definições.

## Games of plug-ins, which this page knows only by their moves

any-about = Faz uma das jogadas possíveis. As regras vêm com a extensão.
any-task = Escolhe uma jogada
any-moves = Jogadas
any-play = Jogar: { $move }
any-player = Jogador
any-points = Pontos

## Reporting a table or a remark to the people who run the server

report = Denunciar…
report-title = Denunciar algo
report-about = Quem gere este servidor pode ver a mesa e o que lá foi dito.
report-what = O quê?
report-table = A mesa
report-why = Porquê?
report-insult = Insultos
report-name = Um nome
report-spoil = Estraga a partida
report-other = Outra coisa
report-words = Nas tuas palavras
report-send = Enviar
report-sent = Obrigado. Quem gere o servidor vai ver.
report-nobody = Neste servidor ninguém lê denúncias.
