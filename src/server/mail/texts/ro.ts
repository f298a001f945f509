import type { MailTexts } from './mail-texts'

/** Texts of mails in the language ro. */
export const ro: MailTexts = {
  subject: 'Conversația dvs. cu {name}',
  lead: '{name} v-a scris:',
  replyAbove: 'Răspundeți deasupra acestui rând',
  open: 'Deschideți conversația',
  reason: 'Primiți acest e-mail deoarece nu ați citit încă aceste mesaje.',
  answerThere: 'Răspundeți în conversație: răspunsurile la acest e-mail nu ajung acolo.',
  unsubscribe: 'Dezabonare',
  confirmSubject: 'Confirmați adresa pentru {name}',
  confirmLead: 'Cineva a cerut ca {name} să trimită răspunsuri la această adresă. Ați fost dvs.?',
  confirmAction: 'Confirmați adresa',
  confirmIgnore: 'Dacă nu ați fost dvs., nu faceți nimic: nu urmează alt e-mail.',
  confirmed:
    'Adresa este confirmată. Răspunsurile de la {name} pe care le pierdeți vin acum prin e-mail.',
  notValid: 'Acest link nu mai este valabil.',
  leaveAsk: 'Opriți e-mailurile de la {name} către această adresă?',
  left: '{name} nu mai trimite e-mailuri la această adresă.'
}
