import type { access as english } from '../en/access'
import type { TranslationOf } from '../translate'

export const access: TranslationOf<typeof english> = {
  'signIn.title': 'تسجيل الدخول إلى Pipit',
  'signIn.expired': 'انتهت جلستك. ما بدأت كتابته محفوظ.',
  'signIn.button': 'تسجيل الدخول',
  'signIn.busy': 'جارٍ تسجيل الدخول…',
  'signIn.wrong': 'البريد الإلكتروني وكلمة المرور غير متطابقين.',
  'signIn.tooMany': {
    zero: 'محاولات كثيرة جدًا. انتظر {count} ثانية وأعد المحاولة.',
    one: 'محاولات كثيرة جدًا. انتظر ثانية واحدة ({count}) وأعد المحاولة.',
    two: 'محاولات كثيرة جدًا. انتظر ثانيتين ({count}) وأعد المحاولة.',
    few: 'محاولات كثيرة جدًا. انتظر {count} ثوانٍ وأعد المحاولة.',
    many: 'محاولات كثيرة جدًا. انتظر {count} ثانية وأعد المحاولة.',
    other: 'محاولات كثيرة جدًا. انتظر {count} ثانية وأعد المحاولة.'
  },
  'signIn.tooManyNow': 'محاولات كثيرة جدًا. انتظر قليلًا وأعد المحاولة.',
  'signIn.failed': 'لم ينجح تسجيل الدخول. {reason}',

  'setUp.document': 'الإعداد',
  'setUp.title': 'إعداد Pipit',
  'setUp.lead': 'بهذا يُنشأ الحساب الأول. يعمل مرة واحدة، بالعنوان الذي عرضه الخادم.',
  'setUp.businessName': 'اسم المؤسسة',
  'setUp.businessNameHint': 'يراه الزوّار في المراسلة.',
  'setUp.create': 'إنشاء الحساب',
  'setUp.doneTitle': 'اكتمل الإعداد',
  'setUp.done': 'يستطيع أحدهم تسجيل الدخول إلى هذا الخادم بالفعل، لذا انتهت صلاحية هذا العنوان.',
  'setUp.goToSignIn': 'الانتقال إلى تسجيل الدخول',
  'setUp.wrongCode': 'هذا الرمز لا يعمل. أعد تشغيل الخادم: يعرض رمزًا جديدًا.',
  'setUp.noEmail': 'اكتب عنوان بريد إلكتروني، مثل ann@example.com.',
  'setUp.awaitedTitle': 'لم يُعدّ هذا الخادم بعد',
  'setUp.awaited': 'لا يستطيع أحد تسجيل الدخول قبل إنشاء الحساب الأول.',
  'setUp.awaitedWhere':
    'عنوان ذلك فيما عرضه الخادم عند تشغيله، في السطر الذي يبدأ بـ {line}: في الطرفية التي يعمل فيها، أو في سجلّ خدمته. افتحه في متصفح.',
  'setUp.awaitedLost': 'إن لم تجده فأعد تشغيل الخادم: يعرض عنوانًا جديدًا.',

  'password.hint': {
    zero: '{count} حرف على الأقل.',
    one: 'حرف واحد ({count}) على الأقل.',
    two: 'حرفان ({count}) على الأقل.',
    few: '{count} أحرف على الأقل.',
    many: '{count} حرفًا على الأقل.',
    other: '{count} حرف على الأقل.'
  },
  'password.new': 'كلمة المرور الجديدة',
  'password.old': 'كلمة المرور القديمة',
  'password.resetTitle': 'اختر كلمة مرور جديدة',
  'password.resetLead': 'بعدها تكون مسجّل الدخول هنا، ومسجّل الخروج في كل المتصفحات الأخرى.',
  'password.endedLink': 'هذا الرابط لا يعمل: استُخدم من قبل أو انتهت صلاحيته.',
  'password.set': 'تعيين كلمة المرور',
  'password.changeTitle': 'تغيير كلمة المرور',
  'password.change': 'تغيير كلمة المرور',
  'password.wrong': 'كلمة المرور القديمة خاطئة.',
  'password.changed': 'تغيّرت كلمة المرور. سُجّل الخروج من كل المتصفحات الأخرى.',

  'account.nameTitle': 'اسمك',
  'account.nameHint': 'يراه زملاؤك، ويمكن أن تتضمنه الردود.',
  'account.saveName': 'حفظ الاسم',
  'account.nameSaved': 'تم حفظ اسمك.',

  'firstSteps.title': 'خطواتك الأولى',
  'firstSteps.installTitle': 'ثبّت المراسلة.',
  'firstSteps.install': 'انسخ أحد الوسوم أدناه إلى إحدى صفحاتك.',
  'firstSteps.helloTitle': 'حيِّ نفسك.',
  'firstSteps.hello':
    'افتح تلك الصفحة، واضغط زر المراسلة واكتب. تظهر رسالتك هنا، ويمكنك الرد عليها.',
  'firstSteps.colleagueTitle': 'أدخِل زميلًا.',
  'firstSteps.colleague': 'أنشئ رابطًا يختار به زميلك كلمة مروره بنفسه.',
  'firstSteps.hoursTitle': 'حدّد ساعات عملك.',
  'firstSteps.hours': 'حين تكون مغلقًا، تقول المراسلة متى تعود.',
  'firstSteps.phoneTitle': 'خذها على هاتفك.',
  'firstSteps.phone': 'سجّل الدخول هناك، وأجب من أي مكان.',
  'firstSteps.address': 'العنوان',
  'firstSteps.addressHint': 'تناسب لوحة التحكم الهاتف.'
}
