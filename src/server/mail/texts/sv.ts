import type { MailTexts } from './mail-texts'

/** Texts of mails in the language sv. */
export const sv: MailTexts = {
  subject: 'Din konversation med {name}',
  lead: '{name} har skrivit till dig:',
  replyAbove: 'Svara ovanför den här raden',
  open: 'Öppna konversationen',
  reason: 'Du får det här mejlet eftersom du inte har läst dessa meddelanden än.',
  answerThere: 'Svara i konversationen: svar på det här mejlet når den inte.',
  unsubscribe: 'Avsluta prenumerationen',
  confirmSubject: 'Bekräfta din adress för {name}',
  confirmLead: 'Någon har bett {name} att skicka svar till den här adressen. Var det du?',
  confirmAction: 'Bekräfta adressen',
  confirmIgnore: 'Om det inte var du behöver du inte göra något: inga fler mejl kommer.',
  confirmed: 'Adressen är bekräftad. Svar från {name} som du missar kommer nu via e-post.',
  notValid: 'Den här länken gäller inte längre.',
  leaveAsk: 'Sluta skicka mejl från {name} till den här adressen?',
  left: '{name} skickar inga fler mejl till den här adressen.'
}
