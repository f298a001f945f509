import type { MailTexts } from './mail-texts'

/** Texts of mails in the language pt-BR. */
export const ptBR: MailTexts = {
  subject: 'Sua conversa com {name}',
  lead: '{name} escreveu para você:',
  replyAbove: 'Responda acima desta linha',
  open: 'Abrir a conversa',
  reason: 'Você recebeu este e-mail porque ainda não leu estas mensagens.',
  answerThere: 'Responda na conversa: as respostas a este e-mail não chegam lá.',
  unsubscribe: 'Cancelar inscrição',
  confirmSubject: 'Confirme seu endereço para {name}',
  confirmLead: 'Alguém pediu a {name} que enviasse respostas para este endereço. Foi você?',
  confirmAction: 'Confirmar o endereço',
  confirmIgnore: 'Se não foi você, não faça nada: nenhum outro e-mail será enviado.',
  confirmed:
    'O endereço está confirmado. As respostas de {name} que você perder chegam agora por e-mail.',
  notValid: 'Este link não é mais válido.',
  leaveAsk: 'Parar os e-mails de {name} para este endereço?',
  left: '{name} não envia mais e-mails para este endereço.'
}
