import type { preview as english } from '../en/preview'
import type { TranslationOf } from '../translate'

export const preview: TranslationOf<typeof english> = {
  'preview.preview': 'معاينة',
  'preview.back': 'الرجوع إلى الإعدادات',
  'preview.frame': 'المراسلة بهذه الإعدادات',
  'preview.failed': 'لم تُحمَّل المعاينة.',
  'preview.language': 'اللغة',
  'preview.screen': 'الشاشة',
  'preview.launcher': 'زر الفتح',
  'preview.welcome': 'الترحيب',
  'preview.conversation': 'محادثة',
  'preview.list': 'القائمة',
  'preview.prechat': 'النموذج',
  'preview.settings': 'الإعدادات',
  'preview.device': 'الجهاز',
  'preview.phone': 'هاتف',
  'preview.desktop': 'حاسوب',
  'preview.theme': 'السمة',
  'preview.light': 'فاتحة',
  'preview.dark': 'داكنة',
  'preview.noList': 'بهذه الإعدادات لا يرى الزوّار قائمة: «محادثات عدة» معطّل، أو القائمة نفسها.',
  'preview.noPrechat': 'نموذج ما قبل المحادثة معطّل. يرى الزوّار هذا بدلًا منه.'
}
