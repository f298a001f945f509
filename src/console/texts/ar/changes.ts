import type { changes as english } from '../en/changes'
import type { TranslationOf } from '../translate'

export const changes: TranslationOf<typeof english> = {
  'changes.lead': 'من غيّر أي إعداد: أحدث 200 تغيير، لمدة عامين على الأكثر.',
  'changes.none': 'لم يتغيّر شيء بعد.',
  'changes.failed': 'تعذّر تحميل التغييرات.',
  'changes.ownText': 'نص خاص {key}، {language}',
  'changes.older': 'عرض تغييرات أقدم',
  'changes.meanwhile': 'غيّر أحدهم الإعدادات في هذه الأثناء. انظر أولًا إلى الجديد.',
  'changes.restored': 'عادت الإعدادات السابقة.',
  'changes.key': 'المفتاح «{name}»',
  'changes.secrets': 'الأسرار',
  'changes.givenAnew': 'أُعطي من جديد',
  'changes.forEver': 'إلى الأبد',
  'changes.notSet': 'غير معيّن',
  'changes.on': 'مفعّل',
  'changes.off': 'معطّل',
  'changes.empty': 'لا شيء',
  'changes.something': 'شيء ما'
}
