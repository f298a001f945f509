import type { changes as english } from '../en/changes'
import type { TranslationOf } from '../translate'

export const changes: TranslationOf<typeof english> = {
  'changes.lead': 'Quem mudou qual configuração: as 200 mais novas, por dois anos no máximo.',
  'changes.none': 'Nada foi mudado ainda.',
  'changes.failed': 'Não foi possível carregar as alterações.',
  'changes.ownText': 'Texto próprio {key}, {language}',
  'changes.older': 'Mostrar alterações mais antigas',
  'changes.meanwhile':
    'Alguém mudou as configurações nesse meio-tempo. Veja primeiro o que há de novo.',
  'changes.restored': 'As configurações anteriores voltaram.',
  'changes.key': 'Chave “{name}”',
  'changes.secrets': 'Segredos',
  'changes.givenAnew': 'informado de novo',
  'changes.forEver': 'para sempre',
  'changes.notSet': 'não definido',
  'changes.on': 'ligado',
  'changes.off': 'desligado',
  'changes.empty': 'nenhum',
  'changes.something': 'algo'
}
