import type { MailTexts } from './mail-texts'

/** Texts of mails in the language nb. */
export const nb: MailTexts = {
  subject: 'Samtalen din med {name}',
  lead: '{name} har skrevet til deg:',
  replyAbove: 'Svar over denne linjen',
  open: 'Åpne samtalen',
  reason: 'Du får denne e-posten fordi du ikke har lest disse meldingene ennå.',
  answerThere: 'Svar i samtalen: svar på denne e-posten kommer ikke dit.',
  unsubscribe: 'Meld deg av',
  confirmSubject: 'Bekreft adressen din for {name}',
  confirmLead: 'Noen har bedt {name} sende svar til denne adressen. Var det deg?',
  confirmAction: 'Bekreft adressen',
  confirmIgnore: 'Var det ikke deg, gjør ingenting: det kommer ikke flere e-poster.',
  confirmed: 'Adressen er bekreftet. Svar fra {name} som du går glipp av, kommer nå på e-post.',
  notValid: 'Denne lenken gjelder ikke lenger.',
  leaveAsk: 'Stoppe e-post fra {name} til denne adressen?',
  left: '{name} sender ikke mer e-post til denne adressen.'
}
