# As regras de Splito, nas nossas palavras.

rules-splito-intro = Em Splito partilhas uma zona com quem está à tua esquerda e outra com quem está à tua direita. Os teus pontos são a zona esquerda vezes a zona direita: ajuda os dois lados e deixa que te ajudem.
rules-splito-numbers = Para 3 a 8 jogadores, a partir de cerca de oito anos, com uma variante para dois. Uma partida dura treze rondas, cerca de um quarto de hora. Quem joga pela primeira vez fica melhor entre dois que já conhecem o jogo.

## Cartas

rules-splito-cards = As cartas
rules-splito-cards-splito = Há 72 cartas Splito: seis cores, valores de 1 a 6, e cada uma duas vezes. Cada cor tem a sua forma, o seu desenho e a sua letra.
rules-splito-cards-objective = Há 37 objetivos. Um objetivo pede algo à zona em que está e vale tantos pontos quantos os losangos que mostra, de um a quatro. Alguns têm ainda uma estrela ou uma lua.
rules-splito-cards-caption = Um 3 amarelo, um 5 azul e dois objetivos: maioria de 4, com estrela, por 3 pontos; nenhum 2, por 1 ponto.

## Antes da partida

rules-splito-setup = Antes da partida
rules-splito-setup-commons = Tiram-se uma estrela e uma lua, que ficam à vista no meio. São os dois objetivos comuns: qualquer zona os pode ganhar.
rules-splito-setup-deal = Todas as outras cartas são baralhadas juntas e cada um recebe treze. As que sobram não se usam e ninguém as vê.
rules-splito-setup-zones = Entre cada dois vizinhos há uma zona. Há, portanto, tantas zonas como jogadores, e tu tens duas: uma à tua esquerda, outra à tua direita.
rules-splito-zones-caption = Três jogadores e as suas três zonas. A zona esquerda de A é também a zona direita de B.

## Uma ronda

rules-splito-round = Uma ronda
rules-splito-round-choose = Cada um escolhe uma carta da mão, uma carta Splito ou um objetivo, e um lado, esquerda ou direita. Qualquer carta pode ir para qualquer dos lados. Não tens de tratar os dois por igual.
rules-splito-round-turn = Quando todos tiverem escolhido, as cartas são reveladas ao mesmo tempo, cada uma na sua zona. Ali ficam até ao fim.
rules-splito-round-pass = Depois cada um passa o resto da mão para a esquerda e recebe a mão que vem da direita.
rules-splito-round-last = Na última ronda tens uma só carta. Tens de a jogar, mas o lado continua a ser escolha tua.
rules-splito-round-change = Até a última pessoa escolher podes anular a tua escolha, se a mesa o permitir.

## Objetivos

rules-splito-objectives = Objetivos
rules-splito-objectives-test = Um objetivo é verificado para a zona em que está, com todas as cartas que lá estão no fim da partida. Dá os seus pontos uma vez, ou nenhuma. Uma carta Splito pode servir para qualquer número de objetivos. Os objetivos não têm cor nem valor.
rules-splito-kind-majority = Maioria: esta zona tem mais cartas desse valor, ou dessa cor, do que cada uma das outras zonas da mesa. Um empate na frente não chega.
rules-splito-kind-value = Valor: há nesta zona exatamente esse número de cartas desse valor, seja em que cores for; com mais, fica perdido. Do valor riscado não pode haver nenhuma.
rules-splito-kind-colors = Três cores: pelo menos uma carta de cada cor mostrada. Outras cores não fazem mal.
rules-splito-kind-variety = Variedade: conta as cores diferentes, ou os valores diferentes. As repetidas não importam. O sinal diz se tem de ser exatamente esse número, pelo menos ou no máximo.
rules-splito-kind-both = Ambos: pelo menos tantas cores diferentes e pelo menos tantos valores diferentes. Uma carta pode contar para as duas coisas.
rules-splito-kind-zone = Zona: conta todas as cartas da zona: cartas Splito, objetivos, também este, mesmo que falhem, e os objetivos comuns que a zona ganha.

rules-splito-example = Exemplos
rules-splito-example-met = Aqui há exatamente dois 4: cumprido, 2 pontos.
rules-splito-example-lost = Chegou um terceiro 4: perdido, sem pontos.
rules-splito-example-tie = O objetivo comum pede a maioria de azuis. Duas zonas têm três cartas azuis cada uma: nenhuma tem a maioria sozinha, por isso nenhuma o ganha.

rules-splito-marks = Enquanto se joga, cada objetivo tem uma marca. Cumprido: contaria se a partida acabasse agora. Perdido: já não pode ser cumprido, jogue-se o que se jogar. Aberto: nem uma coisa nem outra. As marcas só olham para as cartas à vista, nunca para uma mão.

## Pontos

