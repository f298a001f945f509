import type { health as english } from '../en/health'
import type { TranslationOf } from '../translate'

export const health: TranslationOf<typeof english> = {
  'health.lead':
    'Como está o servidor. Lido de novo a cada dez segundos enquanto esta página está aberta.',
  'health.guide': 'O que observar',
  'health.failed': 'Não foi possível consultar o servidor. Os valores não são atuais.',
  'health.from': 'Valores de',
  'health.unreadable': 'não pode ser lido agora',
  'health.failing': 'Com falhas',
  'health.webhooks': 'Webhooks',
  'health.channels': 'Canais',
  'health.noneFails': 'Nenhum falha.',
  'health.status': 'Resposta {status}',
  'health.process': 'Este processo',
  'health.processHint':
    'Do processo que respondeu: número {pid} em {host}. Onde vários compartilham o banco de dados, cada um tem seus valores.',
  'health.version': 'Versão',
  'health.since': 'Em execução desde',
  'health.visitors': 'Visitantes conectados, um por página aberta',
  'health.broker': 'Os do broker não estão incluídos.',
  'health.latency': 'Do evento ao visitante',
  'health.noDeliveries': 'Nenhum desde o início.',
  'health.delivered': 'Metade em {median}, 99 de 100 em {most}, desde o início.',
  'health.tooLong': 'mais de 5 segundos',
  'health.writers': 'Transações antes do próximo commit',
  'health.waiting': 'A caminho',
  'health.waitingHint': 'De todos os processos que compartilham o banco de dados.',
  'health.webhookEvents': 'Eventos para webhooks',
  'health.mails': 'E-mails',
  'health.channelMessages': 'Mensagens para canais',
  'health.storage': 'Armazenamento',
  'health.database': 'Banco de dados',
  'health.databaseSize': 'Tamanho do banco de dados',
  'health.files': 'Arquivos enviados',
  'health.filesOnDisk': '{size} na pasta de dados',
  'health.filesInS3': '{size} no serviço S3, não neste disco',
  'health.disk': 'Disco da pasta de dados',
  'health.diskFree': '{free} livres de {all}',
  'health.backup': 'Cópia de segurança',
  'health.noBackup': 'Nenhuma cópia é conhecida.',
  'health.lastBackup': 'Última cópia:',
  'health.backupHint':
    'Copia o banco de dados, os arquivos e as chaves para a pasta de dados, enquanto os visitantes continuam escrevendo. Cada cópia ocupa o mesmo espaço de novo; leve-a para outro disco.',
  'health.backUp': 'Fazer cópia agora',
  'health.backingUp': 'Copiando…',
  'health.backupFailed': 'A última cópia falhou:',
  'health.pgDump':
    'No PostgreSQL, execute isto em uma máquina com as configurações do servidor e depois copie a pasta de dados. O Pipit não vê essas cópias.',
  'health.byCommand':
    'Este servidor não faz cópias daqui. Execute isto na máquina dele, com as configurações dele.',
  'health.command': 'Comando',
  'health.metrics': 'Métricas',
  'health.metricsNear':
    'Programas como o Prometheus leem estes valores e outros em /metrics: somente na máquina do servidor. Com PIPIT_METRICS_TOKEN, leem também de outros lugares.',
  'health.metricsByToken':
    'Programas como o Prometheus leem estes valores e outros em /metrics, com PIPIT_METRICS_TOKEN do servidor como token Bearer.',
  'health.metricsGuide': 'O que cada métrica significa',
  'health.metricsHint': 'Este comando as lê, em um terminal.'
}
