### A página inicial, as mesas abertas, as definições, os convites e a sala de espera.

## A página inicial

home-title = Splittable
home-lead = Três pequenos jogos de cartas cheios de manha. Joga já contra bots ou manda um link aos amigos.
home-language = Língua
home-settings = Definições
home-to-home = Splittable, início
home-games = Jogos
home-other-games = Mais jogos neste servidor

home-name = O teu nome

# Nomes para quem não deu nenhum.
home-guest-0 = Lontra
home-guest-1 = Lebre
home-guest-2 = Coruja
home-guest-3 = Texugo
home-guest-4 = Lince
home-guest-5 = Garça
home-guest-6 = Ouriço
home-guest-7 = Pisco

home-about-split-it = Divide a fila em três, aposta em segredo e ganha a parte em que mais ninguém apostou.
home-about-splito = Partilha uma zona com cada vizinho e multiplica esquerda por direita.
home-about-split = Enfia os teus números entre duas pilhas.

home-players = { $least } a { $most } jogadores
home-players-variant = { $least } a { $most } jogadores, variante para 2

home-play-now = Jogar já
home-with-friends = Jogar com amigos
home-opening = Um momento…
home-rules = Regras
home-lesson-new = Primeira vez? Partida guiada
home-lesson-begun = Continuar a partida guiada
home-lesson-done = Jogar outra vez a partida guiada
home-rules-game = Regras de { $game }
home-back = Todos os jogos

home-choices = { $seats ->
    [one] { $seats } jogador
   *[other] { $seats } jogadores
}, regras habituais
home-choices-variant = { $seats ->
    [one] { $seats } jogador
   *[other] { $seats } jogadores
}, uma variante
home-choices-special = { $seats ->
    [one] { $seats } jogador
   *[other] { $seats } jogadores
}, à tua maneira
home-change-choices = Mudar jogadores, bots e regras
home-reset-choices = Voltar às regras habituais

home-seats = Jogadores
home-seats-variant = As regras impressas são para 3 a 8 jogadores. A variante para dois é uma reconstrução nossa.
home-bots = Bots
home-bot-easy-about = Seguem regras simples e cometem erros.
home-bot-medium-about = Pensam um pouco à frente: uma partida equilibrada.
home-bot-hard-about = Pensam bem cada jogada: um verdadeiro desafio.
home-bot-rules-of-thumb-about = Conhecem os truques básicos do jogo.

## Opções dos jogos

home-mode = Como jogar
home-mode-competitive = Todos contra todos
home-mode-competitive-about = Ganha quem ficar primeiro sem cartas.
home-mode-cooperative = Em equipa
home-mode-cooperative-about = O jogo cooperativo: ou toda a gente fica sem cartas ou ninguém ganha. A partir de três jogadores.

home-helpers = Ajudas comuns
home-helpers-about = Jóqueres ao lado da mesa que qualquer pessoa pode usar, uma vez cada. Com menos é mais difícil.
home-helpers-both = 0 e 100
home-helpers-zero = Só o 0
home-helpers-hundred = Só o 100
home-helpers-none = Nenhuma

home-rules-options = Regras
home-option-remove-after-every-split = Retirar uma parte em cada divisão
home-option-remove-after-every-split-about = Para dois: sai do jogo uma parte sempre que a fila é dividida em três, não só uma vez por ronda.
home-option-value-at-least = Basta “pelo menos”
home-option-value-at-least-about = Um objetivo que pede dois 4 também se cumpre com três.
home-option-show-side = Mostrar esquerda ou direita
home-option-show-side-about = Todos veem logo para que lado vai uma carta escondida.
home-option-reset-keeps-direction = Reiniciar mantém o sentido
home-option-reset-keeps-direction-about = Depois de um reinício segue-se no mesmo sentido, sem voltar ao sentido horário.
home-option-bluff-resets = Bluff
home-option-bluff-resets-about = Quem reinicia pode pôr quaisquer duas cartas padrão, e os outros podem duvidar.

