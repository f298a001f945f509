import type { MailTexts } from './mail-texts'

/** Texts of mails in the language it. */
export const it: MailTexts = {
  subject: 'La sua conversazione con {name}',
  lead: '{name} le ha scritto:',
  replyAbove: 'Risponda sopra questa riga',
  open: 'Apri la conversazione',
  reason: 'Riceve questa e-mail perché non ha ancora letto questi messaggi.',
  answerThere: 'Risponda nella conversazione: le risposte a questa e-mail non vi arrivano.',
  unsubscribe: 'Annulla l’iscrizione',
  confirmSubject: 'Confermi il suo indirizzo per {name}',
  confirmLead: 'Qualcuno ha chiesto a {name} di inviare risposte a questo indirizzo. È stato lei?',
  confirmAction: 'Conferma l’indirizzo',
  confirmIgnore: 'Se non è stato lei, non faccia nulla: non seguiranno altre e-mail.',
  confirmed:
    'L’indirizzo è confermato. Le risposte di {name} che non vede arrivano ora per e-mail.',
  notValid: 'Questo link non è più valido.',
  leaveAsk: 'Fermare le e-mail di {name} a questo indirizzo?',
  left: '{name} non invia più e-mail a questo indirizzo.'
}
