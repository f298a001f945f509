import type { thread as english } from '../en/thread'
import type { TranslationOf } from '../translate'

export const thread: TranslationOf<typeof english> = {
  'thread.conversation': 'المحادثة',
  'thread.missingTitle': 'غير موجودة',
  'thread.missing': 'لم تعد هذه المحادثة موجودة.',
  'thread.back': 'الرجوع إلى المحادثات',
  'thread.markRead': 'وضع علامة مقروء',
  'thread.messages': 'الرسائل مع {name}',
  'thread.failed': 'تعذّر تحميل الرسائل.',
  'thread.none': 'لا رسائل بعد.',
  'thread.earlier': 'رسائل أقدم',
  'thread.loadingEarlier': 'جارٍ تحميل رسائل أقدم…',
  'thread.new': 'رسائل جديدة',
  'thread.typing': '{name} يكتب…',
  'colleagues.writing': 'يكتب ردًا: {names}',
  'colleagues.looking': 'هنا أيضًا: {names}',
  'thread.replyTo': 'الرد على {name}',
  'thread.write': 'اكتب ردًا',
  'thread.send': 'إرسال',
  'thread.note': 'ملاحظة',
  'thread.noteAbout': 'كتابة ملاحظة عن {name}',
  'thread.writeNote': 'اكتب ملاحظة للفريق',
  'thread.addNote': 'إضافة ملاحظة',
  'thread.charactersLeft': {
    zero: 'بقي {count} حرف',
    one: 'بقي حرف واحد ({count})',
    two: 'بقي حرفان ({count})',
    few: 'بقيت {count} أحرف',
    many: 'بقي {count} حرفًا',
    other: 'بقي {count} حرف'
  },
  'thread.charactersOver': {
    zero: '{count} حرف زائد',
    one: 'حرف واحد زائد ({count})',
    two: 'حرفان زائدان ({count})',
    few: '{count} أحرف زائدة',
    many: '{count} حرفًا زائدًا',
    other: '{count} حرف زائد'
  },

  'reply.windowOpen': 'يقبل {service} ردودك حتى: {time}.',
  'reply.windowOver':
    'قبِل {service} ردودك حتى: {time}. وهو يرفض ما تكتبه الآن إلى أن يكتب الشخص هناك من جديد.',

  'templates.choose': 'إرسال قالب',
  'templates.title': 'قالب لـ WhatsApp',
  'templates.template': 'القالب',
  'templates.inHeader': 'في العنوان: {name}',
  'templates.inBody': 'في النص: {name}',
  'templates.inButton': 'في رابط «{button}»: {name}',
  'templates.preview': 'معاينة',
  'templates.buttons': 'الأزرار: {buttons}',
  'templates.failed': 'تعذّر تحميل القوالب من WhatsApp.',
  'templates.none':
    'لم يوافق WhatsApp على أي قالب من النصوص وحدها. القوالب الأخرى ذات الملفات أو المنتجات يمكن إرسالها عبر واجهة REST.',
  'templates.unset':
    'حساب الأعمال في WhatsApp غير معروف. يُدخل أحد المشرفين معرّفه ضمن بيانات اعتماد التكامل.',

  'files.attach': 'إرفاق',
  'files.list': 'ملفات قيد الإرسال',
  'files.progress': 'جارٍ إرسال {name}',
  'files.cancel': 'إلغاء',
  'files.empty': 'الملف فارغ.',
  'files.tooLarge': 'حجم الملف يتجاوز 50 ميغابايت.',
  'files.kind': 'لا يمكن إرسال ملفات من هذا النوع.',

  'message.note': 'ملاحظة للفريق لا يراها الزائر',
  'message.notDelivered': 'لم تُسلَّم: {reason}',
  'message.originalMail': 'الرسالة البريدية كما وصلت',
  'message.fromPage': 'تلقائية، من الصفحة',
  'message.sending': 'جارٍ الإرسال…',
  'message.waits': 'تنتظر الاتصال ثم تُرسَل تلقائيًا.',
  'message.notSent': 'لم تُرسَل.',
  'message.unsure': 'ربما لم تُرسَل.',

  'content.offered': 'معروض',
  'content.asksFor': 'يطلب:',
  'content.picture': 'صورة',
  'content.unknown': 'رسالة من نوع لا يُعرض هنا بعد.',
  'content.pictureOf': 'صورة: {text}',
  'content.file': 'ملف: {name}',
  'content.location': 'موقع',
  'content.locationOf': 'موقع: {name}',
  'content.form': 'نموذج: {fields}',
  'content.answers': 'إجابات: {answers}',
  'content.other': 'رسالة من نوع آخر'
}
