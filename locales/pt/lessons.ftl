### Primeiros jogos guiados. O guia diz uma ou duas frases curtas de cada vez; $left e $right são os nomes dos vizinhos.

lesson-coach = O teu guia
lesson-wait = Vê o que os outros fazem…
lesson-progress = { $at } de { $count }
lesson-go-on = Continuar
lesson-back = Voltar
lesson-leave = Sair da lição
lesson-over = É assim o jogo! Agora já podes jogar uma partida a sério.
lesson-play-real = Jogar a sério
lesson-read-rules = Regras breves
lesson-play-on = Continuar aqui

## Split it!

lesson-split-it-welcome = Olá! Ganhas cartas e juntas números iguais em colunas. No fim, a coluna mais longa de cada número vale esse número de pontos.
lesson-split-it-row = Há sete cartas numa fila. Nesta ronda és tu que a divides em três partes, branca, rosa e preta, com os dois separadores.
lesson-split-it-cut = Move os separadores até o branco ter 2 cartas, o rosa 2 e o preto 3. Depois carrega em “Dividir aqui”.
lesson-split-it-secret = Agora todos apostam em segredo numa parte, tu também. Se mais ninguém a escolher, as cartas são tuas.
lesson-split-it-guess = O preto tem mais cartas. Aposta no preto.
lesson-split-it-contested = Só { $right } apostou no branco e fica com ele. Ninguém apostou no rosa: sai do jogo. Tu e { $left } apostaram no preto: as cartas ficam e são divididas outra vez.
lesson-split-it-again = Três cartas, uma em cada parte: aposta outra vez. O meu conselho: o 9, no rosa.
lesson-split-it-alone = { $left } apostou noutra parte. Nenhum teve concorrência, e cada um ganha um 9.
lesson-split-it-alone-other = Isso custou-te o 9 do rosa. Podes recuperar na próxima ronda.
lesson-split-it-next-row = Nova ronda: { $left } dividiu esta fila. No branco há um 9, um 5 e um jóquer.
lesson-split-it-take = Um jóquer torna mais longa uma das tuas colunas. Aposta no branco.
lesson-split-it-joker = Mais ninguém apostou! Põe o jóquer numa das tuas colunas; fica lá para sempre. Escolhe os 9.
lesson-split-it-majority = A tua coluna de 9 é a mais longa da mesa: 9 pontos, se assim continuar.
lesson-split-it-majority-other = Aí o jóquer conta para um número menor. Nos 9 teria protegido 9 pontos.
lesson-split-it-threat = { $right } dividiu esta fila. No branco há três 5: chegam para passar à frente da tua coluna de 5.
lesson-split-it-choose = Outros também querem esses 5. Aposta no rosa: dois 8.
lesson-split-it-lost = Os 8 são teus. Mas { $right } ficou com os três 5: nos 5 já não vais à frente.
lesson-split-it-lost-other = Outra pessoa também apostou aí, por isso essas cartas ficam na fila. Ninguém apostou nos dois 8: saíram do jogo.
lesson-split-it-scoring = Continua assim até acabar o monte. Depois, a coluna mais longa de cada número vale esse número; se houver empate, vale para todos. Ganha quem tiver mais pontos.

## Splito

lesson-splito-welcome = Olá! No Splito partilhas uma zona com cada vizinho. Já se jogaram nove das treze rondas; tu jogas as últimas quatro.
lesson-splito-zones = Esta zona é partilhada com { $left }, a da direita com { $right }. Cada carta tua vai para a esquerda ou para a direita.
lesson-splito-objective = As cartas com losangos são objetivos: valem pontos no fim, se a sua zona os cumprir. Aqui são precisos exatamente dois 3, e só há um.
lesson-splito-pick = Escolhe o teu 3 azul e manda-o para a esquerda.
lesson-splito-met = Dois 3: o objetivo está cumprido. Um terceiro estragava-o.
lesson-splito-met-other = À direita o teu 3 não ajuda. À esquerda continua a faltar um 3; sem ele, o objetivo não vale nada.
lesson-splito-lost = Entretanto, { $right } pôs um 5 na tua zona direita. “Nenhum 5” está perdido aí, para os dois.
lesson-splito-passed = Todos escolhem ao mesmo tempo e as cartas viram-se ao mesmo tempo. Depois cada mão passa para a esquerda: estas cartas vêm de { $right }.
lesson-splito-place = Os objetivos também se jogam. Este pede rosa, verde e preto: a tua zona direita tem os três. Manda-o para a direita.
lesson-splito-placed = Cumprido logo: mais um ponto à direita.
lesson-splito-placed-other = À esquerda falta o verde. Enquanto não vier, aí o objetivo não vale nada.
lesson-splito-common = No meio há dois objetivos comuns. Este vai para a zona com mais cartas verdes. Duas zonas estão empatadas, por isso ninguém o tem.
lesson-splito-majority = Com o teu 6 verde tens a maioria à direita. Manda-o para a direita.
lesson-splito-won = Três cartas verdes, mais do que em qualquer outra zona: o objetivo comum vai para a tua zona direita.
lesson-splito-won-other = À esquerda não ajuda: outras duas zonas continuam com duas cartas verdes cada uma.
lesson-splito-last = Última ronda: só resta uma carta, mas o lado escolhes tu. A zona esquerda não quer nenhum 2, por isso manda-a para a direita.
lesson-splito-kept = Muito bem: nenhum 2 à esquerda. Já se jogaram todas as cartas e contam-se as zonas.
lesson-splito-kept-other = O 2 custou um ponto à zona esquerda, que não queria nenhum. Já se jogaram todas as cartas e contam-se as zonas.
lesson-splito-product = A tua pontuação é esquerda vezes direita. Uma zona com 0 põe tudo a 0, por isso cuida das duas.

