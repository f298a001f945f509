import type { team as english } from '../en/team'
import type { TranslationOf } from '../translate'

export const team: TranslationOf<typeof english> = {
  'team.lead': 'من يدخل إلى لوحة التحكم، وما يُسمح به لكل منهم.',
  'team.failed': 'تعذّر تحميل الفريق.',
  'team.members': 'الأعضاء',
  'team.you': 'أنت',
  'team.passwordLink': 'رابط كلمة المرور',
  'team.passwordLinkFor': 'رابط كلمة المرور لـ {email}',
  'team.passwordLinkHint':
    'أعطه لصاحبه. يعيّن كلمة مرور أخرى مرة واحدة وخلال ساعة، ويسجّل خروجه من كل مكان آخر.',
  'team.removeNamed': 'إزالة {email}',
  'team.removeTitle': 'هل تريد إزالة {email}؟',
  'team.removeText':
    'يُسجَّل خروجه من كل مكان ولا يستطيع الدخول بعد ذلك، وتنتهي الدعوات التي أنشأها. المحادثات المسندة إليه تبقى بلا مسؤول، ويبقى ما كتبه.',
  'team.removed': 'أُزيل {email}.',
  'team.gone': 'أُزيل هذا العضو في هذه الأثناء.',
  'team.roleChanged': 'تغيّر دور {email}.',
  'team.changeRole': 'تغيير الدور',
  'team.ownRoleTitle': 'هل تريد تغيير دورك؟',
  'team.ownRoleText': 'لن يُتاح لك بعد ذلك ما يسمح به دورك الآن. لا يعيده إليك إلا مالك آخر.',
  'team.agentApps': 'التطبيقات التي يجيب فيها',
  'team.appsOf': 'تطبيقات {email}',
  'team.inApps': 'يجيب في: {names}',
  'team.noApps': 'لا ينتمي إلى أي تطبيق ولا يرى أيًّا منها.',
  'team.appsChanged': 'تغيّرت تطبيقات {email}.',
  'team.appsHint': 'محادثات التطبيق الذي تسحبه تبقى بلا مسؤول.',
  'team.invitations': 'الدعوات',
  'team.inviteHint': 'ينشئ رابطًا لشخص واحد يختار به بريده الإلكتروني وكلمة مروره.',
  'team.agentsOnly': 'الرابط لمجيب. أما المشرفون والمالكون فيدعوهم المالكون.',
  'team.invite': 'ادعُ شخصًا',
  'team.link': 'رابط الدعوة',
  'team.linkHint': 'أعطه لشخص واحد. يعمل مرة واحدة وخلال سبعة أيام، ولا يظهر إلا الآن.',
  'team.invited': '{role}، من {email}، حتى {time}',
  'team.withdraw': 'سحب',
  'team.withdrawn': 'لم تعد الدعوة صالحة.',
  'team.noInvitations': 'لا توجد دعوات معلّقة.',

  'roles.role': 'الدور',
  'roles.of': 'دور {email}',
  'roles.agent': 'مجيب',
  'roles.agentHint': 'يجيب الزوار.',
  'roles.admin': 'مشرف',
  'roles.adminHint': 'يغيّر أيضًا الإعدادات والتكاملات والردود المحفوظة، ويدعو المجيبين.',
  'roles.owner': 'مالك',
  'roles.ownerHint': 'يفعل كل شيء، ويشمل ذلك التطبيقات والفريق وأدواره.',

  'join.title': 'الانضمام إلى الفريق',
  'join.lead': 'اختر البريد الإلكتروني وكلمة المرور اللذين ستدخل بهما من الآن.',
  'join.button': 'انضم',
  'join.known': 'هذا البريد الإلكتروني مستخدم للدخول بالفعل. اختر بريدًا آخر.',
  'join.ended': 'هذا الرابط لا يعمل: استُخدم أو سُحب أو انتهت صلاحيته.'
}
