import type { privacy as english } from '../en/privacy'
import type { TranslationOf } from '../translate'

export const privacy: TranslationOf<typeof english> = {
  'privacy.lead': 'ما يعرفه هذا التطبيق عن الأشخاص: ابحث عن شخص، وسلّم بياناته في ملف واحد، وامحُها.',
  'privacy.person': 'بيانات شخص',
  'privacy.find': 'البحث عن شخص',
  'privacy.text': 'الاسم أو البريد الإلكتروني أو المعرّف',
  'privacy.textHint': 'يكفي جزء منه. المعرّفات هي معرّفات نظامك ومعرّفات Pipit.',
  'privacy.search': 'بحث',
  'privacy.searching': 'جارٍ البحث…',
  'privacy.none': 'لم يُعثر على أحد.',
  'privacy.more': 'عرض المزيد من الأشخاص',
  'privacy.setRetention': 'تغييره في إعدادات التطبيق',
  'privacy.externalId': 'المعرّف الخارجي',
  'privacy.export': 'كل ما هو معروف',
  'privacy.exportText':
    'ملف JSON واحد فيه الملف الشخصي والحقول والمتصفحات والقنوات والصفحات التي زارها وعناوين البريد والملفات وكل المحادثات برسائلها. يسجّل سجل التدقيق من ينزّله.',
  'privacy.download': 'تنزيل',
  'privacy.exported': 'الملف في تنزيلاتك.',
  'privacy.exportsBusy': 'الخادم مشغول بعمليات تصدير أخرى. حاول مرة أخرى بعد نصف دقيقة.',
  'privacy.eraseTitle': 'المحو',
  'privacy.eraseText':
    'لا يمكن التراجع عن ذلك، ويسجّل سجل التدقيق من فعله. تبقى البيانات في النسخ الاحتياطية السابقة.',
  'privacy.choice': 'ما الذي يُمحى',
  'privacy.deleteChoice': 'الشخص مع محادثاته',
  'privacy.deleteHint':
    'تُحذف الرسائل والملفات أيضًا. ويغادر المحادثات مع الآخرين؛ ويبقى ما كتبه فيها دون اسمه.',
  'privacy.eraseChoice': 'بياناته الشخصية',
  'privacy.eraseHint':
    'يُمحى الاسم والبريد الإلكتروني والصورة والحقول والمتصفحات والصفحات التي زارها وعناوين البريد. وتبقى معرّفاته ومحادثاته وكل ما كُتب فيها، وكذلك عناوين القنوات المرتبطة وأرقامها.',
  'privacy.typeName': 'اكتب اسم الشخص: {name}',
  'privacy.delete': 'حذف الشخص',
  'privacy.erase': 'محو البيانات الشخصية',
  'privacy.erased': 'مُحيت البيانات الشخصية.',
  'privacy.deleted': 'حُذف الشخص.'
}
