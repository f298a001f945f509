import type { groups as english } from '../en/groups'
import type { TranslationOf } from '../translate'

export const groups: TranslationOf<typeof english> = {
  'groups.groups': 'Groupes',
  'groups.of': 'Groupes de {app}',
  'groups.lead':
    'Une conversation peut être attribuée à un groupe\u202f; l’un de ses membres la prend alors. Si un groupe est supprimé, ses conversations restent dans la boîte de réception.',
  'groups.none': 'Il n’y a encore aucun groupe ici.',
  'groups.failed': 'Les groupes n’ont pas pu être chargés.',
  'groups.new': 'Nouveau groupe',
  'groups.editNamed': 'Modifier le groupe {name}',
  'groups.editTitle': 'Modifier le groupe',
  'groups.deleteNamed': 'Supprimer le groupe {name}',
  'groups.questionTitle': 'Supprimer ce groupe\u202f?',
  'groups.question':
    'Plus aucune conversation ne sera attribuée à «\u202f{name}\u202f»\u202f; les membres qui s’occupent d’une conversation continuent. Cette action est irréversible.',
  'groups.deleted': 'Le groupe «\u202f{name}\u202f» est supprimé.',
  'groups.saved': 'Le groupe «\u202f{name}\u202f» est enregistré.',
  'groups.save': 'Enregistrer le groupe',
  'groups.nameHint': 'Affiché là où les conversations sont attribuées.',
  'groups.taken': 'Un autre groupe porte ce nom.',
  'groups.members': 'Membres du groupe',
  'groups.noMembers': 'N’a aucun membre.',
  'groups.hasMembers': 'Membres\u202f: {names}',
  'groups.noGroup': 'Aucun groupe',
  'groups.ofGroup': 'Groupe\u202f: {name}',
  'groups.inNone': 'Dans aucun groupe',
  'groups.filter': 'Groupe',
  'groups.any': 'Tous les groupes',
  'groups.gone': 'Un groupe qui n’existe plus',
  'groups.viewGone': 'Le groupe dont cette vue montre les conversations n’existe plus.',
  'events.groupAssigned': '{by} a attribué cela au groupe {group}',
  'events.groupUnassigned': '{by} a retiré cela de son groupe',
  'audit.kinds.group': 'Groupes de membres',
  'audit.groupMembers': 'Membres du groupe',
  'audit.groupCreated': 'Groupe créé',
  'audit.groupChanged': 'Groupe modifié',
  'audit.groupDeleted': 'Groupe supprimé'
}
