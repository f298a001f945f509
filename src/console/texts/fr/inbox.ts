import type { inbox as english } from '../en/inbox'
import type { TranslationOf } from '../translate'

export const inbox: TranslationOf<typeof english> = {
  'inbox.noneTitle': 'Pas encore de conversations',
  'inbox.none':
    'Elles apparaissent ici dès qu’un visiteur écrit. Mettez l’un de ces codes avant {tag} dans une de vos pages, et écrivez vous-même le premier message.',
  'inbox.noneForAgents': 'Les conversations sont listées ici dès qu’un visiteur écrit.',
  'inbox.choose': 'Choisissez une conversation pour la lire et y répondre.',
  'inbox.conversations': 'Conversations',
  'inbox.failed': 'Les conversations n’ont pas pu être chargées.',
  'inbox.nothingFound': 'Rien trouvé pour «\u202f{text}\u202f».',
  'inbox.allRead': 'Tout est lu. Rien ne vous attend.',
  'inbox.more': 'Plus de conversations',
  'inbox.search': 'Rechercher',
  'inbox.show': 'Afficher',
  'inbox.all': 'Toutes',
  'inbox.unread': 'Non lues',
  'inbox.unreadMark': 'non lus',
  'inbox.noMessages': 'Pas encore de messages',
  'inbox.note': 'Note\u202f: {text}',
  'inbox.notDelivered': 'Non remis\u202f: {text}',
  'inbox.you': 'Vous\u202f: {text}',

  'keys.move': 'se déplacer',
  'keys.open': 'ouvrir',
  'keys.back': 'retour',
  'keys.search': 'rechercher',
  'keys.markRead': 'marquer comme lu',
  'keys.messages': 'de message en message, sur leurs boutons',
  'keys.singleLetters': 'Les lettres seules sont des raccourcis',

  'names.others': 'et d’autres',
  'names.withOthers': '{names} et d’autres',
  'names.notVerified': 'non vérifié',
  'names.blocked': 'bloqué',
  'names.visitor': 'Visiteur #{id}',
  'names.nobody': 'Personne',
  'names.business': 'Entreprise',

  'person.verifiedAs': 'Vérifié comme {id}',
  'person.notSignedIn': 'Non connecté',
  'person.nameBefore': 'Le visiteur a changé le nom\u202f; vous aviez mis {name}',
  'person.emailBefore': 'Le visiteur a changé l’e-mail\u202f; vous aviez mis {email}',

  'block.block': 'Bloquer',
  'block.unblock': 'Débloquer',
  'block.question':
    'Bloquer {name}\u202f? Messages, fichiers, pressions de boutons et modifications du profil sont dès lors refusés, dans toutes les conversations de ce visiteur, qui lit encore ce que vous écrivez.',
  'block.known': 'Le blocage vaut partout où il se connecte.',
  'block.anonymous':
    'Un visiteur anonyme qui efface les données du navigateur peut écrire de nouveau, comme quelqu’un d’autre.',
  'block.confirm': 'Bloquer ce visiteur',
  'block.notBlocked': 'Le serveur n’a pas confirmé que le visiteur est bloqué. Réessayez.',
  'block.notUnblocked': 'Le serveur n’a pas confirmé que le visiteur est débloqué. Réessayez.'
}
