import type { MailTexts } from './mail-texts'

/** Texts of mails in the language he. */
export const he: MailTexts = {
  subject: 'השיחה שלך עם {name}',
  lead: 'קיבלת הודעה מאת {name}:',
  replyAbove: 'יש להשיב מעל שורה זו',
  open: 'פתיחת השיחה',
  reason: 'קיבלת הודעת דוא"ל זו כי עדיין לא קראת את ההודעות האלה.',
  answerThere: 'נא להשיב בשיחה: תשובות לדוא"ל זה אינן מגיעות אליה.',
  unsubscribe: 'ביטול הרשמה',
  confirmSubject: 'אישור הכתובת שלך עבור {name}',
  confirmLead: 'התקבלה בקשה ש-{name} ישלחו תשובות לכתובת זו. האם היא ממך?',
  confirmAction: 'אישור הכתובת',
  confirmIgnore: 'אם הבקשה אינה ממך, אין צורך לעשות דבר: לא תישלח הודעה נוספת.',
  confirmed: 'הכתובת אושרה. תשובות מאת {name} שלא ראית יגיעו מעתה בדוא"ל.',
  notValid: 'הקישור הזה אינו תקף עוד.',
  leaveAsk: 'להפסיק הודעות דוא"ל מאת {name} לכתובת זו?',
  left: 'לא יישלחו עוד הודעות דוא"ל מאת {name} לכתובת זו.'
}
