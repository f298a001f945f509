import type { groups as english } from '../en/groups'
import type { TranslationOf } from '../translate'

export const groups: TranslationOf<typeof english> = {
  'groups.groups': 'Grupos',
  'groups.of': 'Grupos de {app}',
  'groups.lead':
    'Una conversación se puede asignar a un grupo; entonces la toma alguien de él. Al eliminar un grupo, sus conversaciones siguen en la bandeja de entrada.',
  'groups.none': 'Aquí no hay todavía ningún grupo.',
  'groups.failed': 'No se pudieron cargar los grupos.',
  'groups.new': 'Nuevo grupo',
  'groups.editNamed': 'Editar el grupo {name}',
  'groups.editTitle': 'Editar grupo',
  'groups.deleteNamed': 'Eliminar el grupo {name}',
  'groups.questionTitle': '¿Eliminar este grupo?',
  'groups.question':
    'Ninguna conversación quedará asignada a «{name}»; quien atiende una la sigue atendiendo. Esto no se puede deshacer.',
  'groups.deleted': 'El grupo «{name}» se ha eliminado.',
  'groups.saved': 'El grupo «{name}» se ha guardado.',
  'groups.save': 'Guardar grupo',
  'groups.nameHint': 'Se muestra donde se asignan conversaciones.',
  'groups.taken': 'Otro grupo tiene este nombre.',
  'groups.members': 'Miembros del grupo',
  'groups.noMembers': 'No tiene miembros.',
  'groups.hasMembers': 'Miembros: {names}',
  'groups.noGroup': 'Ningún grupo',
  'groups.ofGroup': 'Grupo: {name}',
  'groups.inNone': 'En ningún grupo',
  'groups.filter': 'Grupo',
  'groups.any': 'Todos los grupos',
  'groups.gone': 'Un grupo que ya no está',
  'groups.viewGone': 'El grupo cuyas conversaciones muestra esta vista ya no está.',
  'events.groupAssigned': '{by} asignó esto al grupo {group}',
  'events.groupUnassigned': '{by} sacó esto de su grupo',
  'audit.kinds.group': 'Grupos de miembros',
  'audit.groupMembers': 'Miembros del grupo',
  'audit.groupCreated': 'Grupo creado',
  'audit.groupChanged': 'Grupo cambiado',
  'audit.groupDeleted': 'Grupo eliminado'
}
