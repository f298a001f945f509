import type { views as english } from '../en/views'
import type { TranslationOf } from '../translate'

/** Texts of the views that members of the team save, and of the filters that they keep. */
export const views: TranslationOf<typeof english> = {
  'savedViews.own': 'Meine Ansichten',
  'savedViews.menu': 'Ansicht speichern',
  'savedViews.new': 'Als neue Ansicht speichern…',
  'savedViews.rename': 'Umbenennen…',
  'savedViews.remove': 'Diese Ansicht entfernen',
  'savedViews.newTitle': 'Ansicht speichern',
  'savedViews.renameTitle': 'Ansicht umbenennen',
  'savedViews.nameHint': 'Nur Sie sehen Ihre Ansichten.',
  'savedViews.save': 'Speichern',
  'savedViews.saved': 'Ansicht gespeichert',
  'savedViews.renamed': 'Ansicht umbenannt',
  'savedViews.changed': 'Ansicht geändert',
  'savedViews.removed': 'Ansicht entfernt',
  'savedViews.taken': 'Eine andere Ihrer Ansichten heißt schon so.',
  'savedViews.full':
    'Sie haben {max} Ansichten, mehr gehen nicht. Entfernen Sie eine, die Sie nicht mehr brauchen.',
  'savedViews.failed': 'Ihre Ansichten konnten nicht geladen werden.',
  'savedViews.gone': 'Diese Ansicht gibt es nicht mehr.',
  'savedViews.tagGone': 'Keine Unterhaltung hat mehr das Schlagwort „{tag}“ dieser Ansicht.',
  'savedViews.memberGone':
    'Das Mitglied, dessen Unterhaltungen diese Ansicht zeigt, ist nicht mehr im Team.',
  'views.filter': 'Filter',
  'views.nothing': 'Nichts in dieser Ansicht passt zu den Filtern.',
  'assignees.assignee': 'Zugewiesen an',
  'assignees.any': 'Alle Mitglieder',
  'assignees.gone': 'Jemand, der nicht mehr da ist',
  'channelFilter.channel': 'Kanal',
  'channelFilter.any': 'Alle Kanäle'
}
