/** Texts of office hours and of the away message. */
export const hours = {
  'appFields.officeHours.label': 'Office hours',
  'appFields.officeHours.hint':
    'Outside of them the messenger says when you are back. Without them it says nothing about that.',
  'appFields.awayUntil.label': 'Away until',
  'appFields.awayUntil.hint':
    'You are closed until then, whatever the hours say. In the time of this computer; empty: you are not away.',
  'appFields.awayMessage.label': 'Away message',
  'appFields.awayMessage.hint':
    'Sent once to a visitor who writes while you are closed; again only on another day and after 12 hours, and never within 15 minutes of a message from you. Empty: nothing is sent.',
  'hours.title': 'Office hours and away',
  'hours.timeZone': 'Time zone',
  'hours.timeZoneHint': 'The hours and holidays below are meant in it.',
  'hours.closed': 'Closed',
  'hours.add': 'Add hours',
  'hours.addTo': 'Add hours: {day}',
  'hours.from': 'From: {day}, {number}',
  'hours.to': 'To: {day}, {number}',
  'hours.remove': 'Remove hours: {day}, {number}',
  'hours.nextDay': 'Ends on the next day.',
  'hours.time': 'The time',
  'hours.holidays': 'Holidays',
  'hours.holidaysHint': 'Dates on which you are closed whatever the day of the week.',
  'hours.holiday': 'Holiday {number}',
  'hours.addHoliday': 'Add holiday',
  'hours.removeHoliday': 'Remove holiday {number}',
  'hours.message': 'We are away right now. We answer as soon as we are back.'
} as const
