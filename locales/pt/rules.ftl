# O que todas as páginas de regras partilham, e as regras em resumo: objetivo, vez, fim, vitória.

rules-short = Em resumo
rules-short-goal = Objetivo
rules-short-turn = A tua vez
rules-short-round = Uma ronda
rules-short-end = Fim
rules-short-win = Quem ganha
rules-full = As regras completas
rules-more = Para as duas formas de jogar
rules-depart = Onde nos afastamos das regras impressas

## Split it!

short-split-it-facts = 2 a 4 jogadores
short-split-it-goal = Junta mais cartas de cada número do que os outros.
short-split-it-turn = Alguém põe uma fila de 7 cartas (9 com quatro jogadores) e divide-a em três partes. Cada um aposta em segredo numa delas. Se mais ninguém apostar na tua, ganhas as cartas. Se forem vários, ficam, e quem ainda não ganhou nada continua com o resto. Uma parte em que ninguém apostou desaparece. Com dois jogadores, o outro retira antes uma parte. As tuas cartas formam colunas de números iguais; cada jóquer aumenta uma das tuas colunas.
short-split-it-end = Quando o monte se acaba: depois de 10 rondas, ou 8 com quatro jogadores.
short-split-it-win = A coluna mais comprida de cada número vale esse número, uma vez; em caso de empate, para todos. Ganha quem tiver mais pontos e, depois, mais colunas.
short-split-it-picture = Sete cartas em fila, divididas por dois separadores numa parte branca, numa rosa e numa preta. Por cima, dois outros jogadores puseram a sua aposta virada para baixo. Por baixo estão as tuas colunas: de 4, de 7, e de 8 com um jóquer.

## Splito

short-splito-facts = 3 a 8 jogadores, com uma variante para 2 · a partir dos 8 anos · 15 minutos
short-splito-goal = Partilhas uma zona com cada pessoa ao teu lado. Valoriza as duas: os teus pontos são zona esquerda vezes zona direita.
short-splito-turn = Cada um escolhe em segredo uma carta e um lado, esquerda ou direita. Todas as cartas são reveladas ao mesmo tempo, cada uma na sua zona; depois passas a tua mão para a esquerda. Os objetivos pedem algo à sua zona e valem de 1 a 4 pontos. As cartas Splito têm uma cor e um valor e servem para os cumprir. Os dois objetivos comuns no meio vão para a zona que tiver sozinha mais do que pedem.
short-splito-end = Depois de treze rondas, quando todas as cartas foram jogadas.
short-splito-win = Uma zona soma os objetivos que cumpriu; se uma não valer nada, ficas com 0. Ganha quem tiver mais pontos; em caso de empate, quem tiver menos cartas nas duas zonas.
short-splito-picture = Três jogadores à volta de uma mesa, com uma zona de cartas entre cada dois. No meio estão dois objetivos comuns. A tua zona esquerda e a tua zona direita estão ligadas por um sinal de vezes.

## Split, todos contra todos

short-split-facts = 2 a 5 jogadores · a partir dos 8 anos
short-split-goal = Fica sem cartas antes dos outros.
short-split-turn = Manda a carta do meio para a pilha esquerda ou para a direita. Depois joga uma carta no meio: o seu número tem de ficar entre as duas pilhas. Um jóquer (0, 1, 99, 100 e todos os números que acabam em 0) encaixa sempre e inverte o sentido. Ou reinicia: podes sempre, e tens de o fazer se nada encaixar. A mesa fica limpa, tiras três cartas, e a tua carta padrão mais baixa e a mais alta começam as novas pilhas.
short-split-end = Assim que alguém joga a última carta. Não pode ser um jóquer: quem só tem um jóquer tem de reiniciar.
short-split-win = Ganha quem ficar primeiro sem cartas. Não há pontos.
short-split-picture = A pilha esquerda mostra 12, a direita 84, e entre elas está o 43. Uma seta mostra o sentido. Da tua mão encaixam o 23, o 55 e o jóquer 70; o 91 não.

## Split, em equipa

short-split-together-facts = 3 a 5 jogadores · a partir dos 8 anos
short-split-together-goal = Fiquem todos sem cartas, como uma equipa.
short-split-together-turn = Manda a carta do meio para a esquerda ou para a direita e joga uma carta entre as pilhas, como todos contra todos. Ou joga uma ajuda: o 0 e o 100 estão ao lado da mesa e cada um pode ser jogado uma vez. Não há reinício e ninguém tira cartas. Peçam e deem conselhos, esquerda ou direita, números baixos ou altos, uma cor; mas nunca digam um número.
short-split-together-end = Quem não tem cartas acabou, e os outros continuam. Se quem tem a vez não puder jogar nada e já não houver ajudas, acabou-se.
short-split-together-win = Se todas as mãos ficarem vazias, ganham todos; senão, perdem todos. A última carta de cada mão tem de ser uma carta padrão.
short-split-together-picture = A mesa de Split, com as ajudas 0 e 100 à vista ao lado das pilhas, para todos.

## Search

search-title = Perguntas sobre as regras
search-label = Procura nas regras dos três jogos
search-label-game = Procura nas regras de { $game }
search-found = { $count ->
    [0] { $count } resultados
    [one] { $count } resultado
   *[other] { $count } resultados
}
search-best = Os { $most } melhores de { $count } resultados
search-nothing = Nada encontrado. Tenta outra palavra ou uma destas:
search-all = Procurar nas regras de todos os jogos
search-terms-split-it = fila, separador, coluna, monte, parte
search-terms-splito = zona, objetivo comum, maioria, mão
search-terms-split = jóquer, carta padrão, reiniciar, ajuda, descarte
search-ignored = a, ao, as, com, como, da, das, de, do, dos, e, é, em, eu, há, me, meu, meus, minha, minhas, na, no, o, os, ou, para, pode, por, posso, quando, que, quem, se, um, uma
search-asked = O que os jogadores perguntam
