import type { settings as english } from '../en/settings'
import type { TranslationOf } from '../translate'

export const settings: TranslationOf<typeof english> = {
  'groups.look': 'المظهر',
  'groups.lookLead': 'لون للعلامة التجارية يكسو كل شيء: تتبعه الفقاعات والأزرار وزر الفتح.',
  'groups.words': 'الكلمات',
  'groups.wordsLead': 'ما يقرؤه الزوّار قبل أن يكتب أحد.',
  'groups.texts': 'النصوص',
  'groups.textsLead': 'كلماتك بدلًا من كلمات المراسلة، لكل لغة من لغات زوارك.',
  'groups.behaviour': 'السلوك',
  'groups.behaviourLead': 'ما يستطيع الزوّار فعله.',
  'groups.place': 'أين يجوز استخدامها',
  'groups.placeLead': 'لا تستطيع صفحات الآخرين عرض مراسلتك إذا سردت صفحاتك.',
  'groups.prechat': 'قبل المحادثة',
  'groups.prechatLead': 'أسئلة يجيب عنها الزائر قبل الرسالة الأولى.',

  'fields.brandColor.label': 'لون العلامة التجارية',
  'fields.brandColor.hint': 'زر الفتح والرأس.',
  'fields.conversationColor.label': 'لون المحادثة',
  'fields.conversationColor.hint': 'فقاعات الزائر.',
  'fields.actionColor.label': 'لون الإجراءات',
  'fields.actionColor.hint': 'الأزرار والروابط في المراسلة.',
  'fields.displayStyle.label': 'شكل زر الفتح',
  'fields.displayStyle.hint': 'زر دائري في الزاوية، أو لسان باسم عند الحافة السفلى.',
  'fields.buttonWidth.label': 'عرض الزر',
  'fields.buttonWidth.hint': 'لا أثر له على اللسان.',
  'fields.buttonHeight.label': 'ارتفاع الزر',
  'fields.buttonHeight.hint': 'لا أثر له على اللسان.',
  'fields.buttonIconUrl.label': 'أيقونة زر الفتح',
  'fields.buttonIconUrl.hint':
    'عنوان صورة بدلًا من المدمجة: JPG أو PNG أو GIF بحجم 200 × 200 بكسل على الأقل.',
  'fields.businessIconUrl.label': 'أيقونة المؤسسة',
  'fields.businessIconUrl.hint':
    'عنوان الصورة في الرأس: JPG أو PNG أو GIF بحجم 200 × 200 بكسل على الأقل. وإلا فأيقونة التطبيق.',
  'fields.backgroundImageUrl.label': 'صورة الخلفية',
  'fields.backgroundImageUrl.hint': 'عنوان صورة تتكرر خلف المحادثة.',
  'fields.businessName.label': 'اسم المؤسسة',
  'fields.businessName.hint': 'عنوان المراسلة. وإلا فاسم التطبيق.',
  'fields.starters.label': 'رسائل أولى للاختيار',
  'fields.starters.hint': 'أزرار في محادثة فارغة تكتب نصها باسم الزائر: حتى 4.',
  'fields.showAnswerTime.label': 'وقت الرد',
  'fields.showAnswerTime.hint': 'يذكر متى تردّون عادةً، ما إن يُعرف ذلك.',
  'fields.customText.label': 'نصوص خاصة',
  'fields.customText.hint':
    'يقرأ كل زائر نصوص لغته. ما تحدده الصفحة في خياراتها له الأولوية. الحقل الفارغ يعرض نص المراسلة.',
  'fields.fixedIntroPane.label': 'مقدمة ثابتة',
  'fields.fixedIntroPane.hint': 'تبقى المقدمة في الأعلى بينما تتحرك المحادثة.',
  'fields.preview.label': 'معاينة الرسائل',
  'fields.preview.hint': 'يعرض بجانب زر الفتح رسالة تصل والمراسلة مغلقة.',
  'fields.canUserSeeConversationList.label': 'قائمة المحادثات',
  'fields.canUserSeeConversationList.hint': 'يستطيع الزوّار رؤية محادثاتهم السابقة.',
  'fields.canUserCreateMoreConversations.label': 'محادثات عدة',
  'fields.canUserCreateMoreConversations.hint': 'يستطيع الزوّار بدء محادثة أخرى إلى جانب محادثتهم.',
  'fields.integrationOrder.label': 'قنوات أخرى',
  'fields.integrationOrder.hint':
    'قنوات هذا التطبيق التي تعرضها المراسلة إلى جانبها، بهذا الترتيب.',
  'fields.originWhitelist.label': 'المصادر المسموح بها',
  'fields.originWhitelist.hint':
    'البروتوكول والمضيف والمنفذ لموقع، مثل \u2068https://www.example.com\u2069. كل نطاق فرعي في سطر خاص.',
  'fields.prechatCapture.enabled.label': 'نموذج ما قبل المحادثة',
  'fields.prechatCapture.enabled.hint':
    'يسأل قبل المحادثة الأولى؛ وتبقى الكتابة مقفلة حتى تُعطى الإجابات.',
  'fields.prechatCapture.fields.label': 'الأسئلة',
  'fields.prechatCapture.fields.hint':
    'تُطرح بهذا الترتيب. اسحب السؤال من مقبضه، أو حرّكه بأزراره. تبقى الأسئلة الظاهرة أمام الزائر في صفحة مفتوحة إلى أن يحمّل صفحة.',
  'fields.prechatCapture.enableEmailLinking.label': 'استخدام أول بريد إلكتروني',
  'fields.prechatCapture.enableEmailLinking.hint':
    'تصبح الإجابة عن أول سؤال عن بريد إلكتروني عنوان الزائر. وبدون سؤال كهذا لا يُربط شيء.',
  'fields.prechatCapture.everyConversation.label': 'السؤال كل مرة',
  'fields.prechatCapture.everyConversation.hint': 'يسأل قبل كل محادثة جديدة، لا قبل الأولى فقط.',
  'fields.prechatCapture.avatarUrl.label': 'صورة بجانب النموذج',
  'fields.prechatCapture.avatarUrl.hint': 'عنوان الصورة بجانب التحية والشكر.',

  'save.refused': 'لم يُحفظ: يرفض الخادم ما هو معلَّم أعلاه.',
  'save.none': 'لا تغييرات',
  'save.unsaved': {
    zero: '{count} تغيير غير محفوظ',
    one: 'تغيير واحد ({count}) غير محفوظ',
    two: 'تغييران ({count}) غير محفوظين',
    few: '{count} تغييرات غير محفوظة',
    many: '{count} تغييرًا غير محفوظ',
    other: '{count} تغيير غير محفوظ'
  },
  'save.saved': {
    zero: 'حُفظ {count} تغيير.',
    one: 'حُفظ تغيير واحد ({count}).',
    two: 'حُفظ تغييران ({count}).',
    few: 'حُفظت {count} تغييرات.',
    many: 'حُفظ {count} تغييرًا.',
    other: 'حُفظ {count} تغيير.'
  },
  'save.groups': 'مجموعات الإعدادات',
  'save.discard': 'تجاهل',

  'leave.title': 'المغادرة دون حفظ؟',
  'leave.text': 'ما غيّرته هنا غير محفوظ، وسيضيع.',
  'leave.stay': 'البقاء هنا',
  'leave.leave': 'المغادرة وفقدان التغييرات'
}
