import type { preview as english } from '../en/preview'
import type { TranslationOf } from '../translate'

export const preview: TranslationOf<typeof english> = {
  'preview.preview': 'Aperçu',
  'preview.back': 'Retour aux réglages',
  'preview.frame': 'La messagerie avec ces réglages',
  'preview.failed': 'L’aperçu n’a pas été chargé.',
  'preview.language': 'Langue',
  'preview.screen': 'Écran',
  'preview.launcher': 'Lanceur',
  'preview.welcome': 'Accueil',
  'preview.conversation': 'Conversation',
  'preview.list': 'Liste',
  'preview.prechat': 'Formulaire',
  'preview.settings': 'Réglages',
  'preview.device': 'Appareil',
  'preview.phone': 'Téléphone',
  'preview.desktop': 'Ordinateur',
  'preview.theme': 'Thème',
  'preview.light': 'Clair',
  'preview.dark': 'Sombre',
  'preview.noList':
    'Avec ces réglages, les visiteurs ne voient pas de liste\u202f: «\u202fPlusieurs conversations\u202f» est désactivé, ou la liste elle-même.',
  'preview.noPrechat':
    'Le formulaire préalable est désactivé. Les visiteurs voient ceci à la place.'
}
