import type { person as english } from '../en/person'
import type { TranslationOf } from '../translate'

/** Texts of the person beside a conversation. */
export const person: TranslationOf<typeof english> = {
  'person.person': 'الشخص',
  'person.back': 'الرجوع إلى المحادثة',
  'person.hide': 'إخفاء الشخص',
  'person.failed': 'تعذّر تحميل بيانات الشخص.',
  'person.claims': 'ما عليه علامة «غير موثّق» قاله الزائر أو الصفحة، ولم يتحقق منه أحد.',
  'person.picture': 'إظهار الصورة من {host}',
  'person.pictureOf': 'صورة {name}',
  'person.edit': 'تعديل',
  'person.visit': 'الزيارة',
  'person.page': 'الصفحة',
  'person.pageHint':
    'حيث بدأ الزائر المحادثة أو سجّل الدخول آخر مرة. لا يرسل المراسل الصفحات التي بعدها.',
  'person.from': 'قادم من',
  'person.browser': 'المتصفح',
  'person.language': 'اللغة',
  'person.localTime': 'الوقت المحلي',
  'person.firstSeen': 'أول ظهور',
  'person.lastSeen': 'آخر ظهور',
  'person.noBrowser': 'لا يُعرف أي متصفح.',
  'person.otherBrowsers': 'متصفحات أخرى',
  'person.channels': 'القنوات',
  'person.noChannels': 'لا قناة بعد.',
  'person.pending': 'غير مؤكّد',
  'person.blocked': 'محظور هناك',
  'person.inactive': 'لم يعد مستخدمًا',
  'person.conversations': 'محادثات أخرى',
  'person.noConversations': 'لا توجد محادثة أخرى.',
  'person.mergeHere': 'الدمج في هذه المحادثة',
  'person.mergeThere': 'دمج هذه المحادثة فيها',
  'person.mergeTitle': 'هل تريد دمج المحادثتين؟',
  'person.mergeText':
    'تجتمع كل الرسائل والملاحظات والملفات والوسوم في محادثة واحدة بترتيب أوقاتها. تختفي الأخرى، عند الزائر أيضًا. لا يمكن التراجع عن ذلك.',
  'person.mergeConfirm': 'دمج',
  'person.merged': 'أصبحت المحادثتان محادثة واحدة.',
  'person.fields': 'الحقول',
  'person.noFields': 'لا حقول بعد.',
  'person.conversationFields': 'حقول هذه المحادثة',
  'person.givenName': 'الاسم الأول',
  'person.surname': 'اسم العائلة',
  'person.claimedHint':
    'قال هذا الزائر أو الصفحة. ما تحفظه مكانه يُعدّ مما عيّنته أنت، ولا يمكن التراجع عنه.',
  'person.fieldName': 'اسم الحقل',
  'person.fieldValue': 'القيمة',
  'person.addField': 'إضافة حقل',
  'person.removeField': 'إزالة الحقل {name}',
  'person.saved': 'تم الحفظ.'
}
