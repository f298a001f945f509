import type { apps as english } from '../en/apps'
import type { TranslationOf } from '../translate'

export const apps: TranslationOf<typeof english> = {
  'apps.named': 'App\u202f: {name}',
  'apps.apps': 'Apps',
  'apps.actions': 'Actions',
  'apps.lead': 'Ce qui vaut pour toutes les intégrations de cette app.',
  'apps.failed': 'L’app n’a pas pu être chargée.',
  'apps.people': 'Personnes',
  'apps.new': 'Nouvelle app',
  'apps.newLead':
    'Une app a ses propres intégrations, personnes et conversations. Les propriétaires et les administrateurs la voient\u202f; les agents, une fois admis dans Équipe.',
  'apps.newName': 'Nom de l’app',
  'apps.create': 'Créer l’app',
  'apps.created': '«\u202f{name}\u202f» est créée.',
  'apps.noneTitle': 'Pas encore d’app',
  'apps.none':
    'Une app contient les intégrations, les personnes et les conversations d’une entreprise.',
  'apps.noneForYou': 'Aucune app ne vous est ouverte. Demandez à un propriétaire de l’équipe.',
  'apps.stillNone': 'Rien n’a encore changé.',
  'apps.deleteTitle': 'Supprimer cette app',
  'apps.delete': 'Supprimer l’app',
  'apps.deletion':
    'C’est irréversible. Ses intégrations, clés, personnes, conversations, messages et fichiers disparaissent avec elle. Les pages avec ses extraits de code n’affichent plus de messagerie, et ses clés sont refusées.',

  'demo.title': 'Ceci est la démo',
  'demo.text':
    'Sa page montre la messagerie telle que les visiteurs la voient\u202f; ce que vous y écrivez arrive dans la boîte de réception de cette app.',
  'demo.open': 'Ouvrir la page de démo',
  'demo.add': 'Ajouter la démo',
  'demo.added': 'La démo est là.',
  'demo.remove': 'Retirer la démo',
  'demo.removed': 'La démo est retirée.',
  'demo.questionTitle': 'Retirer la démo\u202f?',
  'demo.question':
    'L’app {name} est supprimée avec sa page de démo et tout ce qui y a été écrit. Le menu des apps permet d’ajouter une nouvelle démo.',
  'demo.keep': 'La garder',

  'deletion.typeName': 'Saisissez son nom, {name}',
  'deletion.otherName': 'Ce n’est pas le nom.',
  'deletion.done': 'Supprimé\u202f: «\u202f{name}\u202f».',

  'appFields.displayName.label': 'Nom',
  'appFields.displayName.hint':
    'Les visiteurs le voient dans la messagerie, si celle-ci n’a pas de nom à elle.',
  'appFields.iconUrl.label': 'Icône',
  'appFields.iconUrl.hint': 'Adresse de l’image dans l’en-tête des messageries qui n’en ont pas.',
  'appFields.conversationRetentionSeconds.label': 'Conserver les conversations',
  'appFields.conversationRetentionSeconds.hint':
    'Ce délai après son dernier message, une conversation est supprimée pour toujours avec tout ce qui y a été dit.',
  'appFields.disableConversationReopen.label': 'Les conversations fermées restent fermées',
  'appFields.disableConversationReopen.hint':
    'Un visiteur ne peut pas écrire dans une conversation que vous avez fermée, mais peut en commencer une autre.',
  'appFields.maskCreditCardNumbers.label': 'Masquer les numéros de carte',
  'appFields.maskCreditCardNumbers.hint':
    'Les numéros de carte de paiement que les visiteurs écrivent sont rendus illisibles avant d’être stockés.',
  'appFields.pageVisits.label': 'Garder les pages visitées',
  'appFields.pageVisits.hint':
    'Votre équipe voit quelles pages ouvre un visiteur qui a écrit ou s’est connecté\u202f: les 50 plus récentes de chacun, gardées 30 jours.',
  'appFields.useAnimalNames.label': 'Noms d’animaux',
  'appFields.useAnimalNames.hint':
    'Donne aux visiteurs sans nom le nom d’un animal, que seule votre équipe voit.',
  'appFields.echoPostback.label': 'Montrer les boutons pressés',
  'appFields.echoPostback.hint':
    'Un bouton que presse un visiteur apparaît dans la conversation comme un message de sa part.',

  'retention.forEver': 'Pour toujours',
  'retention.other': 'Une autre durée',
  'retention.days': 'Jours',
  'retention.seconds': 'Secondes',
  'retention.daysUnit': 'jours',
  'retention.secondsUnit': 'secondes'
}
