import type { changes as english } from '../en/changes'
import type { TranslationOf } from '../translate'

export const changes: TranslationOf<typeof english> = {
  'changes.lead':
    'Qui a changé quel réglage\u202f: les 200 changements les plus récents, pendant deux ans au plus.',
  'changes.none': 'Rien n’a encore été changé.',
  'changes.failed': 'Les modifications n’ont pas pu être chargées.',
  'changes.ownText': 'Texte personnalisé {key}, {language}',
  'changes.older': 'Afficher des modifications plus anciennes',
  'changes.meanwhile':
    'Quelqu’un a changé les réglages entre-temps. Regardez d’abord ce qui est nouveau.',
  'changes.restored': 'Les réglages précédents sont rétablis.',
  'changes.key': 'Clé «\u202f{name}\u202f»',
  'changes.secrets': 'Secrets',
  'changes.givenAnew': 'redonné',
  'changes.forEver': 'pour toujours',
  'changes.notSet': 'non défini',
  'changes.on': 'activé',
  'changes.off': 'désactivé',
  'changes.empty': 'aucun',
  'changes.something': 'quelque chose'
}
