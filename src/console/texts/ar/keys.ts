import type { keys as english } from '../en/keys'
import type { TranslationOf } from '../translate'

/** Texts of the keys of an app. */
export const keys: TranslationOf<typeof english> = {
  'keys.lead':
    'بالمفتاح تستدعي برامجك واجهة REST API لهذا التطبيق، ويوقّع خادمك رموز الدخول للزوار المسجلين في موقعك.',
  'keys.guide': 'كيف يُستخدم المفتاح',
  'keys.none': 'لا يوجد هنا أي مفتاح بعد.',
  'keys.failed': 'تعذر تحميل المفاتيح.',
  'keys.new': 'مفتاح جديد',
  'keys.nameHint': 'يخبر فريقك أي برنامج يستخدمه.',
  'keys.create': 'إنشاء المفتاح',
  'keys.madeTitle': 'المفتاح «{name}» جاهز',
  'keys.once': 'انسخ السر الآن. لا يظهر إلا هنا: إغلاق هذه النافذة يخفيه نهائيًا.',
  'keys.secret': 'سر المفتاح',
  'keys.secretHint': 'يوقّع به خادمك رموز الدخول للزوار. لا مكان له في أي صفحة.',
  'keys.credentials': 'المعرّف والسر',
  'keys.credentialsHint': 'كما تستخدمهما البرامج في تفويض Basic.',
  'keys.command': 'جرّبه',
  'keys.commandHint': 'يعرض هذا الأمر التطبيق في نافذة الأوامر.',
  'keys.closed':
    'المفتاح «{name}» جاهز. لا يظهر سره مرة أخرى؛ إن لم يكن لديك فاحذف المفتاح وأنشئ غيره.',
  'keys.madeAt': 'أُنشئ: {time}',
  'keys.usedAt': 'آخر استخدام: {time}',
  'keys.unused': 'لا يُعرف له استخدام',
  'keys.delete': 'حذف المفتاح',
  'keys.deleteNamed': 'حذف المفتاح {name}',
  'keys.questionTitle': 'هل تريد حذف هذا المفتاح؟',
  'keys.question':
    'تُرفض فورًا البرامج التي تستخدم «{name}»، ويُسجَّل خروج الزوار الذين دخلوا برموزه. لا يمكن التراجع عن هذا.',
  'keys.deleted': 'تم حذف المفتاح «{name}».'
}
