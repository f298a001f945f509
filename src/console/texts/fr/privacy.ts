import type { privacy as english } from '../en/privacy'
import type { TranslationOf } from '../translate'

export const privacy: TranslationOf<typeof english> = {
  'privacy.lead':
    'Ce que cette app sait des personnes\u202f: trouver quelqu’un, remettre ses données dans un fichier, les effacer.',
  'privacy.person': 'Données d’une personne',
  'privacy.find': 'Trouver une personne',
  'privacy.text': 'Nom, e-mail ou identifiant',
  'privacy.textHint':
    'Une partie suffit. Les identifiants sont ceux de votre propre système et ceux de Pipit.',
  'privacy.search': 'Rechercher',
  'privacy.searching': 'Recherche…',
  'privacy.none': 'Personne n’a été trouvé.',
  'privacy.more': 'Afficher d’autres personnes',
  'privacy.setRetention': 'Le changer dans les réglages de l’app',
  'privacy.externalId': 'Identifiant externe',
  'privacy.export': 'Tout ce qui est connu',
  'privacy.exportText':
    'Un fichier JSON avec le profil, les champs, les navigateurs, les canaux, les pages visitées, les adresses e-mail, les fichiers et toutes les conversations avec leurs messages. Le journal d’audit note qui le télécharge.',
  'privacy.download': 'Télécharger',
  'privacy.exported': 'Le fichier est dans vos téléchargements.',
  'privacy.exportsBusy':
    'Le serveur est occupé par d’autres exports. Réessayez dans une demi-minute.',
  'privacy.eraseTitle': 'Effacer',
  'privacy.eraseText':
    'C’est irréversible, et le journal d’audit note qui l’a fait. Les sauvegardes antérieures contiennent encore les données.',
  'privacy.choice': 'Ce qui est effacé',
  'privacy.deleteChoice': 'La personne, avec ses conversations',
  'privacy.deleteHint':
    'Les messages et les fichiers disparaissent aussi. Elle quitte les conversations avec d’autres\u202f; ce qu’elle y a écrit reste, sans son nom.',
  'privacy.eraseChoice': 'Ses données personnelles',
  'privacy.eraseHint':
    'Le nom, l’e-mail, l’image, les champs, les navigateurs, les pages visitées et les adresses e-mail disparaissent. Ses identifiants et ses conversations restent, avec tout ce qui y a été écrit\u202f; de même les adresses et numéros des canaux liés.',
  'privacy.typeName': 'Saisissez le nom de la personne, {name}',
  'privacy.delete': 'Supprimer la personne',
  'privacy.erase': 'Effacer les données personnelles',
  'privacy.erased': 'Les données personnelles sont effacées.',
  'privacy.deleted': 'La personne est supprimée.'
}
