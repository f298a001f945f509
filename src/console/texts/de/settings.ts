import type { settings as english } from '../en/settings'
import type { TranslationOf } from '../translate'

export const settings: TranslationOf<typeof english> = {
  'groups.look': 'Aussehen',
  'groups.lookLead':
    'Eine Markenfarbe kleidet alles: Sprechblasen, Knöpfe und Startknopf folgen ihr.',
  'groups.words': 'Worte',
  'groups.wordsLead': 'Was Besucher lesen, bevor jemand schreibt.',
  'groups.texts': 'Texte',
  'groups.textsLead': 'Ihre Worte anstelle derer des Messengers, für jede Sprache Ihrer Besucher.',
  'groups.behaviour': 'Verhalten',
  'groups.behaviourLead': 'Was Besucher tun können.',
  'groups.place': 'Wo er verwendet werden darf',
  'groups.placeLead':
    'Fremde Seiten können Ihren Messenger nicht zeigen, wenn Sie Ihre eigenen auflisten.',
  'groups.prechat': 'Vor dem Chat',
  'groups.prechatLead': 'Fragen, die ein Besucher vor der ersten Nachricht beantwortet.',

  'fields.brandColor.label': 'Markenfarbe',
  'fields.brandColor.hint': 'Startknopf und Kopf.',
  'fields.conversationColor.label': 'Gesprächsfarbe',
  'fields.conversationColor.hint': 'Sprechblasen des Besuchers.',
  'fields.actionColor.label': 'Aktionsfarbe',
  'fields.actionColor.hint': 'Knöpfe und Links im Messenger.',
  'fields.displayStyle.label': 'Form des Startknopfs',
  'fields.displayStyle.hint':
    'Ein runder Knopf in der Ecke oder ein Reiter mit Namen am unteren Rand.',
  'fields.buttonWidth.label': 'Breite des Knopfs',
  'fields.buttonWidth.hint': 'Wirkt nicht auf einen Reiter.',
  'fields.buttonHeight.label': 'Höhe des Knopfs',
  'fields.buttonHeight.hint': 'Wirkt nicht auf einen Reiter.',
  'fields.buttonIconUrl.label': 'Symbol des Startknopfs',
  'fields.buttonIconUrl.hint':
    'Adresse eines Bildes statt des eingebauten: JPG, PNG oder GIF von mindestens 200 × 200 Pixeln.',
  'fields.businessIconUrl.label': 'Symbol des Unternehmens',
  'fields.businessIconUrl.hint':
    'Adresse des Bildes im Kopf: JPG, PNG oder GIF von mindestens 200 × 200 Pixeln. Ohne eines das Symbol der App.',
  'fields.backgroundImageUrl.label': 'Hintergrundbild',
  'fields.backgroundImageUrl.hint': 'Adresse eines Bildes, das hinter dem Gespräch gekachelt wird.',
  'fields.businessName.label': 'Name des Unternehmens',
  'fields.businessName.hint': 'Der Titel des Messengers. Ohne einen der Name der App.',
  'fields.starters.label': 'Erste Nachrichten zur Auswahl',
  'fields.starters.hint':
    'Knöpfe in einem leeren Gespräch, die ihren Text im Namen des Besuchers schreiben: bis zu 4.',
  'fields.showAnswerTime.label': 'Antwortzeit',
  'fields.showAnswerTime.hint': 'Sagt, wie bald Sie gewöhnlich antworten, sobald das bekannt ist.',
  'fields.customText.label': 'Eigene Texte',
  'fields.customText.hint':
    'Ein Besucher liest die seiner Sprache. Was eine Seite in ihren Optionen angibt, geht vor. Ein leeres Feld zeigt den Text des Messengers.',
  'fields.fixedIntroPane.label': 'Feste Einleitung',
  'fields.fixedIntroPane.hint':
    'Die Einleitung bleibt oben stehen, während das Gespräch weiterläuft.',
  'fields.preview.label': 'Vorschau von Nachrichten',
  'fields.preview.hint':
    'Zeigt eine Nachricht, die bei geschlossenem Messenger ankommt, neben dem Startknopf.',
  'fields.canUserSeeConversationList.label': 'Liste der Gespräche',
  'fields.canUserSeeConversationList.hint': 'Besucher können ihre früheren Gespräche ansehen.',
  'fields.canUserCreateMoreConversations.label': 'Mehrere Gespräche',
  'fields.canUserCreateMoreConversations.hint':
    'Besucher können neben ihrem Gespräch ein weiteres beginnen.',
  'fields.integrationOrder.label': 'Andere Kanäle',
  'fields.integrationOrder.hint':
    'Kanäle dieser App, die der Messenger neben sich anbietet, in dieser Reihenfolge.',
  'fields.originWhitelist.label': 'Erlaubte Ursprünge',
  'fields.originWhitelist.hint':
    'Protokoll, Host und Port einer Website, etwa https://www.example.com. Jede Subdomain in einer eigenen Zeile.',
  'fields.prechatCapture.enabled.label': 'Formular vor dem Chat',
  'fields.prechatCapture.enabled.hint':
    'Fragt vor dem ersten Gespräch; das Schreiben ist gesperrt, bis die Antworten gegeben sind.',
  'fields.prechatCapture.fields.label': 'Fragen',
  'fields.prechatCapture.fields.hint':
    'In dieser Reihenfolge gestellt. Ziehen Sie eine Frage am Griff, oder bewegen Sie sie mit ihren Knöpfen. Fragen, die jemand auf einer offenen Seite vor sich hat, bleiben bis zum nächsten Laden einer Seite.',
  'fields.prechatCapture.enableEmailLinking.label': 'Erste E-Mail-Adresse verwenden',
  'fields.prechatCapture.enableEmailLinking.hint':
    'Die Antwort auf die erste Frage nach einer E-Mail-Adresse wird zur Adresse des Besuchers. Ohne eine solche Frage wird nichts verknüpft.',
  'fields.prechatCapture.everyConversation.label': 'Jedes Mal fragen',
  'fields.prechatCapture.everyConversation.hint':
    'Fragt vor jedem neuen Gespräch, nicht nur vor dem ersten.',
  'fields.prechatCapture.avatarUrl.label': 'Bild neben dem Formular',
  'fields.prechatCapture.avatarUrl.hint': 'Adresse des Bildes neben Begrüßung und Dank.',

  'save.refused': 'Nicht gespeichert: Der Server lehnt ab, was oben markiert ist.',
  'save.none': 'Keine Änderungen',
  'save.unsaved': {
    one: '{count} Änderung nicht gespeichert',
    other: '{count} Änderungen nicht gespeichert'
  },
  'save.saved': {
    one: 'Gespeichert: {count} Änderung.',
    other: 'Gespeichert: {count} Änderungen.'
  },
  'save.groups': 'Gruppen von Einstellungen',
  'save.discard': 'Verwerfen',

  'leave.title': 'Ohne Speichern verlassen?',
  'leave.text': 'Was Sie hier geändert haben, ist nicht gespeichert und ginge verloren.',
  'leave.stay': 'Hier bleiben',
  'leave.leave': 'Verlassen und Änderungen verlieren'
}
