import type { groups as english } from '../en/groups'
import type { TranslationOf } from '../translate'

export const groups: TranslationOf<typeof english> = {
  'groups.groups': 'المجموعات',
  'groups.of': 'مجموعات {app}',
  'groups.lead':
    'يمكن إسناد محادثة إلى مجموعة، فيتولاها أحد أعضائها. عند حذف مجموعة تبقى محادثاتها في صندوق الوارد.',
  'groups.none': 'لا توجد مجموعة هنا بعد.',
  'groups.failed': 'تعذر تحميل المجموعات.',
  'groups.new': 'مجموعة جديدة',
  'groups.editNamed': 'تعديل المجموعة {name}',
  'groups.editTitle': 'تعديل المجموعة',
  'groups.deleteNamed': 'حذف المجموعة {name}',
  'groups.questionTitle': 'هل تريد حذف هذه المجموعة؟',
  'groups.question':
    'لن تبقى أي محادثة مسندة إلى «{name}»، ومن يعتني بمحادثة يستمر في ذلك. لا يمكن التراجع عن هذا.',
  'groups.deleted': 'تم حذف المجموعة «{name}».',
  'groups.saved': 'تم حفظ المجموعة «{name}».',
  'groups.save': 'حفظ المجموعة',
  'groups.nameHint': 'يظهر حيث تُسند المحادثات.',
  'groups.taken': 'لمجموعة أخرى هذا الاسم.',
  'groups.members': 'أعضاء المجموعة',
  'groups.noMembers': 'ليس لها أعضاء.',
  'groups.hasMembers': 'الأعضاء: {names}',
  'groups.noGroup': 'بلا مجموعة',
  'groups.ofGroup': 'المجموعة: {name}',
  'groups.inNone': 'ليست في أي مجموعة',
  'groups.filter': 'المجموعة',
  'groups.any': 'كل المجموعات',
  'groups.gone': 'مجموعة لم تعد موجودة',
  'groups.viewGone': 'المجموعة التي تعرض طريقة العرض هذه محادثاتها لم تعد موجودة.',
  'events.groupAssigned': 'أسند {by} المحادثة إلى المجموعة {group}',
  'events.groupUnassigned': 'أخرج {by} المحادثة من مجموعتها',
  'audit.kinds.group': 'مجموعات الأعضاء',
  'audit.groupMembers': 'أعضاء المجموعة',
  'audit.groupCreated': 'أُنشئت مجموعة',
  'audit.groupChanged': 'غُيّرت مجموعة',
  'audit.groupDeleted': 'حُذفت مجموعة'
}
