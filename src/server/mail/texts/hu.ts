import type { MailTexts } from './mail-texts'

/** Texts of mails in the language hu. */
export const hu: MailTexts = {
  subject: 'Beszélgetése: {name}',
  lead: '{name} írt Önnek:',
  replyAbove: 'Válaszoljon e sor fölött',
  open: 'Beszélgetés megnyitása',
  reason: 'Azért kapja ezt a levelet, mert még nem olvasta ezeket az üzeneteket.',
  answerThere:
    'Kérjük, a beszélgetésben válaszoljon: az erre a levélre adott válaszok oda nem jutnak el.',
  unsubscribe: 'Leiratkozás',
  confirmSubject: 'Erősítse meg a címét: {name}',
  confirmLead: 'Valaki azt kérte, hogy a válaszokat erre a címre küldjék: {name}. Ön volt az?',
  confirmAction: 'Cím megerősítése',
  confirmIgnore: 'Ha nem Ön volt, ne tegyen semmit: több levél nem érkezik.',
  confirmed: 'A cím megerősítve. Az elmulasztott válaszok mostantól e-mailben érkeznek: {name}.',
  notValid: 'Ez a hivatkozás már nem érvényes.',
  leaveAsk: 'Leállítsuk az erre a címre küldött leveleket: {name}?',
  left: '{name} nem küld több levelet erre a címre.'
}
