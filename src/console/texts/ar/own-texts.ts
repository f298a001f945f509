import type { ownTexts as english } from '../en/own-texts'
import type { TranslationOf } from '../translate'

export const ownTexts: TranslationOf<typeof english> = {
  'ownTexts.language': 'لغة النصوص',
  'ownTexts.search': 'البحث في النصوص',
  'ownTexts.none': 'لا يوجد نص يحتوي على هذه الكلمات.',
  'ownTexts.found': {
    zero: 'لم يُعثر على نصوص',
    one: 'عُثر على نص واحد',
    two: 'عُثر على نصين',
    few: 'عُثر على {count} نصوص',
    many: 'عُثر على {count} نصًا',
    other: 'عُثر على {count} نص'
  },
  'ownTexts.failed': 'تعذّر تحميل نصوص المراسلة.',
  'ownTexts.needs': 'يجب أن يحتوي على: {placeholders}',
  'ownTexts.reset': 'استخدام نص المراسلة',
  'ownTexts.resetNamed': 'استخدام نص المراسلة: {key}',
  'ownTexts.count': {
    zero: 'لا نصوص خاصة',
    one: 'نص خاص واحد',
    two: 'نصان خاصان',
    few: '{count} نصوص خاصة',
    many: '{count} نصًا خاصًا',
    other: '{count} نص خاص'
  },

  'textGroups.launcher': 'زر الفتح وعنوان النافذة',
  'textGroups.conversation': 'المحادثة',
  'textGroups.contents': 'الملفات والصور والأماكن والبطاقات',
  'textGroups.forms': 'النماذج والأسئلة',
  'textGroups.list': 'قائمة المحادثات',
  'textGroups.channels': 'قنوات أخرى',
  'textGroups.times': 'التواريخ والأوقات',
  'textGroups.others': 'الإعدادات والمشكلات'
}
