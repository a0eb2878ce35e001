score-title = Folha de pontos
score-lead = Para uma partida com as cartas verdadeiras. Fica tudo guardado neste navegador, mesmo que o ecrã se apague.
score-player = Jogador { $n }
score-add = Juntar jogador
score-remove = Tirar { $name }
score-undo = Desfazer
score-clear = Limpar a folha
score-next = Guardar, próxima partida
score-columns-of = Colunas de
score-columns-about = Toca em cada número uma vez por carta da coluna, jóqueres incluídos.
score-who-out = Quem ficou sem cartas?
score-all-out = Ninguém tem cartas
score-cards-left = Cartas que sobram na mão
score-out = sem cartas
score-mode = O que anotar
score-mode-cards = Todas as cartas
score-mode-totals = Só os pontos
score-what = Onde estão as cartas
score-commons-about = Toca nos dois objetivos do meio: um com estrela, outro com lua.
score-zone-about = Toca em cada carta desta zona, também nos objetivos perdidos. Toca outra vez para a segunda cópia.
score-zone-points = Pontos
score-zone-cards = Cartas, para empates
score-totals-about = Pontos de cada zona, objetivos comuns incluídos. As cartas só contam com produtos iguais.
score-deck-about = Os objetivos feitos neste navegador, em vez dos nossos.
score-impossible = Estas cartas não podem estar todas na mesa.
score-offline = Sem ligação. Está tudo guardado; as regras verificam assim que voltares a ter rede.
score-tie = Empate: ganha quem tiver menos cartas nas duas zonas.
score-picture = Imagem
score-link = Link para esta folha
score-copied = Copiado. A folha está toda no próprio link, não num servidor.
score-copy = Copia este link:
score-brought = Esta é a folha do link. Desfazer traz a tua de volta.
score-bad-link = Este link não tem folha de pontos. A tua não mudou.
score-series-clear = Apagar a série
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