## Definições da mesa

home-series = Série
home-series-none = Partidas avulsas
home-series-wins = { $count ->
    [one] Até { $count } vitória
   *[other] Até { $count } vitórias
}
home-series-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
home-table-settings = Definições da mesa
home-visibility = Quem pode entrar
home-visibility-private = Só quem tem o link
home-visibility-public = Toda a gente: a mesa aparece nesta página
home-talk = Chat
home-talk-usual = Como é habitual no jogo
home-talk-free = Livre
home-talk-presets = Só frases predefinidas
home-talk-off = Sem chat
home-talk-about = Os bots também pedem e dão conselhos. Sem chat, ninguém fala: o jogo fica mais difícil.
home-clock = Tempo por jogada
home-clock-none = Sem relógio
home-clock-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
home-clock-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
home-absence = Se alguém se ausentar
home-absence-never = Esperar o tempo que for preciso
home-absence-seconds = { $seconds ->
    [one] Um bot joga por essa pessoa após { $seconds } segundo
   *[other] Um bot joga por essa pessoa após { $seconds } segundos
}
home-absence-minutes = { $minutes ->
    [one] Um bot joga por essa pessoa após { $minutes } minuto
   *[other] Um bot joga por essa pessoa após { $minutes } minutos
}
home-take-back = Pode-se mudar a escolha
home-take-back-about = Podes mudar a tua escolha até a última pessoa escolher.
home-hints = Dicas
home-hints-about = Só com bots podes pedir uma dica; com outras pessoas, todas têm de concordar primeiro.
home-aids-split-it = Mostrar a contagem
home-aids-split-it-about = Que cartas já saíram e quais ainda podem vir. Sem ela, tens de contar tu.
home-aids-splito = Mostrar as mãos que passaste
home-aids-splito-about = O que resta nas mãos que já tiveste. Sem isso, tens de te lembrar.

begins-split-it = Quem começa
begins-split = Quem dá as cartas
begins-lot = Ao acaso
begins-me = Eu
begins-about = Numa mesa com amigos, quem organiza ainda pode mudar isto, por exemplo para a pessoa mais nova.
begins-youngest = A pessoa mais nova
begins-youngest-who = Quem é a pessoa mais nova?
begins-told-lot = Começa alguém ao acaso.
begins-told-split-it = Começa { $name }.
begins-told-split = Dá as cartas: { $name }.
begins-why-youngest = Começa a pessoa mais nova.
begins-why-passed = Dar as cartas passa para a esquerda.

## As minhas mesas

home-mine-sure = Perdes o teu lugar para sempre.
home-mine-forget-sure = Esquecer mesmo
home-mine-all = { $n ->
    [one] Mostrar mais { $n }
   *[other] Mostrar mais { $n }
}

## Mesas abertas

home-open = Mesas abertas
home-open-about = Aqui qualquer pessoa pode sentar-se ou assistir.
home-open-none = De momento não há mesas abertas. Para abrires uma, escolhe “Toda a gente” nas definições da mesa de um jogo.
home-open-look = Atualizar
home-open-join = Entrar
home-open-watch = Assistir
home-open-free = { $n ->
    [0] Não há lugares livres
    [one] { $n } lugar livre
   *[other] { $n } lugares livres
}
home-open-playing = Partida a decorrer
home-open-variant = Uma variante

## Uma partida guardada

home-record = Abrir uma partida guardada
home-record-about = Uma partida descarregada guarda as suas cartas. Joga com as mesmas e vê se te sais melhor.
home-record-choose = Escolher um ficheiro…
home-record-review = Analisar
home-record-found = { $game } para { $seats ->
    [one] { $seats } jogador
   *[other] { $seats } jogadores
}
home-record-names = Jogada por { $names }
home-record-unreadable = Este ficheiro não é uma partida nossa. Escolhe um que tenhas descarregado no fim de uma partida.
home-record-unfinished = Esta partida ainda não acabou, por isso as cartas ficam em segredo.
home-record-too-big = Este ficheiro é grande demais para ser uma partida.

