import type { hours as english } from '../en/hours'
import type { TranslationOf } from '../translate'

/** Texts of office hours and of the away message. */
export const hours: TranslationOf<typeof english> = {
  'appFields.officeHours.label': 'Horaires',
  'appFields.officeHours.hint':
    'En dehors d’eux, la messagerie dit quand vous serez de retour. Sans horaires, elle n’en dit rien.',
  'appFields.awayUntil.label': 'Absent jusqu’au',
  'appFields.awayUntil.hint':
    'Vous êtes fermé jusque-là, quoi que disent les horaires. À l’heure de cet ordinateur ; vide : vous n’êtes pas absent.',
  'appFields.awayMessage.label': 'Message d’absence',
  'appFields.awayMessage.hint':
    'Envoyé une fois au visiteur qui écrit pendant que vous êtes fermé ; de nouveau seulement un autre jour et après 12 heures, et jamais dans les 15 minutes qui suivent un message de vous. Vide : rien n’est envoyé.',
  'hours.title': 'Horaires et absence',
  'hours.timeZone': 'Fuseau horaire',
  'hours.timeZoneHint': 'Les horaires et jours fériés ci-dessous s’y rapportent.',
  'hours.closed': 'Fermé',
  'hours.add': 'Ajouter un horaire',
  'hours.addTo': 'Ajouter un horaire : {day}',
  'hours.from': 'De : {day}, {number}',
  'hours.to': 'À : {day}, {number}',
  'hours.remove': 'Retirer l’horaire : {day}, {number}',
  'hours.nextDay': 'Se termine le lendemain.',
  'hours.time': 'L’heure',
  'hours.holidays': 'Jours fériés',
  'hours.holidaysHint': 'Dates auxquelles vous êtes fermé, quel que soit le jour de la semaine.',
  'hours.holiday': 'Jour férié {number}',
  'hours.addHoliday': 'Ajouter un jour férié',
  'hours.removeHoliday': 'Retirer le jour férié {number}',
  'hours.message': 'Nous sommes absents pour le moment. Nous répondrons dès notre retour.'
}
