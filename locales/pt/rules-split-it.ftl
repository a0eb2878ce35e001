# As regras de Split it!, nas nossas palavras.

rules-split-it-idea = Alguém divide uma fila de cartas em três partes. Depois cada um aposta em segredo numa delas. Se mais ninguém apostar na tua, as cartas são para ti.
rules-split-it-aim = Juntas colunas de números iguais. No fim pontua a coluna mais comprida de cada número.

## As cartas

rules-split-it-cards = As cartas
rules-split-it-cards-numbers = Há um 1, dois 2, três 3 e assim por diante, até dez 10. Um número alto vale mais pontos, mas também há mais cartas dele.
rules-split-it-cards-jokers = Há ainda 15 jóqueres. Um jóquer não tem número: aumenta uma das tuas colunas em uma carta.
rules-split-it-cards-all = Ao todo são 70 cartas. São baralhadas e formam o monte, viradas para baixo.
rules-split-it-cards-picture = Algumas cartas de números e um jóquer

## Uma ronda

rules-split-it-round = Uma ronda
rules-split-it-start = Divide primeiro alguém ao acaso. Em cada ronda seguinte divide a próxima pessoa à esquerda.

rules-split-it-row = 1. Pôr e dividir a fila
rules-split-it-row-laid = Põe-se uma fila de cartas viradas para cima: 7 cartas com dois ou três jogadores, 9 cartas com quatro.
rules-split-it-row-split = Quem divide põe dois separadores entre as cartas. Ficam três partes: branca à esquerda, rosa no meio e preta à direita. Cada uma tem pelo menos uma carta. As cartas mantêm a ordem.
rules-split-it-row-picture = Nove cartas, divididas em três partes

rules-split-it-guess = 2. Apostar em segredo
rules-split-it-guess-all = Todos apostam numa parte, também quem divide. Ninguém vê as apostas dos outros.
rules-split-it-guess-back = Podes mudar a tua aposta até a última pessoa apostar. Então revelam-se todas ao mesmo tempo.

rules-split-it-judge = 3. Ver quem apostou sozinho
rules-split-it-judge-one = Uma só aposta: quem a fez ganha todas as cartas dessa parte e já acabou esta ronda.
rules-split-it-judge-several = Duas apostas ou mais: ninguém leva as cartas. Ficam na fila.
rules-split-it-judge-nobody = Nenhuma aposta: as cartas vão fora de vez.
rules-split-it-name-1 = Ana
rules-split-it-name-2 = Bruno
rules-split-it-name-3 = Carla
rules-split-it-name-4 = Diogo
rules-split-it-judge-example = Exemplo: só { $first } apostou em branco e ganha três cartas. Só { $second } apostou em rosa e ganha duas. Tanto { $third } como { $fourth } apostaram em preto: as quatro cartas ficam e só estes dois continuam.

rules-split-it-again = 4. Outra vez, com o que resta
rules-split-it-again-joined = As cartas que ficaram juntam-se pela mesma ordem. Só continua quem ainda não ganhou cartas nesta ronda.
rules-split-it-again-none = Não resta nenhuma carta: a ronda acabou.
rules-split-it-again-one = Resta uma carta: vai fora e a ronda acabou.
rules-split-it-again-two = Restam duas cartas: a da esquerda é branca, a da direita é rosa. Não há parte preta.
rules-split-it-again-three = Restam três cartas: cada uma é uma parte.
rules-split-it-again-more = Restam quatro ou mais: a mesma pessoa divide outra vez, mesmo que já tenha ganhado cartas.
rules-split-it-again-stand-off = Com quatro jogadores pode haver apostas de dois contra dois pelas últimas duas cartas. Então os quatro voltam a apostar. Se acontecer dez vezes seguidas, as duas cartas vão fora.

## Dois jogadores

rules-split-it-two = Com dois jogadores
rules-split-it-two-remove = Depois da primeira divisão de uma ronda, quem não dividiu retira uma parte. As cartas dela vão fora. Depois ambos apostam entre as outras duas partes, que mantêm as suas cores.
rules-split-it-two-must = É obrigatório retirar uma parte. Depois das outras divisões da mesma ronda não se retira nada.
rules-split-it-two-picture = A parte preta é retirada; pode-se apostar em branco e rosa

## Colunas e jóqueres

