import type { passkeys as english } from '../en/passkeys'
import type { TranslationOf } from '../translate'

/** Texts of passkeys. */
export const passkeys: TranslationOf<typeof english> = {
  'passkeys.title': 'مفاتيح المرور',
  'passkeys.lead':
    'يسجّل مفتاح المرور دخولك دون كلمة مرور ولا رمز. يحفظه جهازك ويطلب رقمه السري أو إصبعك أو وجهك.',
  'passkeys.failed': 'تعذّر تحميل مفاتيح المرور.',
  'passkeys.none': 'ليس لديك مفتاح مرور.',
  'passkeys.add': 'إضافة مفتاح مرور',
  'passkeys.addHint': 'يسجّل الدخول كما تفعل أنت، ولذلك تُطلب كلمة مرورك أولًا.',
  'passkeys.full': 'يمكن أن يكون هناك 20 مفتاح مرور على الأكثر. أزل أحدها أولًا.',
  'passkeys.nameHint': 'أعطه اسمًا تتعرّف به عليه. بعد ذلك يسألك متصفحك أين يحفظه.',
  'passkeys.make': 'إنشاء مفتاح المرور',
  'passkeys.added': 'من الآن فصاعدًا يسجّل {name} دخولك.',
  'passkeys.notAdded':
    'لم يُضف مفتاح المرور: استغرق ذلك وقتًا طويلًا أو رُفض. أغلق النافذة وابدأ من جديد.',
  'passkeys.renameButton': 'إعادة التسمية',
  'passkeys.rename': 'إعادة تسمية مفتاح المرور',
  'passkeys.renameNamed': 'إعادة تسمية {name}',
  'passkeys.renameHint': 'اسم تتعرّف به عليه.',
  'passkeys.gone': 'أُزيل مفتاح المرور هذا في الأثناء.',
  'passkeys.removeTitle': 'إزالة {name}؟',
  'passkeys.removeHint': 'لن يسجّل دخولك بعد ذلك. قد يعرضه جهازك حتى تحذفه هناك أيضًا.',
  'passkeys.removeNamed': 'إزالة {name}',
  'passkeys.removed': 'أُزيل {name}.',
  'passkeys.signIn': 'تسجيل الدخول بمفتاح مرور',
  'passkeys.ended': 'استغرق تسجيل الدخول هذا وقتًا طويلًا. حاول مرة أخرى.',
  'passkeys.notKnown': 'مفتاح المرور هذا غير معروف هنا، أو رُفض.',
  'passkeys.cancelled': 'لم يُستخدم أي مفتاح مرور: أُلغي ذلك أو استغرق وقتًا طويلًا.',
  'passkeys.known': 'على هذا الجهاز مفتاح مرور لك من قبل.',
  'passkeys.unfit':
    'لا تعمل مفاتيح المرور هنا. تحتاج إلى متصفح يعرفها، وإلى فتح لوحة التحكم عبر HTTPS باسم خادم.'
}
