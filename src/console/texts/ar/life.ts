import type { life as english } from '../en/life'
import type { TranslationOf } from '../translate'

/** Texts of the views of the inbox, and of what the team does with a conversation. */
export const life: TranslationOf<typeof english> = {
  'views.view': 'العرض',
  'views.open': 'مفتوحة',
  'views.mine': 'محادثاتي',
  'views.unassigned': 'غير مسندة',
  'views.pending': 'في انتظار الزائر',
  'views.snoozed': 'مؤجلة',
  'views.closed': 'مغلقة',
  'views.all': 'الكل',
  'views.openEmpty': 'لا شيء مفتوح. ما تغلقه أو تؤجله موجود في طرق العرض الأخرى.',
  'views.mineEmpty': 'لا توجد محادثة مفتوحة مسندة إليك.',
  'views.unassignedEmpty': 'لكل محادثة مفتوحة من يعتني بها.',
  'views.pendingEmpty': 'لا توجد محادثة تنتظر زائرها.',
  'views.snoozedEmpty': 'لا توجد محادثة مؤجلة.',
  'views.closedEmpty': 'لا توجد محادثة مغلقة.',
  'views.allEmpty': 'لا توجد أي محادثة.',
  'life.assign': 'إسناد',
  'life.snooze': 'تأجيل',
  'life.close': 'إغلاق',
  'life.reopen': 'إعادة فتح',
  'life.nobody': 'لا أحد',
  'life.me': '{name} (أنت)',
  'life.teamFailed': 'تعذر تحميل الفريق. حاول مرة أخرى',
  'life.inAnHour': 'بعد ساعة',
  'life.tomorrow': 'صباح الغد',
  'life.onMonday': 'صباح الاثنين',
  'life.untilAnswer': 'إلى أن يكتب الزائر',
  'life.closed': 'مغلقة',
  'life.pending': 'في انتظار الزائر',
  'life.snoozedUntil': 'مؤجلة حتى {time}',
  'life.yours': 'أنت تعتني بها',
  'life.assignedTo': '{name} يعتني بها'
}
