import type { ownTexts as english } from '../en/own-texts'
import type { TranslationOf } from '../translate'

export const ownTexts: TranslationOf<typeof english> = {
  'ownTexts.language': 'Sprache der Texte',
  'ownTexts.search': 'Texte durchsuchen',
  'ownTexts.none': 'Kein Text enthält diese Wörter.',
  'ownTexts.found': { one: '{count} Text gefunden', other: '{count} Texte gefunden' },
  'ownTexts.failed': 'Die Texte des Messengers konnten nicht geladen werden.',
  'ownTexts.needs': 'Muss enthalten: {placeholders}',
  'ownTexts.reset': 'Text des Messengers verwenden',
  'ownTexts.resetNamed': 'Text des Messengers verwenden: {key}',
  'ownTexts.count': { one: '{count} eigener Text', other: '{count} eigene Texte' },

  'textGroups.launcher': 'Startknopf und Fenstertitel',
  'textGroups.conversation': 'Gespräch',
  'textGroups.contents': 'Dateien, Bilder, Orte und Karten',
  'textGroups.forms': 'Formulare und Fragen',
  'textGroups.list': 'Liste der Gespräche',
  'textGroups.channels': 'Andere Kanäle',
  'textGroups.times': 'Datum und Uhrzeit',
  'textGroups.others': 'Einstellungen und Störungen'
}
