import type { passkeys as english } from '../en/passkeys'
import type { TranslationOf } from '../translate'

/** Texts of passkeys. */
export const passkeys: TranslationOf<typeof english> = {
  'passkeys.title': 'Clés d’accès',
  'passkeys.lead':
    'Une clé d’accès vous connecte sans mot de passe ni code. Votre appareil la garde et demande son code PIN, votre doigt ou votre visage.',
  'passkeys.failed': 'Les clés d’accès n’ont pas pu être chargées.',
  'passkeys.none': 'Vous n’avez pas de clé d’accès.',
  'passkeys.add': 'Ajouter une clé d’accès',
  'passkeys.addHint':
    'Elle connecte comme vous-même, c’est pourquoi votre mot de passe est d’abord demandé.',
  'passkeys.full': 'Il peut y avoir au plus 20 clés d’accès. Retirez-en une d’abord.',
  'passkeys.nameHint':
    'Donnez-lui un nom auquel vous la reconnaîtrez. Ensuite, votre navigateur demande où la garder.',
  'passkeys.make': 'Créer la clé d’accès',
  'passkeys.added': 'Désormais, {name} vous connecte.',
  'passkeys.notAdded':
    'La clé d’accès n’a pas été ajoutée\u202f: cela a pris trop de temps, ou elle a été refusée. Fermez la fenêtre et recommencez.',
  'passkeys.renameButton': 'Renommer',
  'passkeys.rename': 'Renommer la clé d’accès',
  'passkeys.renameNamed': 'Renommer {name}',
  'passkeys.renameHint': 'Un nom auquel vous la reconnaîtrez.',
  'passkeys.gone': 'Cette clé d’accès a été retirée entre-temps.',
  'passkeys.removeTitle': 'Retirer {name}\u202f?',
  'passkeys.removeHint':
    'Elle ne vous connecte plus. Votre appareil peut la montrer tant que vous ne l’y supprimez pas aussi.',
  'passkeys.removeNamed': 'Retirer {name}',
  'passkeys.removed': '{name} est retirée.',
  'passkeys.signIn': 'Se connecter avec une clé d’accès',
  'passkeys.ended': 'Cette connexion a pris trop de temps. Réessayez.',
  'passkeys.notKnown': 'Cette clé d’accès n’est pas connue ici, ou a été refusée.',
  'passkeys.cancelled':
    'Aucune clé d’accès n’a été utilisée\u202f: c’était annulé, ou cela a pris trop de temps.',
  'passkeys.known': 'Cet appareil a déjà une clé d’accès à vous.',
  'passkeys.unfit':
    'Les clés d’accès ne fonctionnent pas ici. Il leur faut un navigateur qui les connaît, et une console ouverte en HTTPS par le nom d’un serveur.'
}
