### A repetição de uma partida acabada.

replay-title = Repetição: { $game }
replay-home = Início
replay-failed = Não é possível mostrar esta repetição
replay-retry = Tentar de novo
replay-position = Jogada { $at } de { $moves }
replay-scrub = Ponto da partida
replay-beginning = As cartas foram dadas.
replay-quiet = { $name } fez uma jogada.

replay-controls = Controlos da repetição
replay-first = Ao princípio
replay-previous-round = Ronda anterior
replay-previous = Uma jogada atrás
replay-play = Ver
replay-pause = Pausa
replay-next = Uma jogada à frente
replay-next-round = Ronda seguinte
replay-last = Ao fim
replay-tempo = Velocidade
replay-tempo-slow = Lenta
replay-tempo-normal = Normal
replay-tempo-fast = Rápida

replay-view = O que vê
replay-view-spectator = Público
replay-view-seat = { $name }
replay-view-open = Todas as mãos
replay-moves = Jogadas

replay-board = Mesa
replay-score = Pontos
replay-more = Mais sobre esta partida
replay-link = Link para esta jogada
replay-copied = Copiado
replay-not-copied = O navegador não permite copiar aqui. Copia tu o endereço da página.
replay-download = Descarregar a partida
replay-review = Analisar a partida
replay-same-deal = Jogar com estas cartas
replay-keys = Teclas: ← e → andam passo a passo, Home e End vão às pontas, [ e ] saltam de ronda em ronda.

## Cartas bem dadas

replay-fair = Distribuição justa
replay-fair-about = Antes da primeira jogada, a mesa publicou uma impressão digital das cartas dadas. A partir daí ninguém podia mudar uma carta.
replay-fair-checking = A verificar as cartas…
replay-fair-fair = Verificado no teu navegador: são exatamente as cartas prometidas antes da primeira jogada.
replay-fair-unfair = As cartas não batem certo com a impressão digital. Não são as que foram prometidas.
replay-fair-unpublished = Esta partida não tem impressão digital, por isso não há nada a verificar.
replay-fair-unchecked = O teu navegador só verifica impressões digitais numa ligação segura (https). Abre esta página num endereço https ou verifica a partida descarregada.
replay-fair-fingerprint = Impressão digital
replay-log-first = A partir de agora o teu navegador guarda a impressão digital do registo desta partida e avisa se o servidor alguma vez der outra.
replay-log-same = O registo desta partida não mudou desde que o teu navegador o viu pela primeira vez.
replay-log-changed = O registo desta partida mudou: o servidor dá uma impressão digital diferente da inicial.
replay-log-fingerprint = Impressão digital do registo

## Quem escolheu as cartas

replay-drawn-mine = Ninguém escolheu estas cartas: resultam de um segredo que o servidor tinha prometido antes e de algarismos ao acaso que o teu navegador juntou.
replay-drawn-others = Estas cartas resultam de um segredo que o servidor tinha prometido antes e de algarismos ao acaso de quem é indicado abaixo. O teu navegador não juntou nenhum.
replay-drawn-nobody = Estas cartas resultam só de um segredo do servidor, pois nenhum navegador juntou nada. O servidor pode tê-las escolhido.
replay-drawn-missing = O teu navegador juntou algarismos ao acaso a estas cartas, mas eles não estão lá. Isso só está certo se tinhas deixado o teu lugar antes de as cartas serem dadas.
replay-drawn-forged = Estas cartas não resultam do que diz a partida guardada. Alguém as escolheu ou mudou.
replay-drawn-untold = Estas cartas já eram conhecidas, ou vêm de um servidor mais antigo: nada mostra quem as escolheu.
replay-drawn-by = Contribuíram para as cartas: { $names }
replay-drawn-about = Primeiro o servidor publicou uma impressão digital do seu segredo; só depois os navegadores juntaram os seus algarismos, e as cartas resultam de ambos. Assim, nem o servidor sozinho nem um jogador sozinho as podia escolher. Não mostra se o servidor e um jogador agiram em conjunto.
