import type { MailTexts } from './mail-texts'

/** Texts of mails in the language zh. */
export const zh: MailTexts = {
  subject: '您与 {name} 的对话',
  lead: '{name} 给您发来消息：',
  replyAbove: '请在此行上方回复',
  open: '打开对话',
  reason: '您收到此邮件，是因为您还没有读这些消息。',
  answerThere: '请在对话中回复：对此邮件的回复不会进入对话。',
  unsubscribe: '退订',
  confirmSubject: '请为 {name} 确认您的地址',
  confirmLead: '有人请 {name} 把回复发送到此地址。是您吗？',
  confirmAction: '确认地址',
  confirmIgnore: '如果不是您，请不必理会：不会再有其他邮件。',
  confirmed: '地址已确认。您错过的 {name} 的回复现在会通过电子邮件发送给您。',
  notValid: '此链接已失效。',
  leaveAsk: '停止向此地址发送 {name} 的邮件吗？',
  left: '{name} 不再向此地址发送邮件。'
}
