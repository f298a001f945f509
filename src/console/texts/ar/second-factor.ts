import type { secondFactor as english } from '../en/second-factor'
import type { TranslationOf } from '../translate'

/** Texts of two-step verification. */
export const secondFactor: TranslationOf<typeof english> = {
  'secondFactor.title': 'التحقق بخطوتين',
  'secondFactor.lead':
    'عندئذ يتطلب تسجيل الدخول رمزًا من تطبيق على هاتفك أيضًا. من يعرف كلمة مرورك لا يستطيع الدخول بها وحدها.',
  'secondFactor.failed': 'تعذّر تحميل التحقق بخطوتين.',
  'secondFactor.on': 'مفعّل. رموز الاسترداد المتبقية: {count}',
  'secondFactor.setUp': 'إعداد التحقق بخطوتين',
  'secondFactor.setUpHint': 'تحتاج إلى تطبيق مصادقة على هاتفك.',
  'secondFactor.continue': 'متابعة',
  'secondFactor.wrongPassword': 'كلمة المرور غير صحيحة.',
  'secondFactor.changed': 'تغيّر هذا في مكان آخر في الأثناء. أعد تحميل الصفحة.',
  'secondFactor.scan': 'امسح رمز QR بتطبيق المصادقة، ثم اكتب الرمز الذي يعرضه.',
  'secondFactor.qrCode': 'رمز QR لتطبيق المصادقة',
  'secondFactor.secret': 'المفتاح السري',
  'secondFactor.secretHint': 'لكتابته أو لصقه إن لم يستطع التطبيق المسح.',
  'secondFactor.code': 'الرمز',
  'secondFactor.codeHint': 'ستة أرقام تتغيّر كل 30 ثانية.',
  'secondFactor.turnOn': 'تفعيل',
  'secondFactor.wrongCode': 'هذا الرمز غير صحيح. اكتب الرمز الذي يعرضه التطبيق الآن.',
  'secondFactor.ended': 'انتهت صلاحية هذا الإعداد. أغلق النافذة وابدأ من جديد.',
  'secondFactor.isOn': 'التحقق بخطوتين مفعّل. سُجّل الخروج من كل المتصفحات الأخرى.',
  'secondFactor.codes': 'رموز الاسترداد',
  'secondFactor.once': 'انسخ هذه الرموز الآن. لا تُعرض إلا هنا: تختفي بإغلاق هذه النافذة.',
  'secondFactor.codesHint':
    'كل منها يسجّل دخولك مرة واحدة بدلًا من رمز التطبيق. احفظها حيث تجدها دون هاتفك.',
  'secondFactor.download': 'تنزيل',
  'secondFactor.newCodes': 'رموز استرداد جديدة',
  'secondFactor.newCodesHint': 'تنتهي صلاحية رموز الاسترداد التي لديك الآن.',
  'secondFactor.makeCodes': 'إنشاء الرموز',
  'secondFactor.turnOff': 'إيقاف',
  'secondFactor.turnOffTitle': 'إيقاف التحقق بخطوتين؟',
  'secondFactor.turnOffHint': 'بعدها تسجّل الدخول بكلمة المرور وحدها، وتنتهي صلاحية رموز الاسترداد.',
  'secondFactor.isOff': 'التحقق بخطوتين متوقف.',
  'secondStep.lead': 'اكتب الرمز الذي يعرضه تطبيق المصادقة.',
  'secondStep.hint': 'ستة أرقام، أو أحد رموز الاسترداد.',
  'secondStep.wrong': 'هذا الرمز غير صحيح، أو استُخدم من قبل.',
  'secondStep.ended':
    'استغرق تسجيل الدخول هذا وقتًا طويلًا، أو تغيّرت كلمة المرور. انتقل إلى تسجيل الدخول وابدأ من جديد.'
}
