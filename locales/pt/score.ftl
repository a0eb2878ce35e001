score-title = Folha de pontos
score-lead = Para uma partida com as cartas verdadeiras. Fica tudo neste navegador, mesmo com o ecrã apagado.
score-player = Jogador { $n }
score-add = Juntar jogador
score-remove = Tirar { $name }
score-undo = Desfazer
score-clear = Limpar a folha
score-next = Conta, próxima partida
score-columns-of = Colunas de
score-columns-about = Toca em cada número uma vez por carta da coluna, com os jokers.
score-who-out = Quem ficou sem cartas?
score-all-out = Ninguém tem cartas
score-cards-left = Cartas que sobram na mão
score-out = sem cartas
score-mode = Como anotar
score-mode-cards = Todas as cartas
score-mode-totals = Só os pontos
score-what = O que lá está
score-commons-about = Toca nos dois objetivos do meio: um com estrela, outro com lua.
score-zone-about = Toca em cada carta desta zona, também objetivos falhados; duas vezes é a segunda cópia.
score-zone-points = Pontos
score-zone-cards = Cartas, para empates
score-totals-about = Pontos de cada zona, com os objetivos comuns. As cartas só contam com produtos iguais.
score-deck-about = Os objetivos feitos neste navegador, em vez dos nossos.
score-impossible = Isto não pode estar numa mesa.
score-offline = Sem ligação. Está tudo guardado; as regras julgam assim que houver.
score-tie = Empate: ganha quem tiver menos cartas nas duas zonas.
score-picture = Imagem
score-link = Ligação para esta folha
score-copied = Copiado. A ligação leva a folha toda; nenhum servidor a guarda.
score-copy = Copia esta ligação:
score-brought = Esta é a folha da ligação. Desfazer traz a tua de volta.
score-bad-link = Esta ligação não tem folha. A tua está como estava.
score-series-clear = Esquecer a série
score-card = { $card }: { $cards } aqui
score-left = { $count ->
    [one] sobra { $count } carta
   *[other] sobram { $count } cartas
}
score-wins = { $count ->
    [one] { $count } vitória
   *[other] { $count } vitórias
}
score-series = { $count ->
    [one] A série: { $count } partida
   *[other] A série: { $count } partidas
}
score-column-more = { $cards ->
    [one] { $number }: { $cards } carta, mais uma
   *[other] { $number }: { $cards } cartas, mais uma
}
score-column-less = { $cards ->
    [one] { $number }: { $cards } carta, menos uma
   *[other] { $number }: { $cards } cartas, menos uma
}
