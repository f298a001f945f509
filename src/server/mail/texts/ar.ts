import type { MailTexts } from './mail-texts'

/** Texts of mails in the language ar. */
export const ar: MailTexts = {
  subject: 'محادثتك مع {name}',
  lead: 'كتب إليك {name}:',
  replyAbove: 'اكتب ردك فوق هذا السطر',
  open: 'فتح المحادثة',
  reason: 'تصلك هذه الرسالة لأنك لم تقرأ هذه الرسائل بعد.',
  answerThere: 'يُرجى الرد في المحادثة: الردود على هذا البريد لا تصل إليها.',
  unsubscribe: 'إلغاء الاشتراك',
  confirmSubject: 'أكّد عنوانك لدى {name}',
  confirmLead: 'طلب شخص ما من {name} إرسال الردود إلى هذا العنوان. هل كنت أنت؟',
  confirmAction: 'تأكيد العنوان',
  confirmIgnore: 'إن لم تكن أنت، فلا تفعل شيئًا: لن تصل رسالة أخرى.',
  confirmed: 'تم تأكيد العنوان. ستصلك الآن ردود {name} التي تفوتك بالبريد الإلكتروني.',
  notValid: 'لم يعد هذا الرابط صالحًا.',
  leaveAsk: 'هل تريد إيقاف رسائل {name} إلى هذا العنوان؟',
  left: 'لن يرسل {name} رسائل أخرى إلى هذا العنوان.'
}
