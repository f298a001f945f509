import type { keys as english } from '../en/keys'
import type { TranslationOf } from '../translate'

/** Texts of the keys of an app. */
export const keys: TranslationOf<typeof english> = {
  'keys.lead':
    'بالمفتاح تستدعي برامجك واجهة REST API لهذا التطبيق، ويوقّع خادمك رموز الدخول للزوار المسجلين في موقعك.',
  'keys.account': 'مفتاح الحساب الذي يصل إلى كل التطبيقات ليس بينها: فهو تابع لجهاز الخادم.',
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
  'keys.deleted': 'تم حذف المفتاح «{name}».',

  'keys.scope': 'ما يصل إليه',
  'keys.app': 'التطبيق كله',
  'keys.appHint':
    'كل ما في هذا التطبيق عدا مفاتيح API الخاصة به: الإعدادات والأشخاص والمحادثات. يوقّع به خادمك رموز الدخول للزوار.',
  'keys.program': 'تكامل مخصّص واحد',
  'keys.programHint':
    'لبرنامج من برامجك: الأشخاص والرسائل والمحادثات واحدة واحدة، وwebhooks الخاصة به. لا إعدادات ولا قائمة بكل المحادثات.',
  'keys.noProgram': 'لا يوجد في هذا التطبيق أي تكامل مخصّص بعد.',
  'keys.reachesApp': 'يصل إلى التطبيق كله',
  'keys.reachesPeople': 'يصل إلى الأشخاص والمحادثات، لصالح {name}',
  'keys.title': 'مفاتيحه',
  'keys.programLead':
    'بالمفتاح يجيب البرنامج عبر واجهة REST API. يصل المفتاح إلى الأشخاص والرسائل والمحادثات واحدة واحدة، وإلى هذه webhooks؛ لا إلى الإعدادات ولا إلى قائمة بكل المحادثات.',
  'keys.programSecretHint': 'يستدعي به برنامجك. لا مكان له في أي صفحة.',
  'keys.programCommandHint': 'يعرض هذا الأمر webhooks الخاصة بالتكامل في نافذة الأوامر.',
  'keys.programQuestion': 'تُرفض فورًا البرامج التي تستخدم «{name}». لا يمكن التراجع عن هذا.'
}
