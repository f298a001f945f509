import type { MailTexts } from './mail-texts'

/** Texts of mails in the language fa. */
export const fa: MailTexts = {
  subject: 'گفت‌وگوی شما با {name}',
  lead: '{name} برای شما نوشته است:',
  replyAbove: 'پاسخ خود را بالای این خط بنویسید',
  open: 'باز کردن گفت‌وگو',
  reason: 'این ایمیل را دریافت می‌کنید چون هنوز این پیام‌ها را نخوانده‌اید.',
  answerThere: 'لطفاً در گفت‌وگو پاسخ دهید: پاسخ به این ایمیل به آن نمی‌رسد.',
  unsubscribe: 'لغو اشتراک',
  confirmSubject: 'نشانی خود را برای {name} تأیید کنید',
  confirmLead: 'کسی از {name} خواسته است پاسخ‌ها را به این نشانی بفرستد. آیا شما بودید؟',
  confirmAction: 'تأیید نشانی',
  confirmIgnore: 'اگر شما نبودید، کاری نکنید: ایمیل دیگری نمی‌آید.',
  confirmed: 'نشانی تأیید شد. پاسخ‌های {name} که از دست می‌دهید اکنون با ایمیل می‌آیند.',
  notValid: 'این پیوند دیگر معتبر نیست.',
  leaveAsk: 'ایمیل‌های {name} به این نشانی متوقف شود؟',
  left: '{name} دیگر ایمیلی به این نشانی نمی‌فرستد.'
}