home-about = Feito por fãs e grátis. Sem ligação às editoras nem aos autores dos jogos impressos.
home-licences = Licenças de terceiros

## O que correu mal e o que fazer.

problem-invalid = O servidor não percebeu. Carrega a página de novo.
problem-illegal = As regras não permitem isso agora. Escolhe outra coisa.
problem-not-your-turn = Ainda não é a tua vez.
problem-off-lesson = Aqui a lição pede outra jogada. Experimenta o que o guia diz.
problem-stale = Entretanto a mesa mudou. Escolhe de novo.
problem-wrong-phase = Agora não podes fazer isso.
problem-not-allowed = Não podes fazer isso. Para te sentares aqui precisas de um link de convite.
problem-taken = Este lugar está ocupado. Escolhe outro ou fica a assistir.
problem-name-taken = Alguém aqui já tem este nome ou um muito parecido. Escolhe outro.
problem-sent-away = Quem organiza retirou-te desta mesa.
problem-unknown = Essa mesa ou essa partida não existe. Verifica o link.
problem-later-rules = Nesta mesa jogou-se com uma versão mais recente do servidor; aqui não pode ser aberta.
problem-damaged = Esta mesa está danificada no servidor e já não pode ser aberta. Abre uma nova.
problem-too-fast = Foi um pouco depressa demais. Espera um momento e tenta de novo.
problem-too-big = É longo demais. Envia algo mais curto.
problem-foreign-origin = A partir desta página não podes jogar nesse servidor. Abre a página do próprio servidor.
problem-too-busy = Neste momento há demasiadas análises à espera. Tenta de novo daqui a pouco.
problem-full = Neste momento as mesas estão cheias. Tenta de novo daqui a pouco.
problem-no-reviews = Neste servidor não é possível analisar partidas.
problem-closed = Quem gere este servidor fechou esta mesa.
problem-banned = Quem gere este servidor bloqueou-te.
problem-unwanted = Escolhe outras palavras: uma delas não é permitida neste servidor.
problem-maintenance = Agora não podes começar partidas: o servidor vai entrar em manutenção.
problem-unavailable = De momento não há ligação ao servidor. Tenta de novo daqui a pouco.
problem-broken = Algo correu mal do nosso lado. Tenta de novo.

## Definições

settings-title = Definições
settings-saved = As mudanças ficam guardadas neste navegador.
settings-look = Aspeto
settings-theme = Cores
settings-theme-system = Como o meu dispositivo
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-contrast = Contraste elevado
settings-contrast-about = Sempre, e não só quando o dispositivo o pede.
settings-felt = Fundo
settings-felt-classic = Vivo
settings-felt-calm = Suave
settings-index = Números das cartas
settings-index-standard = Normais
settings-index-large = Grandes
settings-speed = Movimento das cartas
settings-speed-none = Nenhum
settings-speed-rush = Muito rápido
settings-speed-fast = Rápido
settings-speed-normal = Normal
settings-speed-slow = Lento
settings-speed-still = O teu dispositivo pede menos movimento, por isso as cartas não se deslocam.
settings-patterns = Padrões fortes nas cartas de cor
settings-patterns-about = Ajudam a distinguir as cartas mesmo sem as cores.
settings-totals = Mostrar pontos durante a partida
settings-totals-about = Totais e vantagens até agora. Sem eles, fazes tu as contas.
settings-playing = A jogar
settings-confirm = Confirmar cada jogada
settings-confirm-about = Um segundo toque joga a carta. Sem isto, o último toque joga-a logo.
settings-shortcuts = Atalhos de uma tecla
settings-shortcuts-about = Letras e números funcionam como atalhos quando não estás a escrever.
settings-talk = Mostrar o chat
settings-talk-about = Desliga-o para jogar em sossego.
settings-sound = Som
settings-sounds = Ativar os sons
settings-volume = Volume
settings-sound-turn = É a minha vez
settings-sound-sealed = Alguém já escolheu
settings-sound-reveal = As escolhas são reveladas
settings-sound-hurry = O tempo está a acabar
settings-sound-tick = Cada um dos meus últimos dez segundos
settings-sound-talk = Alguém diz alguma coisa
settings-sound-end = A partida acabou
settings-sound-rematch = Alguém quer a desforra
settings-sound-try = Ouvir
settings-sound-try-sound = Ouvir: { $sound }

