import type { MailTexts } from './mail-texts'

/** Texts of mails in the language es. */
export const es: MailTexts = {
  subject: 'Su conversación con {name}',
  lead: '{name} le ha escrito:',
  replyAbove: 'Responda por encima de esta línea',
  open: 'Abrir la conversación',
  reason: 'Recibe este correo porque aún no ha leído estos mensajes.',
  answerThere: 'Responda en la conversación: las respuestas a este correo no llegan a ella.',
  unsubscribe: 'Darse de baja',
  confirmSubject: 'Confirme su dirección para {name}',
  confirmLead: 'Alguien ha pedido a {name} que envíe respuestas a esta dirección. ¿Ha sido usted?',
  confirmAction: 'Confirmar la dirección',
  confirmIgnore: 'Si no ha sido usted, no haga nada: no llegará ningún otro correo.',
  confirmed:
    'La dirección está confirmada. Las respuestas de {name} que se pierda llegarán ahora por correo.',
  notValid: 'Este enlace ya no es válido.',
  leaveAsk: '¿Dejar de enviar correos de {name} a esta dirección?',
  left: '{name} ya no envía correos a esta dirección.'
}
