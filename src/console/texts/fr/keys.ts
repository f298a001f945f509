import type { keys as english } from '../en/keys'
import type { TranslationOf } from '../translate'

/** Texts of the keys of an app. */
export const keys: TranslationOf<typeof english> = {
  'keys.lead':
    'Avec une clé, vos programmes appellent l’API REST de cette app, et votre serveur signe des jetons pour les visiteurs connectés à votre site.',
  'keys.account':
    'La clé du compte, qui atteint toutes les apps, n’en fait pas partie\u202f: elle appartient à la machine du serveur.',
  'keys.guide': 'Comment utiliser une clé',
  'keys.none': 'Il n’y a pas encore de clé ici.',
  'keys.failed': 'Les clés n’ont pas pu être chargées.',
  'keys.new': 'Nouvelle clé',
  'keys.nameHint': 'Indique à votre équipe quel programme l’utilise.',
  'keys.create': 'Créer la clé',
  'keys.madeTitle': 'La clé «\u202f{name}\u202f» est là',
  'keys.once':
    'Copiez le secret maintenant. Il n’est montré qu’ici\u202f: fermer cette fenêtre l’efface.',
  'keys.secret': 'Secret de la clé',
  'keys.secretHint':
    'Votre serveur s’en sert pour signer des jetons pour les visiteurs. Il n’a sa place dans aucune page.',
  'keys.credentials': 'Identifiant et secret',
  'keys.credentialsHint': 'Tels que les programmes les emploient pour l’autorisation Basic.',
  'keys.command': 'Essayer',
  'keys.commandHint': 'Cette commande affiche l’app, dans un terminal.',
  'keys.closed':
    'La clé «\u202f{name}\u202f» est là. Son secret ne sera plus montré\u202f; si vous ne l’avez pas, supprimez la clé et créez-en une autre.',
  'keys.madeAt': 'Créée\u202f: {time}',
  'keys.usedAt': 'Dernière utilisation\u202f: {time}',
  'keys.unused': 'Aucune utilisation connue',
  'keys.delete': 'Supprimer la clé',
  'keys.deleteNamed': 'Supprimer la clé {name}',
  'keys.questionTitle': 'Supprimer cette clé\u202f?',
  'keys.question':
    'Aussitôt, les programmes qui appellent avec «\u202f{name}\u202f» sont refusés, et les visiteurs connectés par ses jetons sont déconnectés. C’est irréversible.',
  'keys.deleted': 'La clé «\u202f{name}\u202f» est supprimée.',

  'keys.scope': 'Ce qu’elle atteint',
  'keys.app': 'Toute l’app',
  'keys.appHint':
    'Tout dans cette app sauf ses propres clés d’API\u202f: réglages, personnes, conversations. Votre serveur s’en sert pour signer des jetons pour les visiteurs.',
  'keys.program': 'Une intégration personnalisée',
  'keys.programHint':
    'Pour un programme à vous\u202f: personnes, messages et conversations une à une, et ses propres webhooks. Ni réglages, ni liste de toutes les conversations.',
  'keys.noProgram': 'Cette app n’a pas encore d’intégration personnalisée.',
  'keys.reachesApp': 'Atteint toute l’app',
  'keys.reachesPeople': 'Atteint les personnes et les conversations, pour {name}',
  'keys.title': 'Ses clés',
  'keys.programLead':
    'Avec une clé, le programme répond par l’API REST. La clé atteint les personnes, les messages et les conversations une à une, et ces webhooks\u202f; ni réglages, ni liste de toutes les conversations.',
  'keys.programSecretHint': 'Votre programme appelle avec lui. Il n’a sa place dans aucune page.',
  'keys.programCommandHint':
    'Cette commande liste les webhooks de l’intégration, dans un terminal.',
  'keys.programQuestion':
    'Aussitôt, les programmes qui appellent avec «\u202f{name}\u202f» sont refusés. C’est irréversible.'
}
