import type { keys as english } from '../en/keys'
import type { TranslationOf } from '../translate'

/** Texts of the keys of an app. */
export const keys: TranslationOf<typeof english> = {
  'keys.lead':
    'Avec une clé, vos programmes appellent l’API REST de cette app, et votre serveur signe des jetons pour les visiteurs connectés à votre site.',
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
  'keys.deleted': 'La clé «\u202f{name}\u202f» est supprimée.'
}
