import type { hours as english } from '../en/hours'
import type { TranslationOf } from '../translate'

/** Texts of office hours and of the away message. */
export const hours: TranslationOf<typeof english> = {
  'appFields.officeHours.label': 'ساعات العمل',
  'appFields.officeHours.hint': 'خارجها يقول برنامج المراسلة متى تعود. وبدونها لا يقول شيئًا عن ذلك.',
  'appFields.awayUntil.label': 'غائب حتى',
  'appFields.awayUntil.hint':
    'تكون مغلقًا حتى ذلك الوقت مهما قالت الساعات. بتوقيت هذا الحاسوب؛ فارغ: لست غائبًا.',
  'appFields.awayMessage.label': 'رسالة الغياب',
  'appFields.awayMessage.hint':
    'تُرسل مرة إلى الزائر الذي يكتب وأنت مغلق؛ ثم لا تُرسل ثانية إلا في يوم آخر وبعد 12 ساعة، ولا تُرسل أبدًا خلال 15 دقيقة من رسالة منك. فارغ: لا يُرسل شيء.',
  'hours.title': 'ساعات العمل والغياب',
  'hours.timeZone': 'المنطقة الزمنية',
  'hours.timeZoneHint': 'تُفهم الساعات والعطلات أدناه بحسبها.',
  'hours.closed': 'مغلق',
  'hours.add': 'إضافة ساعات',
  'hours.addTo': 'إضافة ساعات: {day}',
  'hours.from': 'من: {day}، {number}',
  'hours.to': 'إلى: {day}، {number}',
  'hours.remove': 'إزالة الساعات: {day}، {number}',
  'hours.nextDay': 'تنتهي في اليوم التالي.',
  'hours.time': 'الوقت',
  'hours.holidays': 'العطلات',
  'hours.holidaysHint': 'تواريخ تكون فيها مغلقًا أيًّا كان يوم الأسبوع.',
  'hours.holiday': 'العطلة {number}',
  'hours.addHoliday': 'إضافة عطلة',
  'hours.removeHoliday': 'إزالة العطلة {number}',
  'hours.message': 'نحن غير موجودين الآن. سنرد فور عودتنا.'
}
