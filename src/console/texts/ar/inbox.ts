import type { inbox as english } from '../en/inbox'
import type { TranslationOf } from '../translate'

export const inbox: TranslationOf<typeof english> = {
  'inbox.noneTitle': 'لا محادثات بعد',
  'inbox.none':
    'تظهر هنا ما إن يكتب زائر. ضع أحد هذه قبل {tag} في إحدى صفحاتك، واكتب الرسالة الأولى بنفسك.',
  'inbox.noneForAgents': 'تُعرض المحادثات هنا حالما يكتب زائر.',
  'inbox.choose': 'اختر محادثة لقراءتها والرد عليها.',
  'inbox.conversations': 'المحادثات',
  'inbox.failed': 'تعذّر تحميل المحادثات.',
  'inbox.nothingFound': 'لا نتائج عن «{text}».',
  'inbox.allRead': 'كل شيء مقروء. لا شيء ينتظرك.',
  'inbox.more': 'مزيد من المحادثات',
  'inbox.search': 'بحث',
  'inbox.show': 'عرض',
  'inbox.all': 'الكل',
  'inbox.unread': 'غير مقروءة',
  'inbox.unreadMark': 'غير مقروءة',
  'inbox.noMessages': 'لا رسائل بعد',
  'inbox.note': 'ملاحظة: {text}',
  'inbox.notDelivered': 'لم تُسلَّم: {text}',
  'inbox.you': 'أنت: {text}',

  'keys.move': 'تنقّل',
  'keys.open': 'فتح',
  'keys.back': 'رجوع',
  'keys.search': 'بحث',
  'keys.markRead': 'وضع علامة مقروء',
  'keys.messages': 'من رسالة إلى رسالة، على أزرارها',
  'keys.singleLetters': 'الأحرف المفردة اختصارات',

  'names.others': 'وآخرون',
  'names.withOthers': '{names} وآخرون',
  'names.notVerified': 'غير موثّق',
  'names.blocked': 'محظور',
  'names.visitor': 'زائر \u2066#{id}\u2069',
  'names.nobody': 'لا أحد',
  'names.business': 'المؤسسة',

  'person.verifiedAs': 'موثّق باسم {id}',
  'person.notSignedIn': 'لم يسجّل الدخول',
  'person.nameBefore': 'غيّر الزائر الاسم؛ كنت قد عيّنت {name}',
  'person.emailBefore': 'غيّر الزائر البريد الإلكتروني؛ كنت قد عيّنت {email}',

  'block.block': 'حظر',
  'block.unblock': 'إلغاء الحظر',
  'block.question':
    'حظر {name}؟ تُرفض من الآن الرسائل والملفات وضغطات الأزرار وتغييرات الملف الشخصي، في كل محادثات هذا الزائر، الذي يظل يقرأ ما تكتبه.',
  'block.known': 'يسري الحظر أينما سجّل الدخول.',
  'block.anonymous': 'يستطيع زائر مجهول يمسح بيانات المتصفح أن يكتب من جديد كشخص آخر.',
  'block.confirm': 'حظر هذا الزائر',
  'block.notBlocked': 'لم يؤكّد الخادم حظر الزائر. أعد المحاولة.',
  'block.notUnblocked': 'لم يؤكّد الخادم إلغاء حظر الزائر. أعد المحاولة.'
}
