import type { privacy as english } from '../en/privacy'
import type { TranslationOf } from '../translate'

export const privacy: TranslationOf<typeof english> = {
  'privacy.lead':
    'Was diese App über Personen weiß: jemanden finden, die Daten als eine Datei herausgeben, sie löschen.',
  'privacy.person': 'Daten einer Person',
  'privacy.find': 'Person finden',
  'privacy.text': 'Name, E-Mail oder Id',
  'privacy.textHint':
    'Ein Teil davon genügt. Ids sind die Ihres eigenen Systems und die von Pipit.',
  'privacy.search': 'Suchen',
  'privacy.searching': 'Wird gesucht …',
  'privacy.none': 'Niemand wurde gefunden.',
  'privacy.more': 'Weitere Personen zeigen',
  'privacy.setRetention': 'In den Einstellungen der App ändern',
  'privacy.externalId': 'Externe Id',
  'privacy.export': 'Alles Bekannte',
  'privacy.exportText':
    'Eine JSON-Datei mit Profil, Feldern, Browsern, Kanälen, besuchten Seiten, Adressen für E-Mails, Dateien und allen Unterhaltungen mit ihren Nachrichten. Das Protokoll hält fest, wer sie herunterlädt.',
  'privacy.download': 'Herunterladen',
  'privacy.exported': 'Die Datei liegt bei Ihren Downloads.',
  'privacy.exportsBusy':
    'Der Server ist mit anderen Exporten beschäftigt. Versuchen Sie es in einer halben Minute noch einmal.',
  'privacy.eraseTitle': 'Löschen',
  'privacy.eraseText':
    'Das kann nicht rückgängig gemacht werden, und das Protokoll hält fest, wer es getan hat. Frühere Sicherungen enthalten die Daten weiterhin.',
  'privacy.choice': 'Was gelöscht wird',
  'privacy.deleteChoice': 'Die Person mit ihren Unterhaltungen',
  'privacy.deleteHint':
    'Auch Nachrichten und Dateien werden gelöscht. Unterhaltungen mit anderen verlässt sie; was sie dort geschrieben hat, bleibt ohne ihren Namen.',
  'privacy.eraseChoice': 'Ihre persönlichen Daten',
  'privacy.eraseHint':
    'Name, E-Mail, Bild, Felder, Browser, besuchte Seiten und Adressen für E-Mails werden gelöscht. Ihre Ids und Unterhaltungen bleiben, mit allem, was dort geschrieben wurde; auch Adressen und Nummern verknüpfter Kanäle bleiben.',
  'privacy.typeName': 'Geben Sie den Namen der Person ein: {name}',
  'privacy.delete': 'Person löschen',
  'privacy.erase': 'Persönliche Daten löschen',
  'privacy.erased': 'Die persönlichen Daten sind gelöscht.',
  'privacy.deleted': 'Die Person ist gelöscht.'
}
