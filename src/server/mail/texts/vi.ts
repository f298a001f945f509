import type { MailTexts } from './mail-texts'

/** Texts of mails in the language vi. */
export const vi: MailTexts = {
  subject: 'Cuộc trò chuyện của bạn với {name}',
  lead: '{name} đã viết cho bạn:',
  replyAbove: 'Trả lời phía trên dòng này',
  open: 'Mở cuộc trò chuyện',
  reason: 'Bạn nhận thư này vì chưa đọc những tin nhắn này.',
  answerThere: 'Vui lòng trả lời trong cuộc trò chuyện: thư trả lời email này không đến đó.',
  unsubscribe: 'Hủy đăng ký',
  confirmSubject: 'Xác nhận địa chỉ của bạn cho {name}',
  confirmLead: 'Ai đó đã yêu cầu {name} gửi câu trả lời đến địa chỉ này. Có phải bạn không?',
  confirmAction: 'Xác nhận địa chỉ',
  confirmIgnore: 'Nếu không phải bạn, không cần làm gì: sẽ không có thư nào khác.',
  confirmed:
    'Địa chỉ đã được xác nhận. Những câu trả lời của {name} mà bạn bỏ lỡ nay sẽ đến qua email.',
  notValid: 'Liên kết này không còn hiệu lực.',
  leaveAsk: 'Ngừng gửi thư của {name} đến địa chỉ này?',
  left: '{name} không gửi thư đến địa chỉ này nữa.'
}
