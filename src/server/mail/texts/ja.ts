import type { MailTexts } from './mail-texts'

/** Texts of mails in the language ja. */
export const ja: MailTexts = {
  subject: '{name} との会話',
  lead: '{name} からメッセージがあります：',
  replyAbove: 'この行より上に返信を書いてください',
  open: '会話を開く',
  reason: 'まだ読んでいないメッセージがあるため、このメールをお送りしています。',
  answerThere: '返信は会話でお願いします。このメールへの返信は会話に届きません。',
  unsubscribe: '配信停止',
  confirmSubject: '{name} へのメールアドレスの確認',
  confirmLead: '{name} からの返信をこのアドレスに送るよう依頼がありました。ご本人ですか？',
  confirmAction: 'アドレスを確認する',
  confirmIgnore: '心当たりがない場合は何もしないでください。これ以上メールは届きません。',
  confirmed: 'アドレスを確認しました。見逃した {name} の返信は、今後メールで届きます。',
  notValid: 'このリンクは無効になりました。',
  leaveAsk: '{name} からこのアドレスへのメールを停止しますか？',
  left: '{name} からこのアドレスにメールは届かなくなります。'
}