## Convites

invite-title = Convidar amigos
invite-about = Quem tiver este link pode sentar-se. Não é preciso ter conta.
invite-link = Link para jogar
invite-copy = Copiar o link
invite-copied = Copiado
invite-not-copied = O navegador não permite copiar aqui. O link está selecionado, podes copiá-lo tu.
invite-share = Partilhar…
invite-share-text = Vem jogar comigo!
invite-qr = Código QR com o link para jogar
invite-qr-about = Quem estiver ao pé de ti pode ler este código.
invite-only-here = Só este computador chega ao servidor. Para convidar telemóveis e outros na tua rede, inicia-o com { $command }.
invite-no-address = Este computador não está numa rede, por isso mais ninguém pode abrir um link.
invite-here-link = Link só para este computador
invite-address = Endereço para os outros
invite-address-about = Se o link não abrir nos telemóveis deles, experimenta outro.
invite-watch = Link para assistir
invite-watch-about = Veem o que está à vista na mesa, mas a mão de ninguém.
invite-watch-copy = Copiar o link para assistir

## A sala de espera

gathering-title = { $game }: à espera de jogadores
gathering-about-host = Convida amigos ou junta bots, e começa.
gathering-about-guest = Já tens lugar. { $host } começa a partida.
gathering-about-guest-no-host = Já tens lugar. A partida começa em breve.
gathering-about-newcomer = Tens um convite. Escreve o teu nome e senta-te.
gathering-about-late = Não há lugares livres. Podes assistir daqui.
gathering-about-spectator = Estás a assistir. Para jogar, pede um link de convite a alguém da mesa.
gathering-known-deal = Estas cartas já foram jogadas: alguém pode lembrar-se delas.
gathering-seats = Lugares
gathering-seat = Lugar { $seat }
gathering-free = Livre
gathering-you = Tu
gathering-host = Organiza
gathering-away = Ausente
gathering-sit = Sentar-me aqui
gathering-add-bot = Juntar um bot
gathering-level = Nível de { $name }
gathering-send-away = Retirar
gathering-send-away-name = Retirar { $name }
gathering-start = Começar
gathering-start-bots = { $n ->
    [one] Começar com { $n } bot
   *[other] Começar com { $n } bots
}
gathering-waiting = { $n ->
    [one] Falta { $n } jogador
   *[other] Faltam { $n } jogadores
}
gathering-waiting-host = À espera que { $name } comece
gathering-waiting-start = Não há lugares livres. À espera que a partida comece.
gathering-rename = Mudar o meu nome
gathering-join = Sentar-me
gathering-watch-name = Assistir com este nome
gathering-watch-about = Com um nome podes usar o chat.
gathering-watchers = { $n ->
    [one] A assistir: { $names }
   *[other] A assistir: { $names }
}
gathering-rules = Regras desta mesa
gathering-usual = Regras habituais
gathering-variant = Uma variante para dois, uma reconstrução nossa
gathering-helpers = Ajudas comuns: { $helpers }
gathering-invite = Convidar amigos
gathering-visibility-public = Esta mesa aparece na página inicial: qualquer pessoa se pode sentar.
gathering-visibility-private = Só quem tem o link encontra esta mesa.
gathering-talk-free = Chat livre.
gathering-talk-presets = Chat só com frases predefinidas.
gathering-talk-off = Sem chat.
gathering-series = Uma série: { $series }.
gathering-clock-none = Sem relógio.
gathering-clock-seconds = { $seconds ->
    [one] { $seconds } segundo por jogada.
   *[other] { $seconds } segundos por jogada.
}
gathering-take-back = Podes mudar uma escolha secreta até todos escolherem.
gathering-no-take-back = Não se pode mudar uma escolha secreta.
gathering-hints = Dicas, quando todos concordarem.
gathering-no-hints = Sem dicas.
gathering-absence = { $seconds ->
    [one] Um bot joga por quem se ausentar { $seconds } segundo.
   *[other] Um bot joga por quem se ausentar { $seconds } segundos.
}
gathering-no-absence = Se alguém se ausentar, a partida espera.
gathering-no-aids-split-it = Sem contagem: tens de contar tu.
gathering-no-aids-splito = As mãos que passaste não voltam a aparecer.
gathering-leave = Sair da mesa
gathering-leave-sure = Sair e deixar o teu lugar?

