import type { life as english } from '../en/life'
import type { TranslationOf } from '../translate'

/** Texts of the views of the inbox, and of what the team does with a conversation. */
export const life: TranslationOf<typeof english> = {
  'views.view': 'Ansicht',
  'views.open': 'Offen',
  'views.mine': 'Meine',
  'views.unassigned': 'Nicht zugewiesen',
  'views.pending': 'Wartet auf den Besucher',
  'views.snoozed': 'Zurückgestellt',
  'views.closed': 'Geschlossen',
  'views.all': 'Alle',
  'views.openEmpty':
    'Nichts ist offen. Was Sie schließen oder zurückstellen, steht in den anderen Ansichten.',
  'views.mineEmpty': 'Ihnen ist keine offene Unterhaltung zugewiesen.',
  'views.unassignedEmpty': 'Um jede offene Unterhaltung kümmert sich jemand.',
  'views.pendingEmpty': 'Keine Unterhaltung wartet auf ihren Besucher.',
  'views.snoozedEmpty': 'Keine Unterhaltung ist zurückgestellt.',
  'views.closedEmpty': 'Keine Unterhaltung ist geschlossen.',
  'views.allEmpty': 'Es gibt keine Unterhaltung.',
  'life.assign': 'Zuweisen',
  'life.snooze': 'Zurückstellen',
  'life.close': 'Schließen',
  'life.reopen': 'Wieder öffnen',
  'life.nobody': 'Niemand',
  'life.me': '{name} (Sie)',
  'life.teamFailed': 'Das Team konnte nicht geladen werden. Noch einmal versuchen',
  'life.inAnHour': 'Eine Stunde',
  'life.tomorrow': 'Bis morgen früh',
  'life.onMonday': 'Bis Montag früh',
  'life.untilAnswer': 'Bis der Besucher schreibt',
  'life.closed': 'Geschlossen',
  'life.pending': 'Wartet auf den Besucher',
  'life.snoozedUntil': 'Zurückgestellt bis {time}',
  'life.yours': 'Sie kümmern sich darum',
  'life.assignedTo': '{name} kümmert sich darum'
}
