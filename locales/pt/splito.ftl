# Splito: cartas, zonas, objetivos, pontos.

## Estado e jogadas

splito-task = Escolhe uma carta e um lado
splito-task-last = A tua última carta: esquerda ou direita?
splito-progress = Ronda { $round } de { $rounds }
splito-chapter = Ronda { $round }

splito-told-sealed-left = { $name } escolheu uma carta para a esquerda.
splito-told-sealed-right = { $name } escolheu uma carta para a direita.
splito-told-taken-back = { $name } anula a escolha.
splito-told-turned = { $name }: { $card }, em { $zone }.
splito-told-passed = Todas as mãos passam para a esquerda.
splito-told-second-hands = Cada um recebe treze cartas novas.
splito-told-won = { $names } ganhou com { $score }.
splito-told-won-fewest = { $names } ganhou com { $score } e menos cartas do que os outros empatados.
splito-told-shared = { $names } partilham a vitória com { $score }.

## Cartas

splito-color-y = amarelo
splito-color-o = laranja
splito-color-p = rosa
splito-color-b = azul
splito-color-g = verde
splito-color-k = preto

# Uma letra por cor, todas diferentes: aZul cede a sua inicial.
splito-color-letter-y = A
splito-color-letter-o = L
splito-color-letter-p = R
splito-color-letter-b = Z
splito-color-letter-g = V
splito-color-letter-k = P

splito-card-y = Amarelo { $value }
splito-card-o = Laranja { $value }
splito-card-p = Rosa { $value }
splito-card-b = Azul { $value }
splito-card-g = Verde { $value }
splito-card-k = Preto { $value }

splito-objective = Objetivo
splito-objective-named = Objetivo “{ $wanted }”

## O que um objetivo pede à sua zona

splito-wants-most-value = Maioria de { $value }
splito-wants-most-color = Maioria em { $color }
splito-wants-no-value = Nenhum { $value }
splito-wants-value =
    { $count ->
        [one] Exatamente um { $value }
        [2] Exatamente dois { $value }
       *[other] Exatamente { $count } cartas de valor { $value }
    }
splito-wants-value-least =
    { $count ->
        [one] Pelo menos um { $value }
        [2] Pelo menos dois { $value }
       *[other] Pelo menos { $count } cartas de valor { $value }
    }
splito-wants-no-color = Nenhuma carta em { $color }
splito-wants-color =
    { $count ->
        [one] Exatamente uma carta em { $color }
       *[other] Exatamente { $count } cartas em { $color }
    }
splito-wants-colors = Pelo menos uma carta de cada: { $colors }
splito-wants-all-colors = As seis cores
splito-wants-all-values = Os seis valores
splito-wants-different-colors-exactly =
    { $count ->
        [one] Exatamente uma cor
       *[other] Exatamente { $count } cores diferentes
    }
splito-wants-different-colors-least =
    { $count ->
        [one] Pelo menos uma cor
       *[other] Pelo menos { $count } cores diferentes
    }
splito-wants-different-colors-most =
    { $count ->
        [one] No máximo uma cor
       *[other] No máximo { $count } cores diferentes
    }
splito-wants-different-values-exactly =
    { $count ->
        [one] Exatamente um valor
       *[other] Exatamente { $count } valores diferentes
    }
splito-wants-different-values-least =
    { $count ->
        [one] Pelo menos um valor
       *[other] Pelo menos { $count } valores diferentes
    }
splito-wants-different-values-most =
    { $count ->
        [one] No máximo um valor
       *[other] No máximo { $count } valores diferentes
    }
splito-wants-different-both = Pelo menos { $colors ->
    [one] { $colors } cor
   *[other] { $colors } cores
} e { $values ->
    [one] { $values } valor
   *[other] { $values } valores
}
splito-wants-size-exactly =
    { $count ->
        [one] Exatamente uma carta na zona
       *[other] Exatamente { $count } cartas na zona
    }
