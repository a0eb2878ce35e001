# As regras de Split nas nossas palavras.

rules-split-idea = Na mesa há duas pilhas, e cada carta que jogares tem de encaixar entre elas. O espaço vai encolhendo. Ganha quem ficar primeiro sem cartas, ou conseguem-no todos em equipa.

rules-split-cards = As cartas
rules-split-cards-all = Há 101 cartas, de 0 a 100, cada número uma vez.
rules-split-cards-wilds = Treze cartas são jóqueres: 0, 1, 99, 100 e todos os números que acabam em 0. São escuras, com a borda recortada e duas setas a girar.
rules-split-cards-standards = As outras 88 são cartas padrão. O tracinho no fundo de uma carta mostra onde fica o seu número entre 0 e 100.
rules-split-cards-bands = Cada dezena tem a sua cor e o seu desenho. Servem para te orientares; nenhuma regra depende deles.

rules-split-setup = Antes de começar
rules-split-setup-deal = Podem jogar dois a cinco, a partir de cerca de oito anos. Cada um recebe 7 cartas, e quem dá as cartas (na caixa, o “crupiê”), que sai à sorte, recebe 9. O resto é o monte, virado para baixo (na caixa, “pilha de tiragem”).
rules-split-setup-open = Quem dá as cartas põe a carta padrão mais baixa e a mais alta da sua mão: a mais baixa começa a pilha de Split da esquerda, a mais alta a da direita; em suma, a pilha esquerda e a direita. É automático.
rules-split-setup-first = Joga-se no sentido horário, e começa o lugar à esquerda de quem deu as cartas.
rules-split-setup-example = Quem deu as cartas pôs 12 e 84. Entre eles encaixa qualquer carta de 13 a 83.

rules-split-turn = A tua vez
rules-split-turn-one = Faz uma destas duas coisas: jogar uma carta ou reiniciar a mesa.

rules-split-play = Jogar uma carta
rules-split-play-move = Se houver uma carta no meio, manda-a para a pilha esquerda ou para a direita. O lado escolhes tu. O número dela é agora o dessa pilha. Logo a seguir a uma abertura não há carta do meio e não mandas nada.
rules-split-play-card = Põe uma carta da tua mão no meio. Com isso acaba a tua vez.
rules-split-play-fits = Uma carta padrão encaixa se o seu número ficar entre as duas pilhas, depois de mandares a carta do meio. Um número igual ao de uma pilha não encaixa.
rules-split-play-together = Lado e carta são uma só decisão: escolhes os dois e jogam-se juntos.
rules-split-table = A mesa: duas pilhas com um espaço entre elas, a carta do meio, o sentido e a tua mão. Se o 43 for para a esquerda, encaixam as cartas de 44 a 83; se for para a direita, as de 13 a 42.
rules-split-table-left = encaixa se a carta do meio for para a esquerda
rules-split-table-right = encaixa se a carta do meio for para a direita
rules-split-table-either = um jóquer: encaixa dos dois lados
rules-split-table-nowhere = não encaixa
rules-split-play-example = As pilhas são 12 e 84, e o 43 está no meio. Se o 43 for para a esquerda, o 55 encaixa. Se o 43 for para a direita, o 23 encaixa. O 91 não encaixa de nenhum dos lados.
rules-split-play-example-left = O 43 foi para a esquerda e jogou-se o 55. Para quem joga a seguir, o espaço é mais pequeno.
rules-split-play-none = Se não restar nenhum número entre as pilhas, como com 47 e 48, só encaixa um jóquer.

rules-split-wild = Jóqueres
rules-split-wild-fits = Um jóquer encaixa entre quaisquer duas pilhas, seja qual for o seu número.
rules-split-wild-turns = Cada jóquer jogado inverte o sentido do jogo. Mandar um jóquer para uma pilha, descartá-lo ou enterrá-lo não o inverte.
rules-split-wild-two = Entre dois não há sentido: joga-se simplesmente à vez.
rules-split-wild-last = Um jóquer não pode ser a tua última carta. Quem tiver um só jóquer e mais nada tem de reiniciar.
rules-split-wild-pile = No meio, um jóquer é uma carta como as outras: vai para a esquerda ou para a direita, e o seu número vale para essa pilha. Assim, a pilha esquerda pode ficar mais alta do que a direita. As cartas continuam a ter de ficar entre os dois números.
rules-split-wild-example = O 90 foi para a pilha esquerda e a direita mostra 60. Agora encaixam as cartas de 61 a 89.

