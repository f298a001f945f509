import type { health as english } from '../en/health'
import type { TranslationOf } from '../translate'

export const health: TranslationOf<typeof english> = {
  'health.lead':
    'Cómo está el servidor. Se lee de nuevo cada diez segundos mientras esta página está abierta.',
  'health.guide': 'Qué vigilar',
  'health.failed': 'No se pudo preguntar al servidor. Los valores no son actuales.',
  'health.from': 'Valores de',
  'health.unreadable': 'no se puede leer ahora',
  'health.failing': 'Con fallos',
  'health.webhooks': 'Webhooks',
  'health.channels': 'Canales',
  'health.noneFails': 'Ninguno falla.',
  'health.status': 'Respuesta {status}',
  'health.process': 'Este proceso',
  'health.processHint':
    'Del proceso que respondió: número {pid} en {host}. Donde varios comparten la base de datos, cada uno tiene sus valores.',
  'health.version': 'Versión',
  'health.since': 'En marcha desde',
  'health.visitors': 'Visitantes conectados, uno por página abierta',
  'health.broker': 'Los del broker no se cuentan.',
  'health.latency': 'Del evento al visitante',
  'health.noDeliveries': 'Ninguno desde el inicio.',
  'health.delivered': 'La mitad en {median}, 99 de 100 en {most}, desde el inicio.',
  'health.tooLong': 'más de 5 segundos',
  'health.writers': 'Transacciones antes del próximo commit',
  'health.waiting': 'En camino',
  'health.waitingHint': 'De todos los procesos que comparten la base de datos.',
  'health.webhookEvents': 'Eventos a webhooks',
  'health.mails': 'Correos',
  'health.channelMessages': 'Mensajes a canales',
  'health.storage': 'Almacenamiento',
  'health.database': 'Base de datos',
  'health.databaseSize': 'Tamaño de la base de datos',
  'health.files': 'Archivos subidos',
  'health.filesOnDisk': '{size} en la carpeta de datos',
  'health.filesInS3': '{size} en el servicio S3, no en este disco',
  'health.disk': 'Disco de la carpeta de datos',
  'health.diskFree': '{free} libres de {all}',
  'health.backup': 'Copia de seguridad',
  'health.noBackup': 'No se conoce ninguna copia.',
  'health.lastBackup': 'Última copia:',
  'health.backupHint':
    'Copia la base de datos, los archivos y las claves en la carpeta de datos, mientras los visitantes siguen escribiendo. Cada copia ocupa otro tanto; llévela a otro disco.',
  'health.backUp': 'Hacer una copia ahora',
  'health.backingUp': 'Copiando…',
  'health.backupFailed': 'La última copia falló:',
  'health.pgDump':
    'En PostgreSQL, ejecute esto en una máquina con los ajustes del servidor y copie después la carpeta de datos. Pipit no ve esas copias.',
  'health.byCommand':
    'Este servidor no hace copias desde aquí. Ejecute esto en su máquina, con sus ajustes.',
  'health.command': 'Comando',
  'health.metrics': 'Métricas',
  'health.metricsNear':
    'Programas como Prometheus leen estos valores y otros en /metrics: solo en la máquina del servidor. Con PIPIT_METRICS_TOKEN leen también desde otros lugares.',
  'health.metricsByToken':
    'Programas como Prometheus leen estos valores y otros en /metrics, con PIPIT_METRICS_TOKEN del servidor como token Bearer.',
  'health.metricsGuide': 'Qué significa cada métrica',
  'health.metricsHint': 'Este comando las lee, en una terminal.'
}