## Split

lesson-split-welcome = Olá! No Split ganha quem ficar primeiro sem cartas. Já se jogaram alguns turnos: restam-te quatro cartas.
lesson-split-table = Entre as pilhas está a carta do meio. Na tua vez, mandas essa carta para uma delas. Depois jogas no meio uma carta tua, que tem de encaixar entre as duas pilhas.
lesson-split-first = Se o 47 for para a esquerda, encaixa tudo de 48 a 75. Manda-o para a esquerda e joga o teu 55.
lesson-split-gap = Vês isso na reta dos números: a cada carta o espaço fica menor.
lesson-split-second = Se o 72 for para a esquerda, só encaixam 73 a 75. Manda-o para a direita e o teu 66 já encaixa.
lesson-split-wilds = Agora quase nada encaixa. Mas o teu 30 é um jóquer: 0, 1, 99, 100 e todos os números acabados em 0 encaixam sempre.
lesson-split-wild = Joga o teu 30 e manda a carta do meio para a esquerda.
lesson-split-turned = Um jóquer inverte o sentido: depois de ti jogou { $right } e a seguir { $left }. Lembra-te: um jóquer não pode ser a tua última carta.
lesson-split-turned-other = A direita também serve: um jóquer encaixa sempre. Inverte o sentido: depois de ti jogou { $right } e a seguir { $left }.
lesson-split-stuck = O teu 93 não encaixa em lado nenhum: tens de reiniciar. Tiras três cartas, e a tua carta padrão mais baixa e a mais alta são as novas pilhas.
lesson-split-fresh = 12 e 93 são as novas pilhas, e joga-se de novo no sentido horário. Tens mais uma carta do que antes, mas há espaço.
lesson-split-third = As duas cartas encaixam. Guarda a mais alta, porque o espaço fecha a partir dos números baixos: manda o 39 para a esquerda e joga o teu 45.
lesson-split-last = Só falta uma carta, e encaixa! Manda o 62 para a esquerda e joga o teu 78.
lesson-split-won = Ficaste sem cartas antes de todos, por isso ganhas. No Split não há pontos.

## Cooperative Split

lesson-cooperative-split-welcome = Aqui jogam todos em equipa: ou toda a gente fica sem cartas ou ninguém ganha. Cada um já jogou quatro vezes e tem três cartas.
lesson-cooperative-split-table = Como sempre, mandas a carta do meio para a esquerda ou para a direita e jogas uma carta que encaixe. Mas não se pode reiniciar: se alguém ficar sem jogada, todos perdem.
lesson-cooperative-split-first = Só encaixa o teu 46. Manda o 42 para a esquerda e joga-o.
lesson-cooperative-split-talk = Ninguém pode mostrar nem dizer as suas cartas. Mas podem dizer se preferem números baixos ou altos, esquerda ou direita: no chat há frases para isso.
lesson-cooperative-split-stuck = O teu 12 e o teu 25 não encaixam em lado nenhum! É para isso que há ajudas: 0 e 100 são de todos, uma vez cada, e encaixam sempre.
lesson-cooperative-split-helper = Precisas de espaço para números baixos. Joga o 0 e manda a carta do meio para a esquerda.
lesson-cooperative-split-opened = Agora já encaixam números baixos. Como todos os jóqueres, o 0 inverteu o sentido, e tu ainda tens as tuas duas cartas.
lesson-cooperative-split-opened-other = A direita também serve aqui: já encaixam números baixos. Como todos os jóqueres, o 0 inverteu o sentido, e tu ainda tens as tuas duas cartas.
lesson-cooperative-split-keep = Deixa espaço para a tua última carta: primeiro o 25, depois o 12. Manda o 37 para a direita e joga o teu 25.
lesson-cooperative-split-out = { $left } e { $right } já não têm cartas. Agora tudo depende de ti!
lesson-cooperative-split-last = Manda o 17 para a direita e joga o teu 12.
lesson-cooperative-split-won = Já se jogaram todas as cartas: ganharam juntos! Se alguém tivesse ficado sem jogada, todos perdiam.
