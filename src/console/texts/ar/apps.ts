import type { apps as english } from '../en/apps'
import type { TranslationOf } from '../translate'

export const apps: TranslationOf<typeof english> = {
  'apps.named': 'التطبيق: {name}',
  'apps.apps': 'التطبيقات',
  'apps.actions': 'الإجراءات',
  'apps.lead': 'ما يسري على كل تكاملات هذا التطبيق.',
  'apps.failed': 'تعذّر تحميل التطبيق.',
  'apps.people': 'الأشخاص',
  'apps.new': 'تطبيق جديد',
  'apps.newLead':
    'للتطبيق تكاملاته وأشخاصه ومحادثاته. يراه المالكون والمشرفون، أما المجيبون فبعد السماح لهم به في «الفريق».',
  'apps.newName': 'اسم التطبيق',
  'apps.create': 'إنشاء التطبيق',
  'apps.created': 'أُنشئ «{name}».',
  'apps.noneTitle': 'لا تطبيق بعد',
  'apps.none': 'يضم التطبيق تكاملات مؤسسة واحدة وأشخاصها ومحادثاتها.',
  'apps.noneForYou': 'لا تطبيق متاح لك. اسأل أحد مالكي الفريق.',
  'apps.stillNone': 'لم يتغيّر شيء بعد.',
  'apps.deleteTitle': 'حذف هذا التطبيق',
  'apps.delete': 'حذف التطبيق',
  'apps.deletion':
    'لا يمكن التراجع عن هذا. تُحذف معه تكاملاته ومفاتيحه وأشخاصه ومحادثاته ورسائله وملفاته. لا تعود الصفحات التي فيها مقتطفاته تعرض المراسلة، وتُرفض مفاتيحه.',

  'demo.title': 'هذا هو العرض التجريبي',
  'demo.text':
    'تعرض صفحته المراسلة كما يراها الزوّار؛ وما تكتبه هناك يصل إلى صندوق وارد هذا التطبيق.',
  'demo.open': 'فتح صفحة العرض التجريبي',
  'demo.add': 'إضافة العرض التجريبي',
  'demo.added': 'العرض التجريبي جاهز.',
  'demo.remove': 'إزالة العرض التجريبي',
  'demo.removed': 'أُزيل العرض التجريبي.',
  'demo.questionTitle': 'إزالة العرض التجريبي؟',
  'demo.question':
    'يُحذف التطبيق {name} مع صفحته التجريبية وكل ما كُتب فيها. يمكن إضافة عرض تجريبي جديد من قائمة التطبيقات.',
  'demo.keep': 'الإبقاء عليه',

  'deletion.typeName': 'اكتب الاسم: {name}',
  'deletion.otherName': 'هذا ليس الاسم.',
  'deletion.done': 'حُذف «{name}».',

  'appFields.displayName.label': 'الاسم',
  'appFields.displayName.hint': 'يراه الزوّار في المراسلة ما لم يكن لها اسم خاص.',
  'appFields.iconUrl.label': 'الأيقونة',
  'appFields.iconUrl.hint': 'عنوان الصورة في رأس المراسلات التي لا صورة لها.',
  'appFields.conversationRetentionSeconds.label': 'الاحتفاظ بالمحادثات',
  'appFields.conversationRetentionSeconds.hint':
    'بعد هذه المدة من آخر رسالة، تُزال المحادثة نهائيًا مع كل ما قيل فيها.',
  'appFields.disableConversationReopen.label': 'تبقى المحادثات المغلقة مغلقة',
  'appFields.disableConversationReopen.hint':
    'لا يستطيع الزائر الكتابة في محادثة أغلقتها، ويمكنه أن يبدأ غيرها.',
  'appFields.maskCreditCardNumbers.label': 'إخفاء أرقام البطاقات',
  'appFields.maskCreditCardNumbers.hint':
    'تُجعل أرقام بطاقات الدفع التي يكتبها الزوّار غير مقروءة قبل تخزينها.',
  'appFields.pageVisits.label': 'الاحتفاظ بالصفحات المزورة',
  'appFields.pageVisits.hint':
    'يرى فريقك الصفحات التي يفتحها الزائر الذي كتب أو سجّل الدخول: أحدث 50 صفحة لكل زائر، مدة 30 يومًا.',
  'appFields.useAnimalNames.label': 'أسماء الحيوانات',
  'appFields.useAnimalNames.hint': 'يعطي الزوّار الذين لا اسم لهم اسم حيوان لا يراه سوى فريقك.',
  'appFields.echoPostback.label': 'عرض الأزرار المضغوطة',
  'appFields.echoPostback.hint': 'الزر الذي يضغطه الزائر يظهر في المحادثة كرسالة منه.',

  'retention.forEver': 'إلى الأبد',
  'retention.other': 'مدة أخرى',
  'retention.days': 'الأيام',
  'retention.seconds': 'الثواني',
  'retention.daysUnit': 'يوم',
  'retention.secondsUnit': 'ثانية'
}
