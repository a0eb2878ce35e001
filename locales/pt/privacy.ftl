### A página de privacidade.

privacy-lead = Aqui não há contas, nem endereços de e-mail, nem cookies.
privacy-what = O servidor guarda o nome que deste numa mesa, o que lá disseste, as tuas jogadas e a impressão digital de um segredo inventado pelo teu navegador. É assim que sabe qual é o teu lugar.
privacy-reports = O que escreves numa denúncia fica guardado para quem gere este servidor. O mesmo vale para os bloqueios e para um registo do que essas pessoas fazem. «Esquece-me» apaga as tuas palavras nas denúncias e o teu nome num bloqueio, mas não o levanta.
privacy-address = O teu endereço IP fica só na memória, para limitar os pedidos e recusar endereços bloqueados. Quem gere este servidor pode vê-lo enquanto estás ligado. Só é guardado num bloqueio.
privacy-browser = O teu navegador guarda o teu nome, os teus lugares e as tuas definições. Mais ninguém os vê.
privacy-how-long = Durante quanto tempo
privacy-finished = Mesas com a partida terminada
privacy-unfinished = Outras mesas
privacy-talk = O que foi dito
privacy-notes = Denúncias, bloqueios passados e o registo
privacy-days = 
    { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }
privacy-unlimited = sem limite
privacy-with-table = tanto como a mesa
privacy-since = Conta-se a partir da última jogada na mesa, de quando algo foi dito ou denunciado, ou do fim de um bloqueio.
privacy-contact = Quem gere este servidor: { $contact }
privacy-no-contact = Quem gere este servidor não disse como pode ser contactado.
