import type { channels as english } from '../en/channels'
import type { TranslationOf } from '../translate'

export const channels: TranslationOf<typeof english> = {
  'channels.nameHint': 'لك ولفريقك. لا يراه الزوّار.',
  'channels.lead': 'املأ ما يعرضه لك {service}. تُسأل الخدمة عن الحساب قبل حفظ أي شيء.',
  'channels.account': 'حسابك لدى {service}',
  'channels.asking': 'يُسأل {service} الآن…',
  'channels.made': 'حُفظ «{name}». تجد أدناه ما يقوله {service}.',
  'channels.refused': 'لا يقبل {service} هذا الحساب: «{reason}»',
  'channels.atService': 'ما بقي عمله هناك',
  'channels.address': 'عنوان الأحداث',
  'channels.addressHint': 'يصل إلى هنا ما يكتبه الناس. يعطيه الخادم للخدمة بنفسه.',
  'channels.credentials': 'بيانات الاعتماد',
  'channels.kept':
    'لا يُعرض ما هو محفوظ أبدًا. اترك الحقل فارغًا ليبقى كما هو؛ يُسأل {service} عمّا تغيّره.',
  'channels.unchanged': 'لم يتغيّر شيء بعد.',
  'channels.save': 'حفظ بيانات الاعتماد',
  'channels.saved': 'حُفظت بيانات الاعتماد.',
  'channels.late': 'الردود بعد 24 ساعة',
  'channels.humanAgent': 'لدى التطبيق إذن «Human Agent» من Meta',
  'channels.humanAgentHint':
    'عندئذٍ يقبل {service} ما يكتبه فريقك سبعة أيام بعد أن كتب الشخص. اترك هذا الخيار إذا كانت برامج هي التي ترد: تسمح به Meta للأشخاص وحدهم.',
  'channels.test': 'رسالة اختبار',
  'channels.testNotYet': 'بعد أن يربط {service} الحساب يمكنك إرسال رسالة اختبار من هنا.',
  'channels.testNobody':
    'لا تستطيع الشركات أن تكتب أولًا في {service}. اكتب هناك رسالة إلى «{account}» من هاتفك ثم انظر مرة أخرى.',
  'channels.testFailedToLoad': 'تعذر تحميل من يمكن أن تصل إليهم.',
  'channels.testTo': 'إلى',
  'channels.testHint': 'نصها «{text}»، وتبقى في محادثة هذا الشخص.',
  'channels.testText': 'هذه رسالة اختبار.',
  'channels.testOver':
    'يرفضها {service} الآن: كتب هذا الشخص قبل أكثر من 24 ساعة. عليه أن يكتب هناك من جديد أولًا.',
  'channels.testSend': 'إرسال رسالة اختبار',
  'channels.testWaiting': 'في الطريق إلى {service}…',
  'channels.testRetrying': 'لم تُرسل بعد: «{reason}». ستُعاد المحاولة.',
  'channels.testSent': 'قبل {service} الرسالة. وهو لا يخبر متى تصل الرسائل.',
  'channels.testTaken': 'قبل {service} الرسالة لكنه لم يسلمها بعد.',
  'channels.testDelivered': 'وصلت الرسالة.',
  'channels.testFailed': 'لم تُسلَّم الرسالة: «{reason}»',
  'channels.failures': 'رسائل لم تصل',
  'channels.failuresFailed': 'تعذّر تحميل ما لم يصل.',
  'channels.noFailure': 'لا توجد أي رسالة.',
  'channels.showConversation': 'عرض المحادثة',
  'channels.deletion':
    'لا يمكن التراجع عن هذا. لا يصلك بعده ما يكتبه الناس هناك. تبقى المحادثات في صندوق الوارد.',

  'channels.offer.telegram': 'عبر بوت لنشاطك التجاري.',
  'channels.offer.whatsapp': 'عبر رقم لنشاطك التجاري، بواسطة Cloud API من Meta.',
  'channels.offer.messenger': 'عبر صفحة نشاطك التجاري على Facebook.',
  'channels.offer.instagram': 'عبر حساب يتبع صفحة على Facebook.',
  'channels.offer.line': 'عبر حساب رسمي.',

  'channels.field.token': 'رمز البوت',
  'channels.where.token': 'في Telegram يعطيه @BotFather بعد /newbot، ولبوت لديك بعد /token.',
  'channels.field.phoneNumberId': 'معرّف رقم الهاتف',
  'channels.where.phoneNumberId':
    'Meta for Developers: تطبيقك، WhatsApp، إعداد API. ليس هو الرقم نفسه.',
  'channels.field.businessAccountId': 'معرّف حساب الأعمال',
  'channels.where.businessAccountId':
    'مدير WhatsApp، أدوات الحساب؛ للقوالب. بدونه لا تعرض لوحة التحكم أي قالب.',
  'channels.field.accessToken': 'رمز الوصول',
  'channels.where.accessToken':
    'إعدادات الأعمال في Meta: مستخدمو النظام، إنشاء رمز. رمز لا تنتهي صلاحيته، مع whatsapp_business_messaging وwhatsapp_business_management.',
  'channels.field.appSecret': 'المفتاح السري للتطبيق',
  'channels.where.appSecret':
    'Meta for Developers: تطبيقك، إعدادات التطبيق، الأساسية. يثبت أن الأحداث تأتي من Meta.',
  'channels.field.verifyToken': 'رمز التحقق',
  'channels.where.verifyToken': 'كلمات تختارها أنت. تكررها Meta حين تجرّب عنوان هذا الخادم.',
  'channels.field.appId': 'معرّف التطبيق',
  'channels.where.appId': 'Meta for Developers: تطبيقك، إعدادات التطبيق، الأساسية.',
  'channels.field.pageAccessToken': 'رمز وصول الصفحة',
  'channels.where.pageAccessToken':
    'Meta for Developers: تطبيقك، Messenger أو Instagram، إعدادات API، إنشاء رمز بجانب الصفحة.',
  'channels.field.channelAccessToken': 'رمز وصول القناة',
  'channels.where.channelAccessToken':
    'LINE Developers: قناتك، Messaging API، Issue. الرمز الطويل الأمد.',
  'channels.field.channelSecret': 'سر القناة',
  'channels.where.channelSecret': 'LINE Developers: قناتك، Basic settings.',

  'channels.left.telegram': 'لا شيء: يعطي الخادم Telegram العنوان أدناه.',
  'channels.left.whatsapp':
    'Meta for Developers، تطبيقك، WhatsApp، الإعدادات: اشترك في «messages». إن طُلب عنوان فالصق العنوان أدناه مع رمز التحقق الذي اخترته.',
  'channels.left.messenger':
    'Meta for Developers، تطبيقك: انشر التطبيق. حتى ذلك الحين لا يصل إليك إلا من له دور فيه.',
  'channels.left.instagram':
    'في Instagram اسمح للأدوات المتصلة برؤية الرسائل. Meta for Developers، تطبيقك: انشر التطبيق. حتى ذلك الحين لا يصل إليك إلا من له دور فيه.',
  'channels.left.line':
    'LINE Developers، قناتك، Messaging API: شغّل «Use webhook». حتى ذلك الحين لا يخبر LINE هذا الخادم بشيء.'
}
