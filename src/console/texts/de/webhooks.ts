import type { webhooks as english } from '../en/webhooks'
import type { TranslationOf } from '../translate'

export const webhooks: TranslationOf<typeof english> = {
  'webhooks.shelf': 'Ihre eigenen Programme',
  'webhooks.offer':
    'Ein Programm von Ihnen erfährt per Webhook, was geschieht, und antwortet über die REST-API.',
  'webhooks.new': 'Neue eigene Integration',
  'webhooks.nameHint': 'Für Sie und Ihr Team, etwa was das Programm tut. Besucher sehen ihn nicht.',
  'webhooks.first': 'Die Integration und ihr erster Webhook',
  'webhooks.make': 'Integration anlegen',
  'webhooks.made':
    '„{name}“ ist angelegt. Unten steht ihr Webhook mit dem Geheimnis, das Ihr Programm braucht.',
  'webhooks.integrationDeletion':
    'Das lässt sich nicht rückgängig machen. Ihre Webhooks und Schlüssel gehen mit. Gespräche bleiben im Posteingang.',
  'webhooks.title': 'Ihre Webhooks',
  'webhooks.lead':
    'Der Server schickt an die Adresse eines Webhooks, was geschieht: jedes Ereignis eines Gesprächs nach dem vorigen, und noch einmal, wenn es nicht angenommen wird.',
  'webhooks.arrive': 'Wie Webhooks ankommen',
  'webhooks.none': 'Sie hat keinen Webhook und erfährt nichts.',
  'webhooks.add': 'Webhook hinzufügen',
  'webhooks.edit': 'Bearbeiten',
  'webhooks.editTitle': 'Webhook bearbeiten',
  'webhooks.delete': 'Löschen',
  'webhooks.questionTitle': 'Diesen Webhook löschen?',
  'webhooks.question':
    '{target} bekommt von ihm nichts mehr, auch nicht, was noch wartet. Das lässt sich nicht rückgängig machen.',
  'webhooks.deleted': 'Der Webhook ist gelöscht.',
  'webhooks.added': 'Der Webhook ist da. Unter ihm steht sein Geheimnis, das Ihr Programm braucht.',
  'webhooks.saved': 'Der Webhook ist gespeichert.',
  'webhooks.save': 'Webhook speichern',
  'webhooks.target': 'Adresse',
  'webhooks.targetHint':
    'Ein Programm von Ihnen, das der Server erreicht, mit https:// oder http://.',
  'webhooks.triggers': 'Ereignisse',
  'webhooks.triggersHint': 'Was geschieht, und der Name, unter dem es kommt.',
  'webhooks.noTrigger': 'Wählen Sie mindestens ein Ereignis.',
  'webhooks.otherTrigger': 'Von einem Programm gewählt; die Konsole kennt es nicht.',
  'webhooks.detail': 'Umfang',
  'webhooks.detailHint': 'Wie viel jedes Ereignis sagt.',
  'webhooks.fullUser': 'Alles zum Benutzer',
  'webhooks.fullUserHint': 'Profil, eigene Daten und Kanäle der Person, nicht nur die Kennungen.',
  'webhooks.fullSource': 'Alles zur Herkunft',
  'webhooks.fullSourceHint': 'Browser und Gerät der Person, nicht nur die Integration.',
  'webhooks.secret': 'Geheimnis des Webhooks',
  'webhooks.showSecret': 'Geheimnis zeigen',
  'webhooks.hideSecret': 'Geheimnis verbergen',
  'webhooks.secretHint':
    'Jede Anfrage bringt es im Header X-API-Key mit. Weisen Sie Anfragen ab, in denen es nicht dasselbe ist. Admins und Inhaber können es hier wieder ansehen.',
  'webhooks.signature': 'Wie man auch die Signatur prüft',

  'webhooks.trigger.conversation:message':
    'Ein Besucher oder das Unternehmen hat eine Nachricht geschrieben.',
  'webhooks.trigger.conversation:postback':
    'Ein Besucher hat einen Knopf gedrückt, der Ihr Programm ruft.',
  'webhooks.trigger.conversation:create': 'Ein Gespräch hat begonnen.',
  'webhooks.trigger.conversation:referral':
    'Jemand ist einem Link mit einem Code von Ihnen in einen Kanal gefolgt.',
  'webhooks.trigger.conversation:join': 'Eine Person ist zu einem Gespräch hinzugekommen.',
  'webhooks.trigger.conversation:leave': 'Eine Person hat ein Gespräch verlassen.',
  'webhooks.trigger.conversation:remove': 'Ein Gespräch wurde gelöscht.',
  'webhooks.trigger.conversation:read':
    'Ein Besucher oder das Unternehmen hat ein Gespräch gelesen.',
  'webhooks.trigger.conversation:typing':
    'Ein Besucher oder das Unternehmen beginnt oder beendet das Tippen.',
  'webhooks.trigger.conversation:message:delivery:channel':
    'Ein Browser, Mailserver oder Dienst hat eine Nachricht des Unternehmens angenommen.',
  'webhooks.trigger.conversation:message:delivery:user':
    'Eine Nachricht des Unternehmens ist beim Besucher angekommen.',
  'webhooks.trigger.conversation:message:delivery:failure':
    'Eine Nachricht des Unternehmens konnte nicht zugestellt werden.',
  'webhooks.trigger.client:add': 'Eine Person hat einen neuen Kanal oder Browser.',
  'webhooks.trigger.client:update': 'Ein Kanal einer Person wurde bestätigt oder gesperrt.',
  'webhooks.trigger.client:remove': 'Ein Kanal einer Person wurde entfernt.',
  'webhooks.trigger.user:update':
    'Eine Person hat sich angemeldet oder wurde gesperrt oder entsperrt.',
  'webhooks.trigger.user:merge': 'Zwei Personen sind ein und dieselbe.',
  'webhooks.trigger.user:remove': 'Eine Person wurde gelöscht.',

  'webhooks.refused.private':
    'Die Adresse liegt in einem Netz, das nicht öffentlich ist. PIPIT_WEBHOOK_PRIVATE=1 erlaubt private Netze, aber keine Metadaten-Adresse.',
  'webhooks.refused.spaces': 'Die Adresse darf keine Leerzeichen und Zeilenumbrüche enthalten.',
  'webhooks.refused.url': 'Nötig ist eine ganze Adresse, die mit https:// oder http:// beginnt.',
  'webhooks.refused.password': 'Die Adresse darf keinen Benutzernamen und kein Passwort enthalten.',
  'webhooks.refused.tooMany':
    'Eine App kann höchstens {max} Webhooks haben. Löschen Sie einen, der nicht mehr gebraucht wird.',

  'webhooks.showLog': 'Protokoll zeigen',
  'webhooks.hideLog': 'Protokoll verbergen',
  'webhooks.log': 'Protokoll des Webhooks',
  'webhooks.logLead': 'Jeder Versuch der letzten sieben Tage, der neueste zuerst.',
  'webhooks.logNone': 'In den letzten sieben Tagen gab es keinen Versuch.',
  'webhooks.logFailed': 'Das Protokoll konnte nicht geladen werden.',
  'webhooks.again': 'Noch einmal nachsehen',
  'webhooks.older': 'Ältere Versuche zeigen',
  'webhooks.test': 'Test senden',
  'webhooks.beingSent': 'Wird gesendet. Das Ergebnis erscheint hier.',
  'webhooks.sent': 'Gesendet. Das Ergebnis ist der neueste Versuch.',
  'webhooks.content': 'Inhalt und Antwort',
  'webhooks.contentFailed': 'Inhalt und Antwort konnten nicht geladen werden.',
  'webhooks.notKept':
    'Der Inhalt wird nicht mehr aufbewahrt: Er war zu lang, oder etwas, das er zeigt, wurde gelöscht.',
  'webhooks.body': 'Inhalt',
  'webhooks.bodyHint': 'Das Ereignis, das gesendet wurde.',
  'webhooks.answerBody': 'Antwort',
  'webhooks.answerHint': 'Die ersten 1.000 Zeichen.',
  'webhooks.noAnswerBody': 'Die Antwort hatte keinen Inhalt.',
  'webhooks.sendAgain': 'Erneut senden',
  'webhooks.tooOften':
    'Das wurde in kurzer Zeit oft gesendet. Versuchen Sie es in einer Minute noch einmal.',
  'webhooks.accepted': 'Angenommen',
  'webhooks.repeated': 'Nicht angenommen',
  'webhooks.failed': 'Aufgegeben',
  'webhooks.answer': 'Antwort: {status}',
  'webhooks.attempt': 'Versuch {attempt}, {ms} ms',
  'webhooks.next': 'Nächster Versuch: {time}',
  'webhooks.error.refused-target': 'Die Adresse liegt in einem Netz, das nicht öffentlich ist',
  'webhooks.error.timeout': 'Keine Antwort in der Zeit',
  'webhooks.error.unreachable': 'An der Adresse antwortet nichts'
}
