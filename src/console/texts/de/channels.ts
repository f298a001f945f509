import type { channels as english } from '../en/channels'
import type { TranslationOf } from '../translate'

export const channels: TranslationOf<typeof english> = {
  'channels.nameHint': 'Für Sie und Ihr Team. Besucher sehen ihn nicht.',
  'channels.lead':
    'Tragen Sie ein, was {service} Ihnen zeigt. Bevor etwas gespeichert wird, wird dort gefragt, welches Konto es ist.',
  'channels.account': 'Ihr Konto bei {service}',
  'channels.asking': '{service} wird gefragt …',
  'channels.made': '„{name}“ ist gespeichert. Unten steht, was {service} dazu sagt.',
  'channels.refused': '{service} nimmt dieses Konto nicht an: „{reason}“',
  'channels.atService': 'Was dort noch zu tun ist',
  'channels.address': 'Adresse für Ereignisse',
  'channels.addressHint':
    'Hierher geht, was Menschen schreiben. Der Server nennt sie dem Dienst selbst.',
  'channels.credentials': 'Zugangsdaten',
  'channels.kept':
    'Was gespeichert ist, wird nie gezeigt. Lassen Sie ein Feld leer, damit es bleibt; zu dem, was Sie ändern, wird {service} gefragt.',
  'channels.unchanged': 'Es ist noch nichts geändert.',
  'channels.save': 'Zugangsdaten speichern',
  'channels.saved': 'Die Zugangsdaten sind gespeichert.',
  'channels.late': 'Antworten nach 24 Stunden',
  'channels.humanAgent': 'Die App hat von Meta die Berechtigung „Human Agent“',
  'channels.humanAgentHint':
    '{service} nimmt dann sieben Tage lang an, was Ihr Team schreibt, nachdem die Person geschrieben hat. Lassen Sie es weg, wo Programme antworten: Meta erlaubt es nur für Menschen.',
  'channels.test': 'Testnachricht',
  'channels.testNotYet':
    'Sobald {service} das Konto verbunden hat, können Sie hier eine Testnachricht senden.',
  'channels.testNobody':
    'Unternehmen können bei {service} nicht zuerst schreiben. Schreiben Sie dort von Ihrem Telefon eine Nachricht an „{account}“, und sehen Sie dann noch einmal nach.',
  'channels.testFailedToLoad': 'Wer sie bekommen könnte, konnte nicht geladen werden.',
  'channels.testTo': 'An',
  'channels.testHint': 'Darin steht „{text}“, und sie bleibt im Gespräch dieser Person.',
  'channels.testText': 'Dies ist eine Testnachricht.',
  'channels.testOver':
    '{service} lehnt sie jetzt ab: Die Person hat vor mehr als 24 Stunden geschrieben. Sie muss dort erst wieder schreiben.',
  'channels.testSend': 'Testnachricht senden',
  'channels.testWaiting': 'Auf dem Weg zu {service} …',
  'channels.testRetrying': 'Noch nicht gesendet: „{reason}“. Es wird wieder versucht.',
  'channels.testSent':
    '{service} hat die Nachricht angenommen. Ob Nachrichten ankommen, sagt {service} nicht.',
  'channels.testTaken': '{service} hat die Nachricht angenommen, aber noch nicht zugestellt.',
  'channels.testDelivered': 'Die Nachricht ist angekommen.',
  'channels.testFailed': 'Die Nachricht wurde nicht zugestellt: „{reason}“',
  'channels.failures': 'Nachrichten, die nicht ankamen',
  'channels.failuresFailed': 'Was nicht ankam, konnte nicht geladen werden.',
  'channels.noFailure': 'Es gibt keine.',
  'channels.showConversation': 'Gespräch zeigen',
  'channels.deletion':
    'Das lässt sich nicht rückgängig machen. Was Menschen dort schreiben, erreicht Sie nicht mehr. Gespräche bleiben im Posteingang.',

  'channels.offer.telegram': 'Über einen Bot Ihres Unternehmens.',
  'channels.offer.whatsapp': 'Über eine Nummer Ihres Unternehmens, mit der Cloud API von Meta.',
  'channels.offer.messenger': 'Über die Facebook-Seite Ihres Unternehmens.',
  'channels.offer.instagram': 'Über ein Konto, das zu einer Facebook-Seite gehört.',
  'channels.offer.line': 'Über ein offizielles Konto.',

  'channels.field.token': 'Token des Bots',
  'channels.where.token':
    '@BotFather nennt ihn in Telegram nach /newbot, und für einen Bot, den Sie haben, nach /token.',
  'channels.field.phoneNumberId': 'Kennung der Telefonnummer',
  'channels.where.phoneNumberId':
    'Meta for Developers: Ihre App, WhatsApp, API-Einrichtung. Es ist nicht die Nummer selbst.',
  'channels.field.businessAccountId': 'ID des Unternehmenskontos',
  'channels.where.businessAccountId':
    'WhatsApp Manager, Konto-Tools; für Vorlagen. Ohne sie bietet die Konsole keine an.',
  'channels.field.accessToken': 'Zugriffstoken',
  'channels.where.accessToken':
    'Unternehmenseinstellungen bei Meta: Systembenutzer, Token generieren. Eines, das nie abläuft, mit whatsapp_business_messaging und whatsapp_business_management.',
  'channels.field.appSecret': 'App-Geheimcode',
  'channels.where.appSecret':
    'Meta for Developers: Ihre App, App-Einstellungen, Allgemeines. Er beweist, dass Ereignisse von Meta kommen.',
  'channels.field.verifyToken': 'Bestätigungstoken',
  'channels.where.verifyToken':
    'Beliebige Worte Ihrer Wahl. Meta wiederholt sie, wenn es die Adresse dieses Servers ausprobiert.',
  'channels.field.appId': 'Kennung der App',
  'channels.where.appId': 'Meta for Developers: Ihre App, App-Einstellungen, Allgemeines.',
  'channels.field.pageAccessToken': 'Zugriffstoken der Seite',
  'channels.where.pageAccessToken':
    'Meta for Developers: Ihre App, Messenger oder Instagram, API-Einstellungen, neben der Seite „Token generieren“.',
  'channels.field.channelAccessToken': 'Zugriffstoken des Kanals',
  'channels.where.channelAccessToken':
    'LINE Developers: Ihr Kanal, Messaging API, Issue. Der langlebige.',
  'channels.field.channelSecret': 'Geheimnis des Kanals',
  'channels.where.channelSecret': 'LINE Developers: Ihr Kanal, Basic settings.',

  'channels.left.telegram': 'Nichts: Der Server nennt Telegram die Adresse unten.',
  'channels.left.whatsapp':
    'Meta for Developers, Ihre App, WhatsApp, Konfiguration: Abonnieren Sie „messages“. Wird nach einer Adresse gefragt, fügen Sie die untere ein, mit dem Bestätigungstoken, den Sie gewählt haben.',
  'channels.left.messenger':
    'Meta for Developers, Ihre App: Schalten Sie die App live. Bis dahin erreichen Sie nur Menschen, die in ihr eine Rolle haben.',
  'channels.left.instagram':
    'Erlauben Sie in Instagram verbundenen Tools, Nachrichten zu sehen. Meta for Developers, Ihre App: Schalten Sie die App live. Bis dahin erreichen Sie nur Menschen, die in ihr eine Rolle haben.',
  'channels.left.line':
    'LINE Developers, Ihr Kanal, Messaging API: Schalten Sie „Use webhook“ ein. Bis dahin sagt LINE diesem Server nichts.'
}
