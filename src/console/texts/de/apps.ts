import type { apps as english } from '../en/apps'
import type { TranslationOf } from '../translate'

export const apps: TranslationOf<typeof english> = {
  'apps.named': 'App: {name}',
  'apps.apps': 'Apps',
  'apps.actions': 'Aktionen',
  'apps.lead': 'Was für alle Integrationen dieser App gilt.',
  'apps.failed': 'Die App konnte nicht geladen werden.',
  'apps.people': 'Personen',
  'apps.new': 'Neue App',
  'apps.newLead':
    'Eine App hat eigene Integrationen, Personen und Gespräche. Inhaber und Admins sehen sie; Agenten erst, wenn sie im Team dafür eingetragen sind.',
  'apps.newName': 'Name der App',
  'apps.create': 'App anlegen',
  'apps.created': '„{name}“ ist angelegt.',
  'apps.noneTitle': 'Noch keine App',
  'apps.none': 'Eine App enthält die Integrationen, Personen und Gespräche eines Unternehmens.',
  'apps.noneForYou': 'Ihnen steht keine App offen. Fragen Sie einen Inhaber des Teams.',
  'apps.stillNone': 'Es hat sich noch nichts geändert.',
  'apps.deleteTitle': 'Diese App löschen',
  'apps.delete': 'App löschen',
  'apps.deletion':
    'Das lässt sich nicht rückgängig machen. Integrationen, Schlüssel, Personen, Gespräche, Nachrichten und Dateien werden mit gelöscht. Seiten mit ihren Snippets zeigen keinen Messenger mehr, und ihre Schlüssel werden abgelehnt.',

  'demo.title': 'Das ist die Demo',
  'demo.text':
    'Ihre Seite zeigt den Messenger, wie Besucher ihn sehen; was Sie dort schreiben, kommt in den Posteingang dieser App.',
  'demo.open': 'Demo-Seite öffnen',
  'demo.add': 'Demo hinzufügen',
  'demo.added': 'Die Demo ist da.',
  'demo.remove': 'Demo entfernen',
  'demo.removed': 'Die Demo ist entfernt.',
  'demo.questionTitle': 'Demo entfernen?',
  'demo.question':
    'Die App {name} wird gelöscht, mit ihrer Demo-Seite und allem, was dort geschrieben wurde. Über das Menü der Apps lässt sich eine neue Demo hinzufügen.',
  'demo.keep': 'Behalten',

  'deletion.typeName': 'Geben Sie den Namen ein: {name}',
  'deletion.otherName': 'Das ist nicht der Name.',
  'deletion.done': '„{name}“ ist gelöscht.',

  'appFields.displayName.label': 'Name',
  'appFields.displayName.hint':
    'Besucher sehen ihn im Messenger, wenn dieser keinen eigenen Namen hat.',
  'appFields.iconUrl.label': 'Symbol',
  'appFields.iconUrl.hint': 'Adresse des Bildes im Kopf von Messengern, die kein eigenes haben.',
  'appFields.conversationRetentionSeconds.label': 'Gespräche aufbewahren',
  'appFields.conversationRetentionSeconds.hint':
    'So lange nach seiner letzten Nachricht wird ein Gespräch für immer entfernt, mit allem, was darin gesagt wurde.',
  'appFields.disableConversationReopen.label': 'Geschlossene Gespräche bleiben geschlossen',
  'appFields.disableConversationReopen.hint':
    'Ein Besucher kann in einem Gespräch, das Sie geschlossen haben, nicht schreiben, aber ein anderes beginnen.',
  'appFields.maskCreditCardNumbers.label': 'Kartennummern verbergen',
  'appFields.maskCreditCardNumbers.hint':
    'Nummern von Zahlungskarten, die Besucher schreiben, werden unlesbar gemacht, bevor sie gespeichert werden.',
  'appFields.pageVisits.label': 'Besuchte Seiten behalten',
  'appFields.pageVisits.hint':
    'Ihr Team sieht, welche Seiten ein Besucher öffnet, der geschrieben oder sich angemeldet hat: die neuesten 50 von jedem, 30 Tage lang.',
  'appFields.useAnimalNames.label': 'Tiernamen',
  'appFields.useAnimalNames.hint':
    'Gibt Besuchern ohne Namen den Namen eines Tieres, den nur Ihr Team sieht.',
  'appFields.echoPostback.label': 'Gedrückte Knöpfe zeigen',
  'appFields.echoPostback.hint':
    'Ein Knopf, den ein Besucher drückt, erscheint im Gespräch als Nachricht von ihm.',

  'retention.forEver': 'Für immer',
  'retention.other': 'Andere Dauer',
  'retention.days': 'Tage',
  'retention.seconds': 'Sekunden',
  'retention.daysUnit': 'Tage',
  'retention.secondsUnit': 'Sekunden'
}
