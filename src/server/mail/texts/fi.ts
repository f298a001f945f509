import type { MailTexts } from './mail-texts'

/** Texts of mails in the language fi. */
export const fi: MailTexts = {
  subject: 'Keskustelusi: {name}',
  lead: '{name} on kirjoittanut sinulle:',
  replyAbove: 'Vastaa tämän rivin yläpuolelle',
  open: 'Avaa keskustelu',
  reason: 'Saat tämän viestin, koska et ole vielä lukenut näitä viestejä.',
  answerThere: 'Vastaa keskustelussa: vastaukset tähän sähköpostiin eivät päädy sinne.',
  unsubscribe: 'Peruuta tilaus',
  confirmSubject: 'Vahvista osoitteesi: {name}',
  confirmLead:
    'Joku on pyytänyt lähettämään vastauksia tähän osoitteeseen: {name}. Olitko se sinä?',
  confirmAction: 'Vahvista osoite',
  confirmIgnore: 'Jos se et ollut sinä, älä tee mitään: muita viestejä ei tule.',
  confirmed:
    'Osoite on vahvistettu. Sinulta väliin jäävät vastaukset tulevat nyt sähköpostitse: {name}.',
  notValid: 'Tämä linkki ei ole enää voimassa.',
  leaveAsk: 'Lopetetaanko viestit tähän osoitteeseen: {name}?',
  left: '{name} ei lähetä enää viestejä tähän osoitteeseen.'
}
