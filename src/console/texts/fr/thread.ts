import type { thread as english } from '../en/thread'
import type { TranslationOf } from '../translate'

export const thread: TranslationOf<typeof english> = {
  'thread.conversation': 'Conversation',
  'thread.missingTitle': 'Introuvable',
  'thread.missing': 'Cette conversation n’existe plus.',
  'thread.kept': 'Ce que vous avez écrit ici',
  'thread.back': 'Retour aux conversations',
  'thread.markRead': 'Marquer comme lu',
  'thread.more': 'Autres actions',
  'thread.delete': 'Supprimer la conversation',
  'thread.deleteTitle': 'Supprimer cette conversation\u202f?',
  'thread.deleteText':
    'Ses messages, notes et fichiers disparaissent, pour le visiteur aussi. Ce qui est parti par e-mail ou vers un autre service y reste. C’est irréversible.',
  'thread.keptTitle': 'Cette conversation ne peut pas être supprimée',
  'thread.keptText':
    'Elle continue dans les canaux de sa personne. Ses messages peuvent être supprimés un par un\u202f; Confidentialité, dans les réglages de l’app, supprime la personne avec tout.',
  'thread.deleted': 'La conversation est supprimée.',
  'thread.messages': 'Messages avec {name}',
  'thread.failed': 'Les messages n’ont pas pu être chargés.',
  'thread.none': 'Pas encore de messages.',
  'thread.earlier': 'Messages précédents',
  'thread.loadingEarlier': 'Chargement des messages précédents…',
  'thread.goToDate': 'Aller à une date',
  'thread.date': 'Date',
  'thread.go': 'Y aller',
  'thread.new': 'Nouveaux messages',
  'thread.typing': '{name} écrit…',
  'colleagues.writing': 'Réponse en cours d’écriture : {names}',
  'colleagues.looking': 'Aussi ici : {names}',
  'thread.write': 'Écrire une réponse',
  'thread.send': 'Envoyer',
  'thread.note': 'Note',
  'thread.writeNote': 'Écrire une note pour l’équipe',
  'thread.addNote': 'Ajouter la note',
  'thread.charactersLeft': {
    one: '{count} caractère restant',
    other: '{count} caractères restants'
  },
  'thread.charactersOver': {
    one: '{count} caractère de trop',
    other: '{count} caractères de trop'
  },

  'reply.windowOpen': '{service} accepte vos réponses jusqu’à\u202f: {time}.',
  'reply.windowOver':
    '{service} acceptait vos réponses jusqu’à\u202f: {time}. Ce que vous écrivez maintenant est refusé, jusqu’à ce que la personne y écrive de nouveau.',

  'templates.choose': 'Envoyer un modèle',
  'templates.title': 'Modèle pour WhatsApp',
  'templates.template': 'Modèle',
  'templates.inHeader': 'Dans le titre\u202f: {name}',
  'templates.inBody': 'Dans le texte\u202f: {name}',
  'templates.inButton': 'Dans l’adresse de «\u202f{button}\u202f»\u202f: {name}',
  'templates.preview': 'Aperçu',
  'templates.buttons': 'Boutons\u202f: {buttons}',
  'templates.failed': 'Les modèles n’ont pas pu être chargés depuis WhatsApp.',
  'templates.none':
    'WhatsApp n’a approuvé aucun modèle fait de texte seul. Les autres, avec des fichiers ou des produits, peuvent être envoyés par l’API REST.',
  'templates.unset':
    'Le compte professionnel WhatsApp n’est pas connu. Un administrateur saisit son identifiant dans les identifiants du compte de l’intégration.',

  'files.attach': 'Joindre',
  'files.list': 'Fichiers en cours d’envoi',
  'files.progress': 'Envoi de {name}',
  'files.empty': 'Le fichier est vide.',
  'files.tooLarge': 'Le fichier dépasse 50 Mo.',
  'files.kind': 'Les fichiers de ce type ne peuvent pas être envoyés.',
  'files.takenBack': 'Il a été repris.',

  'later.sendLater': 'Envoyer plus tard',
  'later.inAnHour': 'Dans une heure',
  'later.tomorrow': 'Demain matin',
  'later.onMonday': 'Lundi matin',
  'later.atTime': 'À un autre moment…',
  'later.title': 'Quand l’envoyer\u202f?',
  'later.time': 'Date et heure',
  'later.schedule': 'Programmer',
  'later.list': 'Réponses à envoyer plus tard',
  'later.sendsAt': 'Sera envoyée\u202f: {time}',
  'later.deleted': 'La réponse ne sera pas envoyée.',
  'later.gone': 'Elle a déjà été envoyée, ou supprimée.',

  'message.note': 'Note pour l’équipe, invisible pour le visiteur',
  'message.notDelivered': 'non remis\u202f: {reason}',
  'message.originalMail': 'L’e-mail tel qu’il est arrivé',
  'message.fromPage': 'automatique, de la page',
  'message.delivered': 'Distribué',
  'message.seen': 'Vu',
  'message.link': 'Copier le lien',
  'message.linkCopied': 'Le lien est copié.',
  'message.gone': 'Ce message n’existe plus.',
  'message.delete': 'Supprimer le message',
  'message.deleteTitle': 'Supprimer ce message\u202f?',
  'message.deleteText':
    'Il disparaît pour le visiteur aussi. Ce qui est parti par e-mail ou vers un autre service y reste. C’est irréversible.',
  'message.deleteNoteText': 'La note disparaît pour toute l’équipe. C’est irréversible.',
  'message.sending': 'Envoi…',
  'message.waits': 'Attend la connexion, puis part tout seul.',
  'message.notSent': 'Non envoyé.',
  'message.unsure': 'N’a peut-être pas été envoyé.',

  'content.offered': 'Propositions',
  'content.picture': 'Image',
  'content.unknown': 'Un message d’un type qui n’est pas encore affiché ici.',
  'content.pictureOf': 'Image\u202f: {text}',
  'content.file': 'Fichier\u202f: {name}',
  'content.location': 'Lieu',
  'content.locationOf': 'Lieu\u202f: {name}',
  'content.form': 'Formulaire\u202f: {fields}',
  'content.answers': 'Réponses\u202f: {answers}',
  'content.other': 'Un message d’un autre type'
}
