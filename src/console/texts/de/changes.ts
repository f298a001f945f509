import type { changes as english } from '../en/changes'
import type { TranslationOf } from '../translate'

export const changes: TranslationOf<typeof english> = {
  'changes.lead':
    'Wer welche Einstellung geändert hat: die neuesten 200, höchstens zwei Jahre lang.',
  'changes.none': 'Es wurde noch nichts geändert.',
  'changes.failed': 'Die Änderungen konnten nicht geladen werden.',
  'changes.ownText': 'Eigener Text {key}, {language}',
  'changes.older': 'Ältere Änderungen zeigen',
  'changes.meanwhile':
    'Jemand hat die Einstellungen inzwischen geändert. Sehen Sie sich zuerst an, was neu ist.',
  'changes.restored': 'Die vorigen Einstellungen sind wiederhergestellt.',
  'changes.key': 'Schlüssel „{name}“',
  'changes.secrets': 'Geheimnisse',
  'changes.givenAnew': 'neu angegeben',
  'changes.forEver': 'für immer',
  'changes.notSet': 'nicht gesetzt',
  'changes.on': 'an',
  'changes.off': 'aus',
  'changes.empty': 'keine',
  'changes.something': 'etwas'
}
