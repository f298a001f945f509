import type { groups as english } from '../en/groups'
import type { TranslationOf } from '../translate'

export const groups: TranslationOf<typeof english> = {
  'groups.groups': 'Gruppen',
  'groups.of': 'Gruppen von {app}',
  'groups.lead':
    'Eine Unterhaltung kann einer Gruppe zugewiesen werden; dann übernimmt sie jemand daraus. Wird eine Gruppe gelöscht, bleiben ihre Unterhaltungen im Posteingang.',
  'groups.none': 'Hier ist noch keine Gruppe.',
  'groups.failed': 'Die Gruppen konnten nicht geladen werden.',
  'groups.new': 'Neue Gruppe',
  'groups.editNamed': 'Gruppe {name} bearbeiten',
  'groups.editTitle': 'Gruppe bearbeiten',
  'groups.deleteNamed': 'Gruppe {name} löschen',
  'groups.questionTitle': 'Diese Gruppe löschen?',
  'groups.question':
    'Der Gruppe „{name}“ ist dann keine Unterhaltung mehr zugewiesen; wer sich um eine kümmert, tut das weiterhin. Das lässt sich nicht rückgängig machen.',
  'groups.deleted': 'Die Gruppe „{name}“ ist gelöscht.',
  'groups.saved': 'Die Gruppe „{name}“ ist gespeichert.',
  'groups.save': 'Gruppe speichern',
  'groups.nameHint': 'Steht dort, wo Unterhaltungen zugewiesen werden.',
  'groups.taken': 'Eine andere Gruppe hat diesen Namen.',
  'groups.members': 'Mitglieder der Gruppe',
  'groups.noMembers': 'Hat keine Mitglieder.',
  'groups.hasMembers': 'Mitglieder: {names}',
  'groups.noGroup': 'Keine Gruppe',
  'groups.ofGroup': 'Gruppe: {name}',
  'groups.inNone': 'In keiner Gruppe',
  'groups.filter': 'Gruppe',
  'groups.any': 'Alle Gruppen',
  'groups.gone': 'Eine Gruppe, die nicht mehr da ist',
  'groups.viewGone': 'Die Gruppe, deren Unterhaltungen diese Ansicht zeigt, ist nicht mehr da.',
  'events.groupAssigned': '{by} hat dies der Gruppe {group} zugewiesen',
  'events.groupUnassigned': '{by} hat dies aus seiner Gruppe genommen',
  'audit.kinds.group': 'Gruppen von Mitgliedern',
  'audit.groupMembers': 'Mitglieder der Gruppe',
  'audit.groupCreated': 'Gruppe erstellt',
  'audit.groupChanged': 'Gruppe geändert',
  'audit.groupDeleted': 'Gruppe gelöscht'
}
