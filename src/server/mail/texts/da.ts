import type { MailTexts } from './mail-texts'

/** Texts of mails in the language da. */
export const da: MailTexts = {
  subject: 'Din samtale med {name}',
  lead: '{name} har skrevet til dig:',
  replyAbove: 'Svar over denne linje',
  open: 'Åbn samtalen',
  reason: 'Du får denne mail, fordi du endnu ikke har læst disse beskeder.',
  answerThere: 'Svar venligst i samtalen: svar på denne mail når ikke frem til den.',
  unsubscribe: 'Afmeld',
  confirmSubject: 'Bekræft din adresse til {name}',
  confirmLead: 'Nogen har bedt {name} om at sende svar til denne adresse. Var det dig?',
  confirmAction: 'Bekræft adressen',
  confirmIgnore: 'Var det ikke dig, så gør ikke noget: der kommer ikke flere mails.',
  confirmed: 'Adressen er bekræftet. Svar fra {name}, som du går glip af, kommer nu på e-mail.',
  notValid: 'Dette link gælder ikke længere.',
  leaveAsk: 'Vil du stoppe mails fra {name} til denne adresse?',
  left: '{name} sender ikke flere mails til denne adresse.'
}
