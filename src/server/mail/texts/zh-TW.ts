import type { MailTexts } from './mail-texts'

/** Texts of mails in the language zh-TW. */
export const zhTW: MailTexts = {
  subject: '您與 {name} 的對話',
  lead: '{name} 傳來訊息：',
  replyAbove: '請在此行上方回覆',
  open: '開啟對話',
  reason: '您收到這封郵件，是因為您尚未閱讀這些訊息。',
  answerThere: '請在對話中回覆：對這封郵件的回覆不會進入對話。',
  unsubscribe: '取消訂閱',
  confirmSubject: '請為 {name} 確認您的地址',
  confirmLead: '有人請 {name} 將回覆寄到此地址。是您嗎？',
  confirmAction: '確認地址',
  confirmIgnore: '如果不是您，請不必理會：不會再有其他郵件。',
  confirmed: '地址已確認。您錯過的 {name} 的回覆現在會以電子郵件寄給您。',
  notValid: '此連結已失效。',
  leaveAsk: '要停止將 {name} 的郵件寄到此地址嗎？',
  left: '{name} 不再寄郵件到此地址。'
}
