import type { preview as english } from '../en/preview'
import type { TranslationOf } from '../translate'

export const preview: TranslationOf<typeof english> = {
  'preview.preview': 'Vorschau',
  'preview.back': 'Zurück zu den Einstellungen',
  'preview.frame': 'Der Messenger mit diesen Einstellungen',
  'preview.failed': 'Die Vorschau wurde nicht geladen.',
  'preview.language': 'Sprache',
  'preview.screen': 'Ansicht',
  'preview.launcher': 'Startknopf',
  'preview.welcome': 'Willkommen',
  'preview.conversation': 'Gespräch',
  'preview.list': 'Liste',
  'preview.prechat': 'Vor dem Chat',
  'preview.settings': 'Einstellungen',
  'preview.device': 'Gerät',
  'preview.phone': 'Telefon',
  'preview.desktop': 'Computer',
  'preview.theme': 'Farbschema',
  'preview.light': 'Hell',
  'preview.dark': 'Dunkel',
  'preview.noList':
    'Mit diesen Einstellungen sehen Besucher keine Liste: „Mehrere Gespräche“ ist aus, oder die Liste selbst.',
  'preview.noPrechat': 'Das Formular vor dem Chat ist aus. Besucher sehen stattdessen dies.'
}
