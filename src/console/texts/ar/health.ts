import type { health as english } from '../en/health'
import type { TranslationOf } from '../translate'

export const health: TranslationOf<typeof english> = {
  'health.lead': 'حالة الخادم. تُقرأ من جديد كل عشر ثوانٍ ما دامت هذه الصفحة مفتوحة.',
  'health.guide': 'ما ينبغي مراقبته',
  'health.failed': 'تعذّر سؤال الخادم. القيم ليست حديثة.',
  'health.from': 'القيم من',
  'health.unreadable': 'لا يمكن قراءته الآن',
  'health.failing': 'المتعثّر',
  'health.webhooks': 'خطافات الويب',
  'health.channels': 'القنوات',
  'health.noneFails': 'لا شيء متعثّر.',
  'health.status': 'الرد {status}',
  'health.process': 'هذه العملية',
  'health.processHint':
    'من العملية التي أجابت: رقم {pid} على {host}. إذا تشاركت عدة عمليات قاعدة البيانات فلكلٍّ منها قيمها.',
  'health.version': 'الإصدار',
  'health.since': 'تعمل منذ',
  'health.visitors': 'الزوار المتصلون، واحد لكل صفحة مفتوحة',
  'health.broker': 'لا يشمل المتصلين بالوسيط.',
  'health.latency': 'من الحدث إلى الزائر',
  'health.noDeliveries': 'لا شيء منذ البدء.',
  'health.delivered': 'النصف خلال {median}، و99 من 100 خلال {most}، منذ البدء.',
  'health.tooLong': 'أكثر من 5 ثوانٍ',
  'health.writers': 'المعاملات قبل التثبيت التالي',
  'health.waiting': 'في الطريق',
  'health.waitingHint': 'لكل العمليات التي تتشارك قاعدة البيانات.',
  'health.webhookEvents': 'أحداث إلى خطافات الويب',
  'health.mails': 'رسائل البريد',
  'health.channelMessages': 'رسائل إلى القنوات',
  'health.storage': 'التخزين',
  'health.database': 'قاعدة البيانات',
  'health.databaseSize': 'حجم قاعدة البيانات',
  'health.files': 'الملفات المرفوعة',
  'health.filesOnDisk': '{size} في مجلد البيانات',
  'health.filesInS3': '{size} لدى خدمة S3، لا على هذا القرص',
  'health.disk': 'قرص مجلد البيانات',
  'health.diskFree': '{free} متاحة من {all}',
  'health.backup': 'النسخ الاحتياطي',
  'health.noBackup': 'لا توجد نسخة احتياطية معروفة.',
  'health.lastBackup': 'آخر نسخة احتياطية:',
  'health.backupHint':
    'ينسخ قاعدة البيانات والملفات والمفاتيح إلى مجلد البيانات بينما يواصل الزوار الكتابة. تحتاج كل نسخة إلى المساحة نفسها مرة أخرى؛ انقلها إلى قرص آخر.',
  'health.backUp': 'النسخ الآن',
  'health.backingUp': 'جارٍ النسخ…',
  'health.backupFailed': 'فشل آخر نسخ احتياطي:',
  'health.pgDump':
    'مع PostgreSQL، شغّل هذا على جهاز بإعدادات الخادم، ثم انسخ مجلد البيانات. لا يرى Pipit هذه النسخ.',
  'health.byCommand': 'لا يُجري هذا الخادم نسخًا من هنا. شغّل هذا على جهازه بإعداداته.',
  'health.command': 'الأمر',
  'health.metrics': 'المقاييس',
  'health.metricsNear':
    'تقرأ برامج مثل Prometheus هذه القيم وغيرها من /metrics: على جهاز الخادم وحده. ومع PIPIT_METRICS_TOKEN تقرؤها من أماكن أخرى أيضًا.',
  'health.metricsByToken':
    'تقرأ برامج مثل Prometheus هذه القيم وغيرها من /metrics، بالقيمة PIPIT_METRICS_TOKEN للخادم رمزًا من نوع Bearer.',
  'health.metricsGuide': 'ماذا يعني كل مقياس',
  'health.metricsHint': 'يقرؤها هذا الأمر في نافذة الأوامر.'
}
