import type { refused as english } from '../en/refused'
import type { TranslationOf } from '../translate'

export const refused: TranslationOf<typeof english> = {
  'refused.color': 'nötig sind 3 oder 6 Hexziffern, etwa 0099ff.',
  'refused.pixels': 'nötig ist eine ganze Zahl von 1 bis 9999 Pixeln.',
  'refused.seen': 'nötig ist ein sichtbares Zeichen.',
  'refused.seenUpTo': 'nötig sind 1 bis {max} Zeichen, davon eines sichtbar.',
  'refused.filled': 'darf nicht leer sein.',
  'refused.upTo': 'höchstens {max} Zeichen sind möglich.',
  'refused.itemsUpTo': 'höchstens {max} Einträge sind möglich.',
  'refused.email': 'muss eine E-Mail-Adresse mit höchstens {max} Zeichen sein.',
  'refused.fieldName': 'dürfen kein Feld namens „{got}“ enthalten.',
  'refused.fieldsBytes': 'dürfen zusammen höchstens {max} Byte haben; jetzt sind es {got}.',
  'refused.httpsAddress': 'nötig ist eine Adresse, die mit https:// beginnt.',
  'refused.iconSize':
    'nötig ist ein Bild von mindestens {side} × {side} Pixeln; dieses hat {width} × {height}.',
  'refused.iconFile': 'die Adresse muss zu einem Bild führen; dieser Server hat dort keine Datei.',
  'refused.iconAnswer': 'die Adresse muss zu einem Bild führen; die Antwort dort war {status}.',
  'refused.iconUnreached': 'die Adresse muss zu einem Bild führen; dort antwortet niemand.',
  'refused.icon':
    'die Adresse muss zu einem JPG, PNG oder GIF von mindestens {side} × {side} Pixeln führen.',
  'refused.origin': 'nötig sind Ursprünge wie https://www.example.com; „{got}“ ist keiner.',
  'refused.wholeNumber': 'nötig ist eine ganze Zahl.',
  'refused.atLeast': 'mindestens {min} ist nötig.',
  'refused.atMost': 'höchstens {max} ist möglich.',
  'refused.noSpaces': 'darf keine Leerzeichen enthalten.',
  'refused.characters': 'nötig sind 1 bis {max} Zeichen.',
  'refused.wholeNumberBetween': 'nötig ist eine ganze Zahl von {min} bis {max}.',
  'refused.questions': 'möglich sind 1 bis {max}.',
  'refused.options': 'möglich sind 1 bis {max} Optionen.',
  'refused.differ': 'die Namen müssen sich unterscheiden; „{got}“ steht zweimal da.',
  'refused.placeholder': 'der Text muss {placeholder} enthalten.',
  'refused.noPlaceholder': 'der Text darf keinen Platzhalter in geschweiften Klammern enthalten.',
  'refused.otherPlaceholder':
    'der Text darf keinen anderen Platzhalter als {placeholders} enthalten.',
  'refused.bytes':
    'höchstens {max} Bytes in allen Sprachen zusammen sind möglich; jetzt sind es {got}.',

  'refusedCall.otherPage':
    'Diese Seite hat eine andere Adresse als die, die der Server als seine kennt. Öffnen Sie die Konsole dort.',
  'refusedCall.otherSession': 'Diese Seite gehört zu einer früheren Sitzung. Laden Sie sie neu.',
  'refusedCall.role': 'Ihre Rolle erlaubt das nicht. Fragen Sie einen Inhaber des Teams.',
  'refusedCall.deactivated':
    'Dieses Konto ist deaktiviert. Ein Inhaber des Teams kann es wieder aktivieren.',
  'refusedCall.lastOwner':
    'Das Team braucht einen Inhaber. Geben Sie diese Rolle zuerst jemand anderem.',
  'refusedCall.appGone': 'Diese App gibt es nicht mehr, oder sie steht Ihnen nicht offen.',
  'refusedCall.gone': 'Das gibt es nicht mehr.',
  'refusedCall.keysFull':
    'Es gibt schon {max} Schlüssel. Löschen Sie einen, der nicht gebraucht wird.',
  'refusedCall.failed': 'Auf dem Server ist etwas schiefgegangen.',
  'refusedCall.notStored':
    'Der Server kann gerade nichts speichern. Versuchen Sie es bald noch einmal.',
  'refusedCall.fileSize': 'Die Datei hat mehr als die {max} Bytes, die dieser Server annimmt.',
  'refusedCall.pictureSize': 'Das Bild hat mehr als {max} Pixel.',
  'refusedCall.fileKind': 'Dateien dieser Art werden nicht angenommen.',
  'refusedCall.harmful': 'Die Datei könnte schädlich sein: {name}.'
}
