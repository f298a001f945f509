import type { MailTexts } from './mail-texts'

/** Texts of mails in the language en. */
export const en: MailTexts = {
  subject: 'Your conversation with {name}',
  lead: '{name} wrote to you:',
  replyAbove: 'Reply above this line',
  open: 'Open the conversation',
  reason: 'You get this mail because you have not read these messages yet.',
  answerThere: 'Please answer in the conversation: answers to this mail do not reach it.',
  unsubscribe: 'Unsubscribe',
  confirmSubject: 'Confirm your address for {name}',
  confirmLead: 'Somebody asked {name} to send answers to this address. Was it you?',
  confirmAction: 'Confirm the address',
  confirmIgnore: 'If it was not you, do nothing: no other mail follows.',
  confirmed: 'The address is confirmed. Answers of {name} that you miss come by e-mail now.',
  notValid: 'This link is not valid any more.',
  leaveAsk: 'Stop mails of {name} to this address?',
  left: '{name} sends no more mails to this address.'
}
