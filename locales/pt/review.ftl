### Análise de um jogo: porque a melhor jogada é melhor. “A outra jogada” é a que foi feita, ou a segunda melhor.

review-reason-wins-more = Ganha { $best }% das partidas continuadas a partir daqui, a outra jogada { $other }%.

## Split

review-reason-split-wins = É a última carta e ganha logo.
review-reason-split-hand = { $best ->
    [one] Deixa { $best } carta na mão; um reinício deixa { $other }.
   *[other] Deixa { $best } cartas na mão; um reinício deixa { $other }.
  }
review-reason-split-clears = { $other ->
    [one] Limpa a mesa: depois da outra jogada encaixaria { $other } carta padrão da mão.
   *[other] Limpa a mesa: depois da outra jogada encaixariam { $other } cartas padrão da mão.
  }
review-reason-split-keeps-standard = A outra jogada deixa só jóqueres na mão, e não se pode acabar com um jóquer.
review-reason-split-saves-helper = A outra jogada gasta uma ajuda.
review-reason-split-saves-wild = Guarda um jóquer para quando nada mais encaixar.
review-reason-split-spends-wild = Livra-se de um jóquer, com o qual não se pode acabar.
review-reason-split-fits = { $best ->
    [one] A seguir encaixaria { $best } carta padrão da mão; depois da outra jogada, { $other }.
   *[other] A seguir encaixariam { $best } cartas padrão da mão; depois da outra jogada, { $other }.
  }
review-reason-split-room = { $best ->
    [one] Ao seguinte só resta espaço para { $best } número; com a outra jogada, para { $other }.
   *[other] Ao seguinte só resta espaço para { $best } números; com a outra jogada, para { $other }.
  }
review-reason-split-room-together = { $best ->
    [one] Ao seguinte resta espaço para { $best } número; com a outra jogada, só para { $other }.
   *[other] Ao seguinte resta espaço para { $best } números; com a outra jogada, só para { $other }.
  }
review-reason-split-further-out = O { $best } está mais na ponta do que o { $other } e é mais difícil de jogar depois.
review-reason-split-opens-honestly = Uma abertura honesta não tem de recear dúvidas.
review-reason-split-opens-falsely = { $best ->
    [one] Com o bluff resta aos outros espaço para { $best } número; com a abertura honesta, para { $other }.
   *[other] Com o bluff resta aos outros espaço para { $best } números; com a abertura honesta, para { $other }.
  }
review-reason-split-stuck = O seguinte fica bloqueado em { $best }% das distribuições imaginadas, depois da outra jogada em { $other }%.
review-reason-split-stuck-together = O seguinte só fica bloqueado em { $best }% das distribuições imaginadas, depois da outra jogada em { $other }%.
review-reason-split-lie = Em { $percent }% das distribuições imaginadas a abertura é um bluff.
review-reason-split-honest = Em { $percent }% das distribuições imaginadas a abertura é honesta.

## Splito

review-reason-splito-met = { $best ->
    [one] Nas duas zonas haveria { $best } objetivo cumprido; depois da outra jogada, { $other }.
   *[other] Nas duas zonas haveria { $best } objetivos cumpridos; depois da outra jogada, { $other }.
  }
review-reason-splito-commons = { $best ->
    [one] As duas zonas teriam { $best } objetivo comum; depois da outra jogada, { $other }.
   *[other] As duas zonas teriam { $best } objetivos comuns; depois da outra jogada, { $other }.
  }
review-reason-splito-lost = { $best ->
    [one] Nas duas zonas haveria { $best } objetivo perdido; depois da outra jogada, { $other }.
   *[other] Nas duas zonas haveria { $best } objetivos perdidos; depois da outra jogada, { $other }.
  }
review-reason-splito-open = { $best ->
    [one] Nas duas zonas continuaria aberto { $best } objetivo; depois da outra jogada, { $other }.
   *[other] Nas duas zonas continuariam abertos { $best } objetivos; depois da outra jogada, { $other }.
  }
review-reason-splito-product = O produto seria agora { $best }; depois da outra jogada, { $other }.
review-reason-splito-points = { $best ->
    [one] As duas zonas somariam { $best } ponto; depois da outra jogada, { $other }.
   *[other] As duas zonas somariam { $best } pontos; depois da outra jogada, { $other }.
  }
review-reason-splito-neighbour = O melhor vizinho teria um produto de { $best }; depois da outra jogada, de { $other }.
review-reason-splito-rival = O rival mais forte teria um produto de { $best }; depois da outra jogada, de { $other }.
review-reason-splito-product-later = Nas partidas continuadas a partir daqui, o produto acaba em média em { $best }; depois da outra jogada, em { $other }.
review-reason-splito-rival-later = Nas partidas continuadas a partir daqui, o melhor dos outros acaba em média em { $best }; depois da outra jogada, em { $other }.

## Split it!

review-reason-split-it-points = { $best ->
    [one] Ganhar essa parte dá { $best } ponto; a outra, { $other }.
   *[other] Ganhar essa parte dá { $best } pontos; a outra, { $other }.
  }
review-reason-split-it-leads = { $best ->
    [one] Com essa parte ficaria na frente { $best } coluna; com a outra, { $other }.
   *[other] Com essa parte ficariam na frente { $best } colunas; com a outra, { $other }.
  }
