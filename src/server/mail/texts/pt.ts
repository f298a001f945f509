import type { MailTexts } from './mail-texts'

/** Texts of mails in the language pt. */
export const pt: MailTexts = {
  subject: 'A sua conversa com {name}',
  lead: '{name} escreveu-lhe:',
  replyAbove: 'Responda acima desta linha',
  open: 'Abrir a conversa',
  reason: 'Recebe este e-mail porque ainda não leu estas mensagens.',
  answerThere: 'Responda na conversa: as respostas a este e-mail não chegam lá.',
  unsubscribe: 'Cancelar a subscrição',
  confirmSubject: 'Confirme o seu endereço para {name}',
  confirmLead: 'Alguém pediu a {name} que enviasse respostas para este endereço. Foi você?',
  confirmAction: 'Confirmar o endereço',
  confirmIgnore: 'Se não foi você, não faça nada: não se segue nenhum outro e-mail.',
  confirmed:
    'O endereço está confirmado. As respostas de {name} que não vir chegam agora por e-mail.',
  notValid: 'Esta ligação já não é válida.',
  leaveAsk: 'Parar os e-mails de {name} para este endereço?',
  left: '{name} já não envia e-mails para este endereço.'
}
