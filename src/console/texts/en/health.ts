/** Texts of how the server stands. */
export const health = {
  'health.lead':
    'How the server stands. Looked at again every ten seconds while this page is open.',
  'health.guide': 'What to watch',
  'health.failed': 'The server could not be asked. The figures are not current.',
  'health.from': 'Figures from',
  'health.unreadable': 'cannot be read now',
  'health.failing': 'Failing',
  'health.webhooks': 'Webhooks',
  'health.channels': 'Channels',
  'health.noneFails': 'None fails.',
  'health.status': 'Answered with {status}',
  'health.process': 'This process',
  'health.processHint':
    'Of the process that answered: number {pid} on {host}. Where several share the database, each has figures of its own.',
  'health.version': 'Version',
  'health.since': 'Running since',
  'health.visitors': 'Connected visitors, one for each open page',
  'health.broker': 'Those at the broker are not among them.',
  'health.latency': 'From event to visitor',
  'health.noDeliveries': 'None since the start.',
  'health.delivered': 'Half within {median}, 99 of 100 within {most}, since the start.',
  'health.tooLong': 'more than 5 seconds',
  'health.writers': 'Transactions before the next commit',
  'health.waiting': 'On their way',
  'health.waitingHint': 'Of all processes that share the database.',
  'health.webhookEvents': 'Events to webhooks',
  'health.mails': 'Mails',
  'health.channelMessages': 'Messages to channels',
  'health.storage': 'Storage',
  'health.database': 'Database',
  'health.databaseSize': 'Size of the database',
  'health.files': 'Uploaded files',
  'health.filesOnDisk': '{size} in the data folder',
  'health.filesInS3': '{size} at the S3 service, not on this disk',
  'health.disk': 'Disk of the data folder',
  'health.diskFree': '{free} free of {all}',
  'health.backup': 'Backup',
  'health.noBackup': 'No backup is known.',
  'health.lastBackup': 'Last backup:',
  'health.backupHint':
    'Copies the database, files and keys into the data folder, while visitors go on writing. Each backup takes as much space again; copy it to another disk.',
  'health.backUp': 'Back up now',
  'health.backingUp': 'Backing up…',
  'health.backupFailed': 'The last backup failed:',
  'health.pgDump':
    'On PostgreSQL, run this on a machine with the settings of the server, then copy the data folder. Pipit does not see such backups.',
  'health.byCommand':
    'This server does not make one from here. Run this on its machine, with its settings.',
  'health.command': 'Command',
  'health.metrics': 'Metrics',
  'health.metricsNear':
    'Programs such as Prometheus read these figures and more at /metrics: on the machine of the server alone. PIPIT_METRICS_TOKEN lets them read from elsewhere.',
  'health.metricsByToken':
    'Programs such as Prometheus read these figures and more at /metrics, with PIPIT_METRICS_TOKEN of the server as bearer token.',
  'health.metricsGuide': 'What each metric means',
  'health.metricsHint': 'This command reads them, in a terminal.'
} as const