review-reason-split-it-jokers = { $best ->
    [one] Nessa parte há { $best } jóquer; na outra, { $other }.
   *[other] Nessa parte há { $best } jóqueres; na outra, { $other }.
  }
review-reason-split-it-sections-mine = { $best ->
    [one] O que as partes podem dar soma { $best } ponto; depois da outra jogada, { $other }.
   *[other] O que as partes podem dar soma { $best } pontos; depois da outra jogada, { $other }.
  }
review-reason-split-it-sections-theirs = { $best ->
    [one] Ao rival mais forte as partes poderiam dar no total { $best } ponto; depois da outra jogada, { $other }.
   *[other] Ao rival mais forte as partes poderiam dar no total { $best } pontos; depois da outra jogada, { $other }.
  }
review-reason-split-it-alone = Em { $best }% das vezes não estaria lá mais ninguém; na outra parte, em { $other }%.
review-reason-split-it-joker-points = { $best ->
    [one] Seria { $best } ponto no total; com a outra coluna, { $other }.
   *[other] Seriam { $best } pontos no total; com a outra coluna, { $other }.
  }
review-reason-split-it-joker-lead = { $margin ->
    [one] A coluna de { $number } ficaria na frente por { $margin } carta.
   *[other] A coluna de { $number } ficaria na frente por { $margin } cartas.
  }
review-reason-split-it-joker-column = Ficar na frente na coluna de { $best } vale mais do que na de { $other }.

## A página de uma análise

review-name = Análise
review-title = Análise: { $game }
# $count is how many reviews are made before this one.
review-waiting = { $count ->
    [one] Outra análise vem primeiro.
   *[other] { $count } outras análises vêm primeiro.
  }
review-working = A analisar a partida. Os resultados vão aparecendo.
review-while-open = Continua enquanto esta página estiver aberta. Depois de pronta, fica guardada.
review-failed = Não é possível mostrar esta análise
review-chances = Probabilidades de ganhar
review-chance = { $name }: { $percent }
review-together = Todos juntos
# What the lines of the graph mean: one of two, each with a sentence. "Evidence" is review-evidence.
review-sight = O que o gráfico mostra
review-sight-seen = O que cada um sabia
review-sight-seen-about = Cada linha mostra a probabilidade de um jogador pelo que ele podia saber em cada decisão, tal como nas provas.
review-sight-known = Com todas as cartas
review-sight-known-about = Aqui contam todas as mãos, mesmo as que ninguém via. Muitas vezes as probabilidades mudam sem erro de ninguém.
# Beside a decision: a line of the graph that falls or rises although nobody made a mistake.
review-turn-seen = Desde a última decisão de { $name }, a probabilidade de ganhar passou de { $before } para { $after }. Foi por causa das cartas e dos outros, não de { $name }.
review-turn-known = Conhecendo todas as cartas, esta jogada leva a probabilidade de { $name } de { $before } para { $after }. Ninguém o podia saber: as decisões avaliam-se pelo que se via.
# Whose decisions are marked (a list of names follows), and buttons from one to another.
review-whose = Decisões de
review-everybody = Todos
review-mine = Só as minhas
review-previous = Erro anterior
review-next = Erro seguinte
review-look = Ver na mesa
review-graph-keys = No gráfico, ← e → vão de jogada em jogada; Home e End, aos extremos.
review-numbers = Os números
review-column-move = Jogadas
review-seen-by = Como { $name } o viu
review-over = A partida acabou.
review-no-choice = Aqui não havia nada a escolher.
review-decision = Jogada { $number }, { $name }
review-played = Jogado: { $move }.
review-better = Melhor: { $move }.
review-best-played = Não se encontrou nada melhor.
review-loss = Isso custou { $loss } de probabilidade de ganhar (entre { $low } e { $high }).
review-loss-unsure = Talvez tenha custado { $loss }, mas é pouco ou não é certo (entre { $low } e { $high }).
review-mixed = Aqui todos escolhem ao mesmo tempo, por isso nenhuma escolha é sempre a melhor. Esta compara-se com uma boa mistura de escolhas.
review-evidence = Provas
review-column-candidate = Jogada
review-column-chance = Probabilidade de ganhar
review-column-tries = Partidas de teste
review-column-mix = Na mistura
review-marked = Erros
review-marked-about = Cada um é avaliado pelo que o jogador podia saber na altura.
review-marked-none = Nenhum erro claro.
review-grade-slip = Imprecisão
review-grade-mistake = Erro
review-grade-blunder = Erro grave
review-parts = Sorte e habilidade
review-parts-about = Como cada jogador foi da parte justa ao resultado: a sorte, os outros e as próprias decisões. As parcelas somam o resultado.
review-part-player = Jogador
review-part-fair = Parte justa
review-part-luck = Sorte
review-part-others = Os outros
review-part-own = Decisões próprias
review-part-result = Resultado

review-try = Experimentar daqui
review-try-about = Ficas com o lugar de { $name } neste momento da partida, e os bots com os outros. É um treino, não uma distribuição justa.
review-try-cards = Cartas escondidas
review-try-real = Como eram
review-try-imagined = Dadas de novo
review-try-level = Bots
review-try-play = Continuar a jogar daqui
