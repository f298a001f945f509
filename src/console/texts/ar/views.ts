import type { views as english } from '../en/views'
import type { TranslationOf } from '../translate'

/** Texts of the views that members of the team save, and of the filters that they keep. */
export const views: TranslationOf<typeof english> = {
  'savedViews.own': 'طرق عرضي',
  'savedViews.menu': 'حفظ طريقة العرض',
  'savedViews.new': 'حفظ كطريقة عرض جديدة…',
  'savedViews.rename': 'إعادة التسمية…',
  'savedViews.remove': 'إزالة طريقة العرض هذه',
  'savedViews.newTitle': 'حفظ طريقة العرض',
  'savedViews.renameTitle': 'إعادة تسمية طريقة العرض',
  'savedViews.nameHint': 'أنت وحدك ترى طرق عرضك.',
  'savedViews.save': 'حفظ',
  'savedViews.saved': 'حُفظت طريقة العرض',
  'savedViews.renamed': 'أُعيدت تسمية طريقة العرض',
  'savedViews.changed': 'تغيّرت طريقة العرض',
  'savedViews.removed': 'أُزيلت طريقة العرض',
  'savedViews.taken': 'لديك طريقة عرض أخرى بهذا الاسم.',
  'savedViews.full': 'لديك {max} من طرق العرض، وهذا هو الحد الأقصى. أزل واحدة لم تعد تستخدمها.',
  'savedViews.failed': 'تعذّر تحميل طرق عرضك.',
  'savedViews.gone': 'لم تعد طريقة العرض هذه موجودة.',
  'savedViews.tagGone': 'لم تعد أي محادثة تحمل الوسم «{tag}» من طريقة العرض هذه.',
  'savedViews.memberGone': 'العضو الذي تعرض طريقة العرض هذه محادثاته لم يعد في الفريق.',
  'views.filter': 'عوامل التصفية',
  'views.nothing': 'لا شيء في طريقة العرض هذه يطابق عوامل التصفية.',
  'assignees.assignee': 'مسندة إلى',
  'assignees.any': 'كل الأعضاء',
  'assignees.gone': 'شخص غادر الفريق',
  'channelFilter.channel': 'القناة',
  'channelFilter.any': 'كل القنوات'
}
