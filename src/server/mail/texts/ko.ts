import type { MailTexts } from './mail-texts'

/** Texts of mails in the language ko. */
export const ko: MailTexts = {
  subject: '{name}와(과)의 대화',
  lead: '{name}에서 보낸 메시지:',
  replyAbove: '이 줄 위에 답장을 작성하세요',
  open: '대화 열기',
  reason: '아직 읽지 않은 메시지가 있어 이 메일을 보내 드립니다.',
  answerThere: '대화에서 답장해 주세요. 이 메일에 대한 답장은 대화에 전달되지 않습니다.',
  unsubscribe: '수신 거부',
  confirmSubject: '{name}에서 사용할 주소를 확인해 주세요',
  confirmLead: '{name}의 답변을 이 주소로 보내 달라는 요청이 있었습니다. 본인이신가요?',
  confirmAction: '주소 확인',
  confirmIgnore: '본인이 아니라면 아무것도 하지 마세요. 다른 메일은 오지 않습니다.',
  confirmed: '주소가 확인되었습니다. 놓친 {name}의 답변은 이제 이메일로 도착합니다.',
  notValid: '이 링크는 더 이상 유효하지 않습니다.',
  leaveAsk: '이 주소로 오는 {name}의 메일을 중지할까요?',
  left: '{name}에서 이 주소로 더 이상 메일을 보내지 않습니다.'
}
