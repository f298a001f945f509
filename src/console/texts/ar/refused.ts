import type { refused as english } from '../en/refused'
import type { TranslationOf } from '../translate'

export const refused: TranslationOf<typeof english> = {
  'refused.color': 'يلزم 3 أو 6 أرقام ست عشرية، مثل 0099ff.',
  'refused.pixels': 'يلزم عدد صحيح من وحدات البكسل من 1 إلى 9999.',
  'refused.seen': 'يلزم حرف مرئي واحد على الأقل.',
  'refused.seenUpTo': 'يلزم من 1 إلى {max} من الأحرف، أحدها مرئي.',
  'refused.filled': 'لا يمكن أن يكون فارغًا.',
  'refused.upTo': 'الحد الأقصى {max} من الأحرف.',
  'refused.itemsUpTo': 'الحد الأقصى {max} من العناصر.',
  'refused.httpsAddress': 'يلزم عنوان يبدأ بـ https://.',
  'refused.iconSize': 'تلزم صورة لا تقل عن {side} × {side} بكسل؛ وهذه {width} × {height}.',
  'refused.iconFile': 'يجب أن يؤدي العنوان إلى صورة؛ لا يوجد ملف هناك على هذا الخادم.',
  'refused.iconAnswer': 'يجب أن يؤدي العنوان إلى صورة؛ كان الرد هناك {status}.',
  'refused.iconUnreached': 'يجب أن يؤدي العنوان إلى صورة؛ لا أحد يجيب هناك.',
  'refused.icon': 'يجب أن يؤدي العنوان إلى صورة JPG أو PNG أو GIF لا تقل عن {side} × {side} بكسل.',
  'refused.origin': 'تلزم أصول مثل https://www.example.com؛ و«{got}» ليس منها.',
  'refused.wholeNumber': 'يلزم عدد صحيح.',
  'refused.atLeast': 'الحد الأدنى {min}.',
  'refused.atMost': 'الحد الأقصى {max}.',
  'refused.characters': 'يلزم من 1 إلى {max} من الأحرف.',
  'refused.wholeNumberBetween': 'يلزم عدد صحيح من {min} إلى {max}.',
  'refused.questions': 'يلزم من 1 إلى {max}.',
  'refused.options': 'يلزم من 1 إلى {max} من الخيارات.',
  'refused.differ': 'يجب أن تختلف الأسماء؛ «{got}» مكرر.',
  'refused.placeholder': 'يجب أن يحتوي النص على {placeholder}.',
  'refused.noPlaceholder': 'يجب ألا يحتوي النص على أي عنصر نائب بين قوسين معقوفين.',
  'refused.otherPlaceholder': 'يجب ألا يحتوي النص على عنصر نائب غير {placeholders}.',
  'refused.bytes': 'الحد الأقصى {max} بايت لكل اللغات معًا؛ وهي الآن {got}.',

  'refusedCall.otherPage':
    'هذه الصفحة على عنوان غير الذي يعرفه الخادم عنوانًا له. افتح وحدة التحكم هناك.',
  'refusedCall.otherSession': 'هذه الصفحة تابعة لجلسة سابقة. أعد تحميلها.',
  'refusedCall.role': 'دورك لا يسمح بهذا. اسأل أحد مالكي الفريق.',
  'refusedCall.lastOwner': 'يحتاج الفريق إلى مالك. أعطِ هذا الدور لشخص آخر أولًا.',
  'refusedCall.gone': 'لم يعد موجودًا.',
  'refusedCall.failed': 'حدث خطأ في الخادم.',
  'refusedCall.notStored': 'لا يستطيع الخادم حفظ أي شيء الآن. أعد المحاولة قريبًا.',
  'refusedCall.fileSize': 'الملف أكبر من {max} بايت، وهو الحد الذي يقبله هذا الخادم.',
  'refusedCall.pictureSize': 'في الصورة أكثر من {max} بكسل.',
  'refusedCall.fileKind': 'لا تُقبل الملفات من هذا النوع.',
  'refusedCall.harmful': 'قد يكون الملف ضارًا: {name}.'
}
