import type { views as english } from '../en/views'
import type { TranslationOf } from '../translate'

/** Texts of the views that members of the team save, and of the filters that they keep. */
export const views: TranslationOf<typeof english> = {
  'savedViews.own': 'Mis vistas',
  'savedViews.menu': 'Guardar vista',
  'savedViews.new': 'Guardar como vista nueva…',
  'savedViews.rename': 'Cambiar nombre…',
  'savedViews.remove': 'Quitar esta vista',
  'savedViews.newTitle': 'Guardar vista',
  'savedViews.renameTitle': 'Cambiar el nombre de la vista',
  'savedViews.nameHint': 'Solo usted ve sus vistas.',
  'savedViews.save': 'Guardar',
  'savedViews.saved': 'Vista guardada',
  'savedViews.renamed': 'Nombre de la vista cambiado',
  'savedViews.changed': 'Vista cambiada',
  'savedViews.removed': 'Vista quitada',
  'savedViews.taken': 'Otra de sus vistas tiene este nombre.',
  'savedViews.full': 'Tiene {max} vistas, que es el máximo. Quite una que ya no use.',
  'savedViews.failed': 'No se pudieron cargar sus vistas.',
  'savedViews.gone': 'Esta vista ya no existe.',
  'savedViews.tagGone': 'Ninguna conversación tiene ya la etiqueta «{tag}» de esta vista.',
  'savedViews.memberGone':
    'El miembro cuyas conversaciones muestra esta vista ya no está en el equipo.',
  'views.filter': 'Filtros',
  'views.nothing': 'Nada en esta vista coincide con los filtros.',
  'assignees.assignee': 'Asignada a',
  'assignees.any': 'Todos los miembros',
  'assignees.gone': 'Alguien que ya no está',
  'channelFilter.channel': 'Canal',
  'channelFilter.any': 'Todos los canales'
}
