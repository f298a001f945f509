import type { hours as english } from '../en/hours'
import type { TranslationOf } from '../translate'

/** Texts of office hours and of the away message. */
export const hours: TranslationOf<typeof english> = {
  'appFields.officeHours.label': 'Horario',
  'appFields.officeHours.hint':
    'Fuera de él, el mensajero dice cuándo vuelve. Sin horario no dice nada de ello.',
  'appFields.awayUntil.label': 'Ausente hasta',
  'appFields.awayUntil.hint':
    'Hasta entonces está cerrado, diga lo que diga el horario. En la hora de este ordenador; vacío: no está ausente.',
  'appFields.awayMessage.label': 'Mensaje de ausencia',
  'appFields.awayMessage.hint':
    'Se envía una vez al visitante que escribe mientras está cerrado; de nuevo solo otro día y tras 12 horas, y nunca en los 15 minutos siguientes a un mensaje suyo. Vacío: no se envía nada.',
  'hours.title': 'Horario y ausencia',
  'hours.timeZone': 'Zona horaria',
  'hours.timeZoneHint': 'El horario y los festivos de abajo se entienden en ella.',
  'hours.closed': 'Cerrado',
  'hours.add': 'Añadir horario',
  'hours.addTo': 'Añadir horario: {day}',
  'hours.from': 'Desde: {day}, {number}',
  'hours.to': 'Hasta: {day}, {number}',
  'hours.remove': 'Quitar horario: {day}, {number}',
  'hours.nextDay': 'Termina al día siguiente.',
  'hours.time': 'La hora',
  'hours.holidays': 'Festivos',
  'hours.holidaysHint': 'Fechas en las que está cerrado, sea cual sea el día de la semana.',
  'hours.holiday': 'Festivo {number}',
  'hours.addHoliday': 'Añadir festivo',
  'hours.removeHoliday': 'Quitar festivo {number}',
  'hours.message': 'Ahora no estamos. Responderemos en cuanto volvamos.'
}
