import type { integrations as english } from '../en/integrations'
import type { TranslationOf } from '../translate'

export const integrations: TranslationOf<typeof english> = {
  'install.title': 'Den Messenger auf Ihre Website bringen',
  'install.lead':
    'Fügen Sie eines davon vor {tag} in jede Seite ein, die ihn haben soll. Im Browser eines Besuchers wird nichts gespeichert, bevor er schreibt oder sich anmeldet.',
  'install.none':
    'Diese App hat noch keine Web-Integration. Unter „Integrationen verbinden“ entsteht eine.',
  'install.integration': 'Integration',
  'install.test': 'Diese Integration testen',
  'install.snippet': 'Snippet',
  'install.snippetHint':
    'Folgt der neuesten Version {version}, gegen ihre Prüfsumme geprüft. Die Seite wartet auf nichts: Aufrufe vor dem Laden warten und werden danach ausgeführt.',
  'install.snippetFailed': 'Das Snippet konnte nicht geladen werden.',
  'install.direct': 'Direktes Skript',
  'install.directHint':
    'Ein Skript weniger zu laden, für alle, die es dort laden, wo sie es brauchen; die Seite wartet darauf.',
  'install.npm': 'npm-Paket',
  'install.npmHint': 'Für Seiten, die mit einem Bundler gebaut werden.',
  'install.module': 'Modul',
  'install.moduleHint': 'Gehört in ein Modul, das jede Seite lädt.',

  'integrations.lead': 'Woher Ihre Kunden schreiben, und was zuhört.',
  'integrations.none':
    'Diese App hat noch keine Integration. Unter „Integrationen verbinden“ entsteht eine.',
  'integrations.failed': 'Die Integrationen konnten nicht geladen werden.',
  'integrations.type': 'Art',
  'integrations.custom': 'Eigene',
  'integrations.state': 'Zustand',
  'integrations.active': 'Aktiv',
  'integrations.inactive': 'Inaktiv',
  'integrations.error': 'Gestört',
  'integrations.account': 'Konto',
  'integrations.unchecked': 'Noch nicht geprüft',
  'integrations.connection': 'Verbindung',
  'integrations.pending': 'Noch nicht verbunden: jede halbe Minute wird wieder gefragt.',
  'integrations.connected': 'Verbunden',
  'integrations.refused': 'Vom Dienst abgelehnt',
  'integrations.since': 'Seit',
  'integrations.oneFailed': 'Die Integration konnte nicht geladen werden.',
  'integrations.goneTitle': 'Diese Integration gibt es nicht mehr',
  'integrations.notWebTitle': 'Diese Integration ist kein Messenger im Web',
  'integrations.showAll': 'Alle Integrationen zeigen',
  'integrations.general': 'Allgemein',
  'integrations.nameHint':
    'Für Sie und Ihr Team, etwa die Seite, auf der sie steht. Besucher sehen ihn nicht.',
  'integrations.renamed': 'Gespeichert.',
  'integrations.saved': '„{name}“ ist gespeichert.',
  'integrations.showSnippets': 'Snippets zeigen',
  'integrations.deleteTitle': 'Diese Integration löschen',
  'integrations.delete': 'Integration löschen',
  'integrations.deletion':
    'Das lässt sich nicht rückgängig machen. Gespräche bleiben im Posteingang.',
  'integrations.webDeletion':
    'Das lässt sich nicht rückgängig machen. Seiten mit ihren Snippets zeigen keinen Messenger mehr. Gespräche bleiben im Posteingang.',

  'sites.title': 'Ist er da?',
  'sites.failed': 'Die Websites konnten nicht geladen werden.',
  'sites.none':
    'Noch keine Seite hat ihn geladen. Fügen Sie das Snippet in Ihre Seite ein, veröffentlichen Sie sie und öffnen Sie sie in einem Browser.',
  'sites.again': 'Noch einmal nachsehen',
  'sites.noOrigin': 'Eine Seite, die keinen Ursprung nennt',
  'sites.started': 'Läuft',
  'sites.startedText': 'Der Messenger ist gestartet.',
  'sites.refused': 'Abgelehnt',
  'sites.refusedText': 'Sie steht nicht in den erlaubten Ursprüngen dieser Integration.',
  'sites.silent': 'Nicht gestartet',
  'sites.silentText':
    'Das Snippet lief, aber der Messenger startete nicht. Vielleicht verhindert es die Richtlinie der Seite.',
  'sites.lastTime': 'Zuletzt: {time}',
  'sites.needs': 'Was er braucht',

  'refusals.title': 'Kürzlich abgelehnt',
  'refusals.failed': 'Die abgelehnten Ursprünge konnten nicht geladen werden.',
  'refusals.none': 'Es kam keine Seite eines anderen Ursprungs.',
  'refusals.warning':
    'Jeder kann sich als beliebige Website ausgeben: Erlauben Sie nur Ihre eigenen.',
  'refusals.times': { one: 'einmal, zuletzt {time}', other: '{count}-mal, zuletzt {time}' },
  'refusals.allow': 'Erlauben',
  'refusals.allowOrigin': '{origin} erlauben',
  'refusals.allowed':
    '{origin} steht oben in der Liste. Speichern Sie die Änderungen, um die Seite zuzulassen.',

  'connect.lead':
    'Wählen Sie, wo Ihre Kunden Ihnen schreiben, oder welches Ihrer Programme zuhört.',
  'connect.shelf': 'Kundenkanäle',
  'connect.web': 'Auf Ihren eigenen Seiten. Besucher brauchen kein Konto.',
  'connect.connect': 'Verbinden',
  'connect.nameFirst': 'Geben Sie zuerst einen Namen ein.',
  'connect.ways': 'Wie kommt er in Ihre Seite?',
  'connect.script': 'Script-Tag',
  'connect.scriptHint': 'Ein Stück Code zum Einfügen in Ihre Seiten. Für die meisten richtig.',
  'connect.npm': 'npm',
  'connect.copySnippets': 'Snippets kopieren',
  'connect.making': 'Integration wird angelegt…',
  'connect.needs': 'Dafür braucht es einen Namen und einen Weg.',
  'connect.paste': 'Fügen Sie es vor {tag} in jede Seite ein, die den Messenger haben soll.',
  'connect.closing':
    'Wenn Sie dieses Fenster schließen, verschwinden die Snippets. {install} zeigt sie wieder.',
  'connect.confirm': 'Integration bestätigen',
  'connect.confirmed': 'Bestätigt: Der Server hat sie.'
}
