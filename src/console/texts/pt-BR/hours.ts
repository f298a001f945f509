import type { hours as english } from '../en/hours'
import type { TranslationOf } from '../translate'

/** Texts of office hours and of the away message. */
export const hours: TranslationOf<typeof english> = {
  'appFields.officeHours.label': 'Horário de atendimento',
  'appFields.officeHours.hint':
    'Fora dele, o mensageiro diz quando você volta. Sem horário, não diz nada sobre isso.',
  'appFields.awayUntil.label': 'Ausente até',
  'appFields.awayUntil.hint':
    'Até lá você está fechado, seja o que for que o horário diga. Na hora deste computador; vazio: você não está ausente.',
  'appFields.awayMessage.label': 'Mensagem de ausência',
  'appFields.awayMessage.hint':
    'Enviada uma vez ao visitante que escreve enquanto você está fechado; de novo só em outro dia e depois de 12 horas, e nunca até 15 minutos após uma mensagem sua. Vazio: nada é enviado.',
  'hours.title': 'Horário e ausência',
  'hours.timeZone': 'Fuso horário',
  'hours.timeZoneHint': 'O horário e os feriados abaixo valem nele.',
  'hours.closed': 'Fechado',
  'hours.add': 'Adicionar horário',
  'hours.addTo': 'Adicionar horário: {day}',
  'hours.from': 'De: {day}, {number}',
  'hours.to': 'Até: {day}, {number}',
  'hours.remove': 'Remover horário: {day}, {number}',
  'hours.nextDay': 'Termina no dia seguinte.',
  'hours.time': 'A hora',
  'hours.holidays': 'Feriados',
  'hours.holidaysHint': 'Datas em que você está fechado, seja qual for o dia da semana.',
  'hours.holiday': 'Feriado {number}',
  'hours.addHoliday': 'Adicionar feriado',
  'hours.removeHoliday': 'Remover feriado {number}',
  'hours.message': 'Não estamos no momento. Responderemos assim que voltarmos.'
}
