import type { replies as english } from '../en/replies'
import type { TranslationOf } from '../translate'

/** Texts of the saved replies. */
export const replies: TranslationOf<typeof english> = {
  'replies.lead': 'ردود يستخدمها فريقك مرة بعد أخرى. اكتب / في بداية الرد ثم ما تبحث عنه.',
  'replies.none': 'لا يوجد هنا أي رد بعد.',
  'replies.failed': 'تعذر تحميل الردود المحفوظة.',
  'replies.new': 'رد جديد',
  'replies.newTemplate': 'قالب جديد',
  'replies.templateLead':
    'القالب رسالة من أي نوع. {syntax} مع اسم فيه يضع قالبًا في رد أو في نص يرسله برنامج.',
  'replies.unknown': 'لا يوجد رد محفوظ باسم «{name}».',
  'replies.notAlone': '«{name}» أكثر من نص مع أزرار وصورة، ولا يمكن أن يكون بجانبه شيء.',
  'replies.fixed': 'أنشأ برنامج هذه الرسالة. يمكن تغيير اسمها هنا.',
  'replies.edit': 'تعديل',
  'replies.editNamed': 'تعديل {name}',
  'replies.editTitle': 'تعديل الرد',
  'replies.delete': 'حذف',
  'replies.deleteNamed': 'حذف {name}',
  'replies.questionTitle': 'هل تريد حذف هذا الرد؟',
  'replies.question': 'لن يستطيع فريقك استخدام «{name}» بعد ذلك. لا يمكن التراجع عن هذا.',
  'replies.deleted': 'تم حذف الرد «{name}».',
  'replies.saved': 'تم حفظ الرد «{name}».',
  'replies.save': 'حفظ الرد',
  'replies.nameHint': 'يُكتب بعد / للعثور عليه.',
  'replies.text': 'النص',
  'replies.textHint':
    '{visitor} مكان اسم الزائر، و{agent} مكان اسم من يرد. في {fallback} كلمات لاسم غير معروف؛ وبدونها لا يوضع شيء.',
  'replies.wrongPlaceholder': '{placeholder} ليس رمزًا معروفًا. استخدم {visitor} أو {agent}.',
  'replies.taken': 'لرد آخر هذا الاسم.',
  'replies.found': {
    zero: 'لم يُعثر على أي رد ({count})',
    one: 'عُثر على رد واحد ({count})',
    two: 'عُثر على ردين ({count})',
    few: 'عُثر على {count} ردود',
    many: 'عُثر على {count} ردًا',
    other: 'عُثر على {count} رد'
  }
}