rules-split-it-columns = As tuas colunas e os teus jóqueres
rules-split-it-columns-place = As cartas que ganhas ficam à vista diante de ti, os números iguais na mesma coluna.
rules-split-it-jokers-place = Cada jóquer que ganhas vai logo para uma das tuas colunas. Também serve uma coluna começada com essas mesmas cartas. Um jóquer posto nunca muda de sítio.
rules-split-it-jokers-only = Se só tens uma coluna, o jóquer vai automaticamente para lá.
rules-split-it-jokers-pending = Um jóquer não pode começar uma coluna. Sem nenhuma coluna, os teus jóqueres esperam ao lado do teu lugar. Quando ganhares os teus primeiros números, põem-se todos os que esperam.
rules-split-it-jokers-order = Se várias pessoas tiverem jóqueres para pôr, fazem-no no sentido horário, a começar por quem divide. Esta ordem é nossa; as regras impressas não dão nenhuma.
rules-split-it-jokers-example = Exemplo: ganhas um 7, um 8 e um jóquer. O 7 e o 8 vão para as suas colunas. Agora podes escolher qualquer das tuas colunas para o jóquer; aqui, a de 8.
rules-split-it-jokers-before = Antes do jóquer
rules-split-it-jokers-after = Depois do jóquer

## O fim

rules-split-it-end = Fim e pontos
rules-split-it-end-when = A partida acaba com a ronda que usa a última carta do monte: 10 rondas com dois ou três jogadores, 8 com quatro. Com quatro, a última fila tem só 7 cartas.
rules-split-it-score-most = De cada número pontua a coluna mais comprida: a coluna mais comprida de 8 vale 8 pontos, tenha o tamanho que tiver. Os jóqueres contam como cartas da sua coluna.
rules-split-it-score-ties = Colunas igualmente compridas pontuam todas por inteiro. Um número que ninguém tem não dá pontos a ninguém.
rules-split-it-score-picture = As colunas de três jogadores, e quem pontua com elas
rules-split-it-worked = Uma pontuação completa, com empate
rules-split-it-score-example = { $first } tem mais 8 do que os outros, porque o jóquer conta; { $second } tem mais 3 e mais 5, e { $third } mais 7. { $first } e { $second } têm um 2 cada, por isso ambos somam 2.
rules-split-it-score-line = { $name }: { $sum }
rules-split-it-score-tie = { $first } e { $second } têm { $points } pontos. { $second } tem { $more } colunas e { $first } só { $fewer }, por isso ganha { $second }.
rules-split-it-win = Ganha quem tiver mais pontos. Com pontos iguais, quem tiver mais colunas. Se também as colunas forem iguais, partilha-se a vitória.
rules-split-it-win-jokers = Um jóquer que no fim ainda espera não conta.

## Opções

rules-split-it-options = Uma opção para dois jogadores
rules-split-it-options-remove = Se escolheres “retirar uma parte em cada divisão”, retira-se uma parte depois de cada divisão em três, não só depois da primeira da ronda. A divisão de três cartas soltas conta; uma fila de duas cartas nunca perde uma parte.

## Bom saber

rules-split-it-know = Bom saber
rules-split-it-know-open = Todas as colunas, todos os jóqueres à espera e todas as cartas que foram fora estão à vista. “Contagem” mostra onde estão todas as cartas e, portanto, também o que o monte ainda tem.
rules-split-it-know-whole = O que conta é quantas cartas restam em toda a fila. Quando ficam duas partes, juntam-se, e quem continua pode apostar em qualquer sítio.
rules-split-it-know-free = Uma aposta nunca se gasta. Podes apostar sempre na mesma cor.
rules-split-it-know-turns = Há quem divida uma vez mais do que os outros. Isso não é compensado.
rules-split-it-know-fan = Esta é uma versão não oficial feita por fãs. Split it! é de Igor Ganzha e publicado pela Piatnik, que nada têm a ver com esta página.

## Diferenças

rules-split-it-depart-start = Se quem organiza não escolher, divide primeiro alguém ao acaso; nas regras impressas é a pessoa mais nova.
rules-split-it-depart-order = Se várias pessoas tiverem jóqueres para pôr, fazem-no no sentido horário, a começar por quem divide; as regras impressas não dão nenhuma ordem.
rules-split-it-depart-two = Duas cartas que sobram são sempre a parte branca e a rosa, e três cartas dividem-se sempre uma por parte.
rules-split-it-depart-waiting = Vários jóqueres à espera são postos juntos, com a primeira coluna que se formar; um que nunca encontra coluna não conta.
rules-split-it-depart-stand-off = Dois contra dois pelas duas últimas cartas acaba à décima vez.
rules-split-it-depart-change = Uma aposta pode ser mudada até a última pessoa ter apostado.
rules-split-it-depart-tally = A contagem de todas as cartas está à vista de todos, a não ser que a mesa a desligue; numa mesa a sério é preciso recordá-las.

rules-split-it-asked-same = E se dois jogadores escolherem a mesma parte?
rules-split-it-asked-joker = Posso mudar um jóquer de sítio depois?
