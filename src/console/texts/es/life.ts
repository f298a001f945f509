import type { life as english } from '../en/life'
import type { TranslationOf } from '../translate'

/** Texts of the views of the inbox, and of what the team does with a conversation. */
export const life: TranslationOf<typeof english> = {
  'views.view': 'Vista',
  'views.open': 'Abiertas',
  'views.mine': 'Mías',
  'views.unassigned': 'Sin asignar',
  'views.pending': 'A la espera del visitante',
  'views.snoozed': 'Pospuestas',
  'views.closed': 'Cerradas',
  'views.all': 'Todas',
  'views.openEmpty': 'No hay nada abierto. Lo que cierra o pospone está en las otras vistas.',
  'views.mineEmpty': 'No tiene asignada ninguna conversación abierta.',
  'views.unassignedEmpty': 'Alguien atiende cada conversación abierta.',
  'views.pendingEmpty': 'Ninguna conversación espera a su visitante.',
  'views.snoozedEmpty': 'Ninguna conversación está pospuesta.',
  'views.closedEmpty': 'Ninguna conversación está cerrada.',
  'views.allEmpty': 'No hay ninguna conversación.',
  'life.assign': 'Asignar',
  'life.snooze': 'Posponer',
  'life.close': 'Cerrar',
  'life.reopen': 'Volver a abrir',
  'life.nobody': 'Nadie',
  'life.me': '{name} (usted)',
  'life.teamFailed': 'No se pudo cargar el equipo. Intentar de nuevo',
  'life.inAnHour': 'En una hora',
  'life.tomorrow': 'Mañana por la mañana',
  'life.onMonday': 'El lunes por la mañana',
  'life.untilAnswer': 'Hasta que escriba el visitante',
  'life.closed': 'Cerrada',
  'life.pending': 'Espera al visitante',
  'life.snoozedUntil': 'Pospuesta hasta {time}',
  'life.yours': 'La atiende usted',
  'life.assignedTo': 'La atiende {name}'
}