rules-split-reset = Reiniciar
rules-split-reset-when = Podes reiniciar sempre que for a tua vez. Tens de reiniciar se nenhuma das tuas cartas encaixar ou se a tua única carta for um jóquer.
rules-split-reset-discard = As duas pilhas e a carta do meio são descartadas, viradas para cima.
rules-split-reset-draw = Tiras 3 cartas do monte.
rules-split-reset-bury = Se tiveres menos de duas cartas padrão, pões um jóquer debaixo do monte e tiras uma carta. Repete até teres duas cartas padrão.
rules-split-reset-lay = A tua carta padrão mais baixa e a mais alta são as novas pilhas. É automático.
rules-split-reset-example = Tens 33, 47 e 90 e tiras 5, 60 e 71. Das cartas padrão, 5 é a mais baixa e 71 a mais alta: são as novas pilhas. Ficas com 33, 47, 60 e 90.
rules-split-reset-next = Segue-se no sentido horário com o lugar à tua esquerda. Não há carta do meio.
rules-split-reset-cost = Um reinício custa-te normalmente uma carta: tiras três e pões duas. Por isso nunca se ganha com um reinício, mas é uma boa maneira de te livrares de uma carta muito alta e de outra muito baixa.

rules-split-stock = O monte
rules-split-stock-refill = Se o monte tiver menos cartas do que as que é preciso tirar, vai primeiro para debaixo dele todo o descarte, baralhado. Se ainda assim forem poucas, tiras as que houver.
rules-split-stock-exchange = Numa troca de jóqueres, o descarte vai para debaixo do monte assim que já não houver nele nenhuma carta padrão.

rules-split-end = O fim
rules-split-end-win = Quem joga a última carta da mão ganha logo. É sempre uma carta padrão.
rules-split-end-score = Split não tem pontos: ganha quem ficar primeiro sem cartas. O que os outros ainda têm mostra-se. Para os programas dá também uma posição, melhor com menos cartas; isso é nosso, não do jogo impresso.
rules-split-end-limit = Se ninguém tiver ganhado depois de 1000 turnos, a partida acaba e ganha quem tiver menos cartas.

rules-split-coop = Jogo cooperativo: em equipa
rules-split-coop-detail = Em equipa, ao completo
rules-split-coop-goal = Três a cinco podem jogar como uma equipa. Ganham se todas as mãos ficarem vazias.
rules-split-coop-helpers = O 0 e o 100 não são dados. Ficam à vista ao lado da mesa como ajudas para todos.
rules-split-coop-helper-play = Na tua vez podes jogar uma ajuda em vez de uma carta da tua mão, mesmo que uma das tuas encaixe. Uma ajuda é um jóquer: encaixa em qualquer sítio e inverte o sentido. Cada ajuda pode ser jogada uma vez.
rules-split-coop-no-reset = Não há reinício e ninguém tira cartas.
rules-split-coop-last = A última carta de cada mão tem de ser uma carta padrão. Uma mão só de jóqueres nunca pode ficar vazia, por isso a mesa avisa-te antes que isso aconteça.
rules-split-coop-out = Quem já não tem cartas acabou: não volta a ter a vez e não pode jogar uma ajuda. Segue o próximo lugar com cartas, que pode ser outra vez o mesmo.
rules-split-coop-lost = Se quem tem a vez não puder jogar nada e já não houver ajudas, perdem todos.
rules-split-coop-talk = Podem dar conselhos sobre esquerda e direita, e dizer que gostariam de ficar nos números baixos ou numa cor. Nunca se pode dizer um número.

