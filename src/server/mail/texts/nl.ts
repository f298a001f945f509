import type { MailTexts } from './mail-texts'

/** Texts of mails in the language nl. */
export const nl: MailTexts = {
  subject: 'Uw gesprek met {name}',
  lead: '{name} heeft u geschreven:',
  replyAbove: 'Antwoord boven deze regel',
  open: 'Gesprek openen',
  reason: 'U krijgt deze e-mail omdat u deze berichten nog niet hebt gelezen.',
  answerThere: 'Antwoord in het gesprek: antwoorden op deze e-mail komen daar niet aan.',
  unsubscribe: 'Afmelden',
  confirmSubject: 'Bevestig uw adres voor {name}',
  confirmLead: 'Iemand heeft {name} gevraagd antwoorden naar dit adres te sturen. Was u dat?',
  confirmAction: 'Adres bevestigen',
  confirmIgnore: 'Was u het niet, doe dan niets: er volgt geen andere e-mail.',
  confirmed: 'Het adres is bevestigd. Antwoorden van {name} die u mist, komen nu per e-mail.',
  notValid: 'Deze link is niet meer geldig.',
  leaveAsk: 'Geen e-mails van {name} meer naar dit adres?',
  left: '{name} stuurt geen e-mails meer naar dit adres.'
}