splito-wants-size-least =
    { $count ->
        [one] Pelo menos uma carta na zona
       *[other] Pelo menos { $count } cartas na zona
    }
splito-wants-size-most =
    { $count ->
        [one] No máximo uma carta na zona
       *[other] No máximo { $count } cartas na zona
    }

splito-here-race = Esta zona tem { $have }; a melhor das outras, { $most }.
splito-here-count = Esta zona tem { $have }.
splito-here-colors = Cores presentes: { $have } de { $wanted }.
splito-here-both = Esta zona – cores: { $colors }, valores: { $values }.

splito-state-met = cumprido
splito-state-open = aberto
splito-state-lost = perdido

splito-points =
    { $count ->
        [0] { $count } pontos
        [one] { $count } ponto
       *[other] { $count } pontos
    }
splito-objective-state = { $wanted }, { $points }: { $state }. { $standing }

## Zonas

splito-zone-between = { $one } – { $other }
splito-zone-own-left = { $name }, esquerda
splito-zone-own-right = { $name }, direita
splito-mine-left = Esquerda
splito-mine-right = Direita
splito-mine-left-with = Esquerda, com { $name }
splito-mine-right-with = Direita, com { $name }

splito-zone-cards =
    { $count ->
        [0] sem cartas
        [one] { $count } carta
       *[other] { $count } cartas
    }
splito-zone-label = Zona { $zone }: { $cards }
splito-zone-label-points = Zona { $zone }: { $cards }, { $points }
splito-zone-open = Ver zona { $zone }
splito-zone-other = As outras zonas
splito-zone-mine = As minhas zonas
splito-zone-all = Todas as zonas
splito-players = Jogadores
splito-zone-empty = Ainda não há nada
splito-zone-total = Total da zona
splito-zone-objectives = Objetivos
splito-zone-splito-cards = Cartas Splito
splito-zone-by-color = Por cor
splito-zone-by-value = Por valor
splito-zone-commons = Objetivos comuns
splito-zone-fits = { $card } para a zona { $zone }
splito-zone-sealed-mine = A tua carta, virada para baixo
splito-zone-sealed =
    { $count ->
        [one] { $count } carta virada para baixo
       *[other] { $count } cartas viradas para baixo
    }
splito-stack-y = Amarelo: { $values }
splito-stack-o = Laranja: { $values }
splito-stack-p = Rosa: { $values }
splito-stack-b = Azul: { $values }
splito-stack-g = Verde: { $values }
splito-stack-k = Preto: { $values }
splito-zone-states = Objetivos: cumpridos { $met }, abertos { $open }, perdidos { $lost }

## Comuns

splito-commons = Os dois objetivos comuns
splito-common-tie = empate
splito-common-none = ainda ninguém
splito-common-star = Estrela
splito-common-moon = Lua
splito-common-label-held = { $symbol }: { $wanted }. Está com { $zone }, { $points }.
splito-common-label-tie = { $symbol }: { $wanted }. Empate na frente, { $points }.
splito-common-label-none = { $symbol }: { $wanted }. Ainda ninguém tem nenhuma, { $points }.
splito-common-counts = Cartas em cada zona
splito-common-count-star = estrela { $count }
splito-common-count-moon = lua { $count }
splito-common-count-star-held = estrela { $count }, na frente
splito-common-count-moon-held = lua { $count }, na frente

## O produto

splito-product-label = O teu produto agora: { $left } vezes { $right } são { $product }
splito-product-label-of = Produto de { $name } agora: { $left } vezes { $right } são { $product }

## A mão