rules-splito-scoring = Os pontos
rules-splito-scoring-commons = Primeiro os dois objetivos comuns. A zona que tem a maioria, sozinha, ganha a carta e os seus pontos. Se houver empate, ou se ninguém tiver nenhuma, ninguém a ganha.
rules-splito-scoring-objectives = Depois os objetivos nas zonas. O que falha é virado para baixo. Não dá nada, mas continua a ser uma carta da sua zona.
rules-splito-scoring-zone = Uma zona soma os pontos dos seus objetivos cumpridos e dos objetivos comuns que ganhou. As cartas Splito não dão pontos por si: uma zona sem objetivos pode bem ficar em 0.
rules-splito-scoring-product = Os teus pontos são a tua zona esquerda vezes a tua zona direita. Ganha quem tiver mais.
rules-splito-worked = Uma zona inteira, carta a carta
rules-splito-worked-about = A zona de A e B depois de treze rondas. Cada objetivo é verificado com todas as cartas que aqui estão.
rules-splito-worked-pair = Há exatamente dois 3: 2 pontos.
rules-splito-worked-four = Quatro cores, amarelo, azul, verde e preto, e mais nenhuma: 2 pontos.
rules-splito-worked-three = Estão cá o amarelo, o azul e o verde: 1 ponto.
rules-splito-worked-none = Há aqui um 2: nada, e a carta é virada.
rules-splito-worked-common = O objetivo comum: três 4 aqui, dois e um nas outras zonas: 3 pontos.
rules-splito-worked-moon = O outro objetivo comum fica no meio: duas zonas têm duas cartas rosa cada uma.
rules-splito-worked-sum = Ao todo: { $sum }
rules-splito-worked-others = As outras duas zonas, contadas da mesma forma: { $second } e { $third } pontos.
rules-splito-scoring-line = { $name }: { $left } × { $right } = { $product }
rules-splito-scoring-caption = A zona de A e B vale 8, a de B e C vale 4 e a de C e A vale 6. A ganha com 48.
rules-splito-scoring-zero = Zero vezes o que for é zero. Não te esqueças de nenhum dos teus lados!
rules-splito-scoring-tie = Se várias pessoas tiverem a pontuação mais alta, ganha quem tiver menos cartas nas duas zonas: cartas Splito, objetivos, também os falhados, e objetivos comuns ganhos. Se também aí houver empate, partilham a vitória.

## O que se sabe

rules-splito-knowing = O que sabes
rules-splito-knowing-open = Todas as zonas e os dois objetivos comuns estão à vista. Todos veem quem já escolheu, mas não o quê.
rules-splito-knowing-hands = Conheces a tua mão e todas as mãos que passaste: tudo o que delas se joga fica à vista. O botão com o olho mostra o que resta nelas.
rules-splito-knowing-talk = Não fales da tua mão, da tua próxima carta nem dos objetivos que procuras. Mas podes tentar quem está ao teu lado: este objetivo ainda está aberto, joga aqui!

## Dois jogadores

rules-splito-two = Dois jogadores
rules-splito-two-variant = Esta variante é uma reconstrução nossa, por isso pode ser diferente noutras edições.
rules-splito-two-zones = Cada um tem duas zonas próprias, esquerda e direita, portanto são quatro. Ninguém joga nas zonas do outro.
rules-splito-two-rounds = Jogam treze rondas e trocam de mão depois de cada uma. Depois cada um recebe treze cartas novas para mais treze rondas.
rules-splito-two-majority = As maiorias comparam as quatro zonas, também as tuas duas entre si.

## Opções

rules-splito-options = Opções de uma mesa
rules-splito-option-least = Basta “pelo menos”: um objetivo que pede exatamente duas cartas de um valor também se cumpre com mais. Os valores riscados não mudam.
rules-splito-option-side = Mostrar esquerda ou direita: enquanto esperas, todos veem para que lado vai cada carta escolhida, mas não a carta. É assim numa mesa a sério. Se não, o lado fica escondido até todos terem escolhido, porque num ecrã esperar seria uma vantagem.

## Perguntas

rules-splito-questions = Perguntas que surgem
rules-splito-question-size = Os objetivos falhados contam como cartas? Sim, para o tamanho de uma zona e para os empates.
rules-splito-question-commons = Os objetivos comuns contam como cartas? Sim, para a zona que os ganha.
rules-splito-question-order = A ordem da contagem importa? Não. Os objetivos comuns contam só cartas Splito, e nenhuma outra verificação depende do resultado de outra.
rules-splito-question-deck = Estes são os objetivos impressos? A lista completa não é pública. A nossa segue tudo o que se sabe e faz com que cada valor e cada cor apareçam com a mesma frequência.

## Diferenças

rules-splito-depart-side = O lado escolhido fica escondido até todos terem escolhido, porque num ecrã quem espera ficaria a ganhar. Nas regras impressas é claro para todos; a opção “Mostrar esquerda ou direita” mostra-o.
rules-splito-depart-two = A variante para dois é uma reconstrução nossa; as regras impressas são para 3 a 8.
rules-splito-depart-objectives = Os objetivos também são uma reconstrução: a lista completa não é pública. No terminal pode-se jogar com os da caixa.
rules-splito-depart-change = Uma escolha pode ser mudada até a última pessoa ter escolhido.
rules-splito-depart-tie = Um empate que se mantém depois de contar as cartas é uma vitória partilhada.
rules-splito-depart-help = As marcas nos objetivos, os totais durante a partida e as mãos que passaste são mostrados como ajuda; uma mesa pode ocultar estas últimas.

rules-splito-asked-zero = E se uma das minhas zonas não der pontos?
rules-splito-asked-tie = Quem fica com um objetivo comum em caso de empate?