## Caras

face-choose = Escolhe a tua cara
face-bear = Urso
face-duck = Pato
face-fox = Raposa
face-koala = Coala
face-owl = Coruja
face-cat = Gato
face-hedgehog = Ouriço
face-rabbit = Coelho
face-panda = Panda
face-frog = Rã
face-penguin = Pinguim
face-octopus = Polvo
settings-reactions = Mostrar as reações
settings-reactions-about = Emojis que sobem dos lugares.

## As minhas partidas

my-games = As minhas partidas
my-games-waiting-room = Ainda não começou
my-games-turn = É a tua vez
my-games-turn-of = É a vez de { $name }
my-games-running = A decorrer
my-games-won = Ganha
my-games-shared = Vitória partilhada
my-games-lost = Perdida
my-games-replay = Rever
my-games-replay-of = Rever: { $game }, { $when }
my-games-review = Análise
my-games-review-of = Análise: { $game }, { $when }
my-games-remove = Remover
my-games-remove-game = Remover: { $game }, { $when }
my-games-sure = Remover da lista e das estatísticas?
my-games-statistics = As minhas estatísticas
my-games-game = Jogo
my-games-played = Jogadas
my-games-wins = Ganhas
my-games-share = % de vitórias
my-games-seats = { $seats } jogadores
my-games-save = Guardar num ficheiro
my-games-bring = Carregar partidas de um ficheiro
my-games-brought = Partidas carregadas.
my-games-bad-file = Este ficheiro não tem partidas do Splittable; nada foi alterado.

## Avisos

settings-notices = Avisar quando for a minha vez
settings-notices-about = Uma notificação neste dispositivo enquanto fazes outra coisa.
settings-notices-refused = O navegador não permite notificações desta página. Podes permiti-las nas definições dele.
settings-notices-none = Este navegador não suporta notificações.
settings-vibrate = Vibrar
settings-vibrate-about = Quando é a minha vez e quando o meu tempo está a acabar, se o dispositivo o permitir.

home-companion = Se tens o jogo impresso
home-companion-score = Folha de pontos
home-companion-deck = Os objetivos da tua caixa
home-companion-deals = As mesmas cartas, várias mesas
home-companion-rules = Perguntas sobre as regras
home-deck = Objetivos
home-deck-usual = Os do Splittable
home-deck-mine = Os da minha caixa
gathering-deck = Objetivos próprios da mesa

## Privacy, and what operators tell

privacy = Privacidade
forget-me = Esquece-me
forget-about = Apaga o teu nome e o que disseste em todas as mesas que este navegador conhece. As tuas jogadas ficam, sem nome, e deixas os teus lugares. Não se pode desfazer.
forget-sure = Sim, esquece-me
forget-done = 
    { $tables ->
        [one] Feito: o teu nome e as tuas palavras desapareceram de { $tables } mesa.
       *[other] Feito: o teu nome e as tuas palavras desapareceram de { $tables } mesas.
    }
notice-from = De quem gere este servidor: { $text }
