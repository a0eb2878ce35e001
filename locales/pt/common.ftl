# Palavras que todas as páginas usam.
loading = Um momento…
loading-failed = Não foi possível carregar esta parte da página.
loading-again = Tentar de novo
close = Fechar
cancel = Cancelar
change = Mudar

# O endereço não leva a nenhuma página nossa.
nowhere-page = Aqui não há nada
nowhere-page-why = Este endereço não leva a nenhuma mesa.
# A mesa do endereço não existe.
nowhere-table = Esta mesa não está aqui
nowhere-table-why = Talvez o link esteja incompleto ou a mesa tenha fechado há muito.
nowhere-home = Ir para o início
full-title = As mesas estão cheias
full-why = Neste momento não há lugar neste servidor. A página volta a tentar sozinha.

bot-name = Bot { $number }
bot-level-easy = Fácil
bot-level-medium = Médio
bot-level-hard = Difícil
bot-level-expert = Perito
bot-level-rules-of-thumb = Ponderado
bot-level-random = Ao acaso
seat-free = lugar livre

# Títulos dos jogos: nomes próprios.
game-split-it = Split it!
game-splito = Splito
game-split = Split

## Sem rede

offline-page = Estás sem ligação. Podes ler as regras e as tuas partidas; as mesas voltam quando tiveres rede.
offline-table = Estás sem ligação. A mesa volta quando tiveres rede outra vez.