splito-hand = A tua mão
splito-hand-card = { $card }, { $place } de { $count }
splito-hand-card-picked = { $card }, escolhida, { $place } de { $count }
splito-hand-card-waiting = { $card }, { $place } de { $count }, agora não: já escolheste
splito-hint-pick = Escolhe uma carta.
splito-hint-side = { $card }: esquerda ou direita?
splito-hint-objective = { $wanted } – { $points }
splito-hint-ready-left = { $card }: para a esquerda?
splito-hint-ready-right = { $card }: para a direita?
splito-hint-new = Mão nova, de { $name }. Escolhe uma carta.
splito-hint-new-cards = Treze cartas novas. Escolhe uma.
splito-side-left = Esquerda
splito-side-right = Direita
splito-play-left = À esquerda
splito-play-right = À direita
splito-play-card-left = À esquerda: { $card }
splito-play-card-right = À direita: { $card }
splito-chosen-left = Escolha: { $card }, esquerda
splito-chosen-right = Escolha: { $card }, direita
splito-sort-dealt = Ordem: como saíram
splito-sort-value = Ordem: por valor
splito-sort-colour = Ordem: por cor
splito-known = Mãos que conheço
splito-known-why = Tiveste estas mãos e passaste-as. Tudo o que delas se joga fica à vista, por isso sabes o que resta.
splito-known-none = Ainda não passaste nenhuma mão.
splito-known-hand =
    { $count ->
        [0] { $name }, { $count } cartas
        [one] { $name }, { $count } carta
       *[other] { $name }, { $count } cartas
    }

## A folha de pontos

splito-score-now = Os pontos neste momento
splito-score-final = Os pontos finais
splito-score-hidden = Os totais estão escondidos durante a partida. Podes mostrá-los nas definições.
splito-score-player = Nome
splito-score-left = Esq.
splito-score-right = Dir.
splito-score-product = Pontos
splito-score-cards = Cartas
splito-score-place = Posição
splito-score-won-highest = { $names } tem mais pontos e ganha.
splito-score-won-fewest = { $names } ganha: com pontos iguais, decide quem tem menos cartas.
splito-score-won-shared = { $names } partilham a vitória: os mesmos pontos e o mesmo número de cartas.
splito-score-cards-why = Com pontos iguais, fica à frente quem tem menos cartas nas suas duas zonas.
splito-score-none = Aqui não há nenhum objetivo, por isso esta zona não pontua.
splito-score-zones = Zona a zona
splito-score-common-star = Objetivo comum, estrela: { $wanted }
splito-score-common-moon = Objetivo comum, lua: { $wanted }
splito-score-nobody = Ninguém o ganha: nenhuma zona tem a maioria sozinha.

splito-goal = Objetivo: pontos esquerda × direita
splito-foreseen-objective = { $wanted }: { $before } → { $after }
splito-foreseen-new = { $wanted }: { $after }
splito-foreseen-elsewhere = { $zone }: { $wanted }: { $before } → { $after }
splito-foreseen-zone = { $zone }: { $before } → { $points }
splito-foreseen-common-here = { $wanted }: { $before } → { $after } aqui, seria desta zona
splito-foreseen-common-tied = { $wanted }: { $before } → { $after } aqui, empate
splito-foreseen-common-there = { $wanted }: { $before } → { $after } aqui, outra zona tem mais
splito-foreseen-same = Nenhum objetivo muda
splito-foreseen-product = Os teus pontos: { $before } → { $after }

# On the podium, for screen readers: the left zone times the right zone.
splito-result = { $left } vezes { $right } são { $product }

## Dicas: porque é que uma jogada é boa.

hint-splito-met = Assim cumpres: { $objectives }.
hint-splito-commons = Assim ganhas este objetivo comum: { $objectives }.
hint-splito-lost = Com muitas outras cartas perderias: { $objectives }.
hint-splito-open = Ainda podes cumprir esse objetivo.
hint-splito-product = Neste momento, o teu produto seria { $best }; muitas outras cartas dão menos.
hint-splito-points = { $best ->
    [one] As tuas duas zonas somariam { $best } ponto.
   *[other] As tuas duas zonas somariam { $best } pontos.
  }
hint-splito-neighbour = Assim, { $name } fica com um produto de apenas { $best }.
hint-splito-rival = Assim, { $name } fica com um produto de apenas { $best }.
splito-side-key-left = Jogar a carta escolhida na zona esquerda
splito-side-key-right = Jogar a carta escolhida na zona direita
