import type { frame as english } from '../en/frame'
import type { TranslationOf } from '../translate'

export const frame: TranslationOf<typeof english> = {
  'common.cancel': 'إلغاء',
  'common.close': 'إغلاق',
  'common.comma': '، ',
  'common.email': 'البريد الإلكتروني',
  'common.id': 'المعرّف',
  'common.loading': 'جارٍ التحميل…',
  'common.name': 'الاسم',
  'common.password': 'كلمة المرور',
  'common.remove': 'إزالة',
  'common.saveChanges': 'حفظ التغييرات',
  'common.tryAgain': 'إعادة المحاولة',
  'common.undo': 'تراجع',
  'common.upTo': {
    zero: 'الحد الأقصى {count} حرف.',
    one: 'الحد الأقصى حرف واحد ({count}).',
    two: 'الحد الأقصى حرفان ({count}).',
    few: 'الحد الأقصى {count} أحرف.',
    many: 'الحد الأقصى {count} حرفًا.',
    other: 'الحد الأقصى {count} حرف.'
  },

  'errors.answered': 'أجاب الخادم بالرمز {status}.',
  'errors.noServer': 'يتعذّر الوصول إلى الخادم.',
  'errors.noServerTitle': 'يتعذّر الوصول إلى الخادم',
  'errors.checkConnection': 'تحقّق من الاتصال ثم أعد المحاولة.',
  'errors.unreachable': 'يتعذّر الوصول إلى الخادم. تحقّق من الاتصال وأعد المحاولة.',
  'errors.refusal': '{label}: {refusal}',

  'screens.inbox': 'صندوق الوارد',
  'screens.install': 'التثبيت',
  'screens.integrations': 'التكاملات',
  'screens.connect': 'ربط التكاملات',
  'screens.connect-web': 'مراسلة الويب',
  'screens.connect-custom': 'تكامل مخصّص',
  'screens.connect-channel': 'قناة عملاء',
  'screens.settings': 'إعدادات المراسلة',
  'screens.missing': 'غير موجود',
  'screens.not-allowed': 'ليس لدورك',
  'screens.team': 'الفريق',
  'screens.audit-log': 'سجل التدقيق',
  'screens.health': 'حالة الخادم',
  'screens.app': 'إعدادات التطبيق',
  'screens.privacy': 'الخصوصية',
  'screens.changes': 'التغييرات',
  'screens.replies': 'الردود المحفوظة',
  'screens.keys': 'مفاتيح API',
  'screens.account': 'حسابك',

  'bar.screens': 'الشاشات',
  'bar.account': 'الحساب: {email}',
  'bar.signOut': 'تسجيل الخروج',
  'bar.notSignedOut': 'لم يؤكّد الخادم تسجيل خروجك. أعد المحاولة.',
  'bar.connectionLost':
    'انقطع الاتصال. تجري إعادة المحاولة؛ الرسائل التي تكتبها محفوظة في هذا المتصفح.',
  'bar.tryNow': 'المحاولة الآن',
  'bar.language': 'اللغة: {language}',
  'bar.languages': 'اللغات',
  'bar.languageFailed': 'تعذّر تحميل نصوص هذه اللغة. أعد تحميل الصفحة وحاول مرة أخرى.',

  'copy.button': 'نسخ',
  'copy.copied': 'تم النسخ.',
  'copy.selected': 'تم التحديد. انسخه بالضغط على Ctrl+C أو ⌘C.',

  'toasts.hide': 'إخفاء الإشعار',
  'toasts.meanwhile': 'لم يتم التراجع: غيّرها أحدهم في هذه الأثناء.',

  'broken.title': 'تعذر عرض هذه الشاشة',
  'broken.text': 'الخطأ من جانبنا. الرسائل التي كنت تكتبها محفوظة في هذا المتصفح.',
  'unloaded.title': 'لم تُحمّل هذه الشاشة',
  'unloaded.text':
    'ربما جرى تحديث الخادم منذ فتح هذه الصفحة. أعد تحميل الصفحة: الرسائل التي كنت تكتبها محفوظة في هذا المتصفح.',
  'unloaded.reload': 'إعادة تحميل الصفحة',
  'missing.title': 'هذه الصفحة غير موجودة',
  'missing.text': 'قد يكون العنوان ناقصًا أو من إصدار آخر، أو أنه يؤدي إلى ما ليس متاحًا لك.',
  'missing.showInbox': 'عرض صندوق الوارد',
  'notAllowed.title': 'هذه الصفحة ليست لدورك',
  'notAllowed.text': 'دورك: {role}. اطلب دورًا آخر من أحد مالكي الفريق إن احتجت إلى هذه الصفحة.'
}