rules-split-bluff = Reinícios com bluff
rules-split-bluff-lay = Com esta opção podes pôr quaisquer duas cartas padrão quando reinicias, não só a mais baixa e a mais alta.
rules-split-bluff-answer = Depois cada um dos outros responde em segredo: confiar ou duvidar. Todas as respostas são reveladas ao mesmo tempo.
rules-split-bluff-example = Um bluff: foram postos 33 e 47, embora 5 e 71 estejam na mão. O espaço é estreito, e difícil para todos os outros.
rules-split-bluff-caught = Um bluff de que alguém duvida: quem o fez tira 5 cartas. As pilhas ficam.
rules-split-bluff-honest = Um reinício honesto: quem duvidou tira 1 carta. Esta penalização é nossa; as regras impressas não têm nenhuma.
rules-split-bluff-trusted = Se ninguém duvidar, não acontece nada, e ninguém fica a saber se era um bluff.

rules-split-options = Opções
rules-split-options-helpers = Em equipa: com as duas ajudas, só o 0, só o 100 ou nenhuma. Com menos ajudas é mais difícil.
rules-split-options-direction = Um reinício pode deixar o sentido como está. Então segue o próximo lugar nesse sentido.
rules-split-options-bluff = Os reinícios com bluff podem ser ligados; vê acima. Estas duas opções são para partidas de todos contra todos.

rules-split-seen = O que está à vista, o que é segredo
rules-split-seen-open = Todos veem as pilhas, a carta do meio, o descarte, as ajudas e quantas cartas têm cada mão e o monte.
rules-split-seen-secret = A tua mão é só tua, também em equipa. E também as cartas que tiras e os jóqueres que enterras.

rules-split-questions = Perguntas que podem surgir
rules-split-question-must-move = É preciso mover a carta do meio? Sim. Só o lado é escolha tua.
rules-split-question-reset = Posso reiniciar embora uma carta minha encaixe? Sim, mas não em equipa.
rules-split-question-equal = Pilhas 40 e 60: o 40 ou o 60 encaixa pelo número? Não, só de 41 a 59. Como jóqueres encaixam de qualquer maneira.
rules-split-question-two-wilds = As minhas últimas duas cartas são jóqueres: posso jogar um? Sim. Com o outro terás de reiniciar.
rules-split-question-again = Posso jogar duas vezes seguidas? Só em equipa e se mais ninguém tiver cartas.
rules-split-question-helper-wild = A minha única carta é um jóquer: posso jogar uma ajuda? Sim, em equipa. A tua mão não fica mais pequena por isso.
rules-split-question-dealer = E se quem dá as cartas tiver menos de duas cartas padrão? Então põe jóqueres debaixo do monte e tira cartas, como num reinício.

rules-split-unofficial = Esta é uma versão não oficial de fãs, nas nossas próprias palavras. Não tem nada a ver com a editora nem com a autora do jogo.

rules-split-depart-points = Split não tem pontos: ganha quem ficar primeiro sem cartas. O que os outros ainda têm mostra-se, e mais nada; os programas também dão posições, mas isso é nosso.
rules-split-depart-dealer = Quem dá as cartas sai à sorte ou é indicado por quem organiza, e numa desforra passa para a esquerda; não há nada impresso sobre a primeira vez.
rules-split-depart-reset = Num reinício, as cartas certas são postas automaticamente. Com bluff pode-se fazer batota; então duvidar sem razão custa uma carta, o que também é nosso.
rules-split-depart-bury = Se faltarem cartas padrão, só vão jóqueres para debaixo do monte; nas regras impressas é simplesmente “uma carta”.
rules-split-depart-refill = Quando o monte se acaba, o descarte vai para debaixo dele; as regras impressas não dizem nada sobre isso.
rules-split-depart-limit = Depois de 1000 turnos a partida acaba e ganha quem tiver menos cartas.
rules-split-depart-bands = Que números têm que cor é escolha nossa; nenhuma regra depende disso.

rules-split-asked-wild = Pode um jóquer ser a minha última carta?
rules-split-asked-stuck = E se nenhuma das minhas cartas encaixar?
