import type { ownTexts as english } from '../en/own-texts'
import type { TranslationOf } from '../translate'

export const ownTexts: TranslationOf<typeof english> = {
  'ownTexts.language': 'Langue des textes',
  'ownTexts.search': 'Rechercher dans les textes',
  'ownTexts.none': 'Aucun texte ne contient ces mots.',
  'ownTexts.found': {
    one: '{count} texte trouvé',
    other: '{count} textes trouvés'
  },
  'ownTexts.failed': 'Les textes de la messagerie n’ont pas pu être chargés.',
  'ownTexts.needs': 'Doit contenir\u202f: {placeholders}',
  'ownTexts.reset': 'Utiliser le texte de la messagerie',
  'ownTexts.resetNamed': 'Utiliser le texte de la messagerie\u202f: {key}',
  'ownTexts.count': {
    one: '{count} texte personnalisé',
    other: '{count} textes personnalisés'
  },

  'textGroups.launcher': 'Bouton d’ouverture et titre de la fenêtre',
  'textGroups.conversation': 'Conversation',
  'textGroups.contents': 'Fichiers, images, lieux et cartes',
  'textGroups.forms': 'Formulaires et questions',
  'textGroups.list': 'Liste des conversations',
  'textGroups.channels': 'Autres canaux',
  'textGroups.times': 'Dates et heures',
  'textGroups.others': 'Réglages et problèmes'
}
