import type { webhooks as english } from '../en/webhooks'
import type { TranslationOf } from '../translate'

export const webhooks: TranslationOf<typeof english> = {
  'webhooks.shelf': 'Vos propres programmes',
  'webhooks.offer':
    'Un de vos programmes apprend par webhook ce qui se passe, et répond par l’API REST.',
  'webhooks.new': 'Nouvelle intégration personnalisée',
  'webhooks.nameHint':
    'Pour vous et votre équipe, par exemple ce que fait le programme. Les visiteurs ne le voient pas.',
  'webhooks.first': 'L’intégration et son premier webhook',
  'webhooks.make': 'Créer l’intégration',
  'webhooks.made':
    '«\u202f{name}\u202f» est créée. Ci-dessous, son webhook, avec le secret dont votre programme a besoin.',
  'webhooks.integrationDeletion':
    'C’est irréversible. Ses webhooks et ses clés disparaissent avec elle. Les conversations restent dans la boîte de réception.',
  'webhooks.title': 'Ses webhooks',
  'webhooks.lead':
    'Le serveur envoie ce qui se passe à l’adresse d’un webhook\u202f: chaque événement d’une conversation après le précédent, et de nouveau s’il n’est pas accepté.',
  'webhooks.arrive': 'Comment arrivent les webhooks',
  'webhooks.none': 'Elle n’a pas de webhook et n’apprend rien.',
  'webhooks.add': 'Ajouter un webhook',
  'webhooks.edit': 'Modifier',
  'webhooks.editTitle': 'Modifier le webhook',
  'webhooks.delete': 'Supprimer',
  'webhooks.questionTitle': 'Supprimer ce webhook\u202f?',
  'webhooks.question':
    '{target} n’en recevra plus rien, pas même ce qui attend. C’est irréversible.',
  'webhooks.deleted': 'Le webhook est supprimé.',
  'webhooks.added':
    'Le webhook est là. Son secret, dont votre programme a besoin, se trouve en dessous.',
  'webhooks.saved': 'Le webhook est enregistré.',
  'webhooks.save': 'Enregistrer le webhook',
  'webhooks.target': 'Adresse',
  'webhooks.targetHint':
    'Un de vos programmes que le serveur peut joindre, avec https:// ou http://.',
  'webhooks.triggers': 'Événements',
  'webhooks.triggersHint': 'Ce qui se passe, et le nom sous lequel cela arrive.',
  'webhooks.noTrigger': 'Choisissez au moins un événement.',
  'webhooks.otherTrigger': 'Choisi par un programme\u202f; la console ne le connaît pas.',
  'webhooks.detail': 'Détail',
  'webhooks.detailHint': 'Ce que dit chaque événement.',
  'webhooks.fullUser': 'Utilisateur complet',
  'webhooks.fullUserHint':
    'Profil, données et canaux de la personne, pas seulement les identifiants.',
  'webhooks.fullSource': 'Source complète',
  'webhooks.fullSourceHint': 'Navigateur et appareil de la personne, pas seulement l’intégration.',
  'webhooks.secret': 'Secret du webhook',
  'webhooks.showSecret': 'Afficher le secret',
  'webhooks.hideSecret': 'Masquer le secret',
  'webhooks.secretHint':
    'Chaque requête le porte dans l’en-tête X-API-Key. Refusez les requêtes où il n’est pas le même. Les administrateurs et les propriétaires peuvent le revoir ici.',
  'webhooks.signature': 'Comment vérifier aussi la signature',

  'webhooks.trigger.conversation:message': 'Un visiteur ou l’entreprise a écrit un message.',
  'webhooks.trigger.conversation:postback':
    'Un visiteur a appuyé sur un bouton qui appelle votre programme.',
  'webhooks.trigger.conversation:create': 'Une conversation a commencé.',
  'webhooks.trigger.conversation:referral':
    'Une personne a suivi un lien avec un code de votre part vers un canal.',
  'webhooks.trigger.conversation:join': 'Une personne a été ajoutée à une conversation.',
  'webhooks.trigger.conversation:leave': 'Une personne a quitté une conversation.',
  'webhooks.trigger.conversation:remove': 'Une conversation a été supprimée.',
  'webhooks.trigger.conversation:read': 'Un visiteur ou l’entreprise a lu une conversation.',
  'webhooks.trigger.conversation:typing': 'Un visiteur ou l’entreprise commence ou cesse d’écrire.',
  'webhooks.trigger.conversation:message:delivery:channel':
    'Un message de l’entreprise a été pris par un navigateur, un serveur de messagerie ou un service.',
  'webhooks.trigger.conversation:message:delivery:user':
    'Un message de l’entreprise est arrivé chez le visiteur.',
  'webhooks.trigger.conversation:message:delivery:failure':
    'Un message de l’entreprise n’a pas pu être remis.',
  'webhooks.trigger.client:add': 'Une personne a un nouveau canal ou navigateur.',
  'webhooks.trigger.client:update': 'Un canal d’une personne a été confirmé ou bloqué.',
  'webhooks.trigger.client:remove': 'Un canal d’une personne a été retiré.',
  'webhooks.trigger.user:update': 'Une personne s’est connectée, ou a été bloquée ou débloquée.',
  'webhooks.trigger.user:merge': 'Deux personnes n’en étaient qu’une.',
  'webhooks.trigger.user:remove': 'Une personne a été supprimée.',

  'webhooks.refused.private':
    'L’adresse est sur un réseau qui n’est pas public. PIPIT_WEBHOOK_PRIVATE=1 permet les réseaux privés, mais aucune adresse de métadonnées.',
  'webhooks.refused.spaces': 'L’adresse ne doit contenir ni espaces ni sauts de ligne.',
  'webhooks.refused.url': 'Il faut une adresse entière qui commence par https:// ou http://.',
  'webhooks.refused.password': 'L’adresse ne doit contenir ni nom d’utilisateur ni mot de passe.',
  'webhooks.refused.tooMany':
    'Une app peut avoir au plus {max} webhooks. Supprimez-en un qui ne sert plus.',

  'webhooks.showLog': 'Afficher le journal',
  'webhooks.hideLog': 'Masquer le journal',
  'webhooks.log': 'Journal du webhook',
  'webhooks.logLead': 'Chaque tentative des sept derniers jours, la plus récente en premier.',
  'webhooks.logNone': 'Il n’y a eu aucune tentative ces sept derniers jours.',
  'webhooks.logFailed': 'Le journal n’a pas pu être chargé.',
  'webhooks.again': 'Regarder de nouveau',
  'webhooks.older': 'Afficher des tentatives plus anciennes',
  'webhooks.test': 'Envoyer un test',
  'webhooks.beingSent': 'Envoi en cours. Le résultat s’affichera ici.',
  'webhooks.sent': 'Envoyé. Le résultat est la tentative la plus récente.',
  'webhooks.content': 'Contenu et réponse',
  'webhooks.contentFailed': 'Le contenu et la réponse n’ont pas pu être chargés.',
  'webhooks.notKept':
    'Son contenu n’est plus conservé : il était trop long, ou un élément qu’il montre a été supprimé.',
  'webhooks.body': 'Contenu',
  'webhooks.bodyHint': 'L’événement qui a été envoyé.',
  'webhooks.answerBody': 'Réponse',
  'webhooks.answerHint': 'Les 1 000 premiers caractères.',
  'webhooks.noAnswerBody': 'La réponse n’avait pas de contenu.',
  'webhooks.sendAgain': 'Renvoyer',
  'webhooks.tooOften': 'Trop d’envois en peu de temps. Réessayez dans une minute.',
  'webhooks.accepted': 'Accepté',
  'webhooks.repeated': 'Pas accepté',
  'webhooks.failed': 'Abandonné',
  'webhooks.answer': 'Réponse\u202f: {status}',
  'webhooks.attempt': 'Tentative {attempt}, {ms} ms',
  'webhooks.next': 'Prochaine tentative\u202f: {time}',
  'webhooks.error.refused-target': 'L’adresse est sur un réseau qui n’est pas public',
  'webhooks.error.timeout': 'Pas de réponse à temps',
  'webhooks.error.unreachable': 'Rien ne répond à cette adresse'
}
