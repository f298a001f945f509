import type { MailTexts } from './mail-texts'

/** Texts of mails in the language de. */
export const de: MailTexts = {
  subject: 'Ihre Unterhaltung mit {name}',
  lead: '{name} hat Ihnen geschrieben:',
  replyAbove: 'Antworten Sie über dieser Zeile',
  open: 'Unterhaltung öffnen',
  reason: 'Sie erhalten diese Mail, weil Sie diese Nachrichten noch nicht gelesen haben.',
  answerThere:
    'Bitte antworten Sie in der Unterhaltung: Antworten auf diese Mail kommen dort nicht an.',
  unsubscribe: 'Abbestellen',
  confirmSubject: 'Bestätigen Sie Ihre Adresse für {name}',
  confirmLead: 'Jemand hat {name} gebeten, Antworten an diese Adresse zu senden. Waren Sie das?',
  confirmAction: 'Adresse bestätigen',
  confirmIgnore: 'Wenn Sie es nicht waren, tun Sie nichts: Es folgt keine weitere Mail.',
  confirmed:
    'Die Adresse ist bestätigt. Antworten von {name}, die Sie verpassen, kommen jetzt per E-Mail.',
  notValid: 'Dieser Link gilt nicht mehr.',
  leaveAsk: 'Keine Mails von {name} mehr an diese Adresse?',
  left: '{name} sendet keine Mails mehr an diese Adresse.'
}
