import type { health as english } from '../en/health'
import type { TranslationOf } from '../translate'

export const health: TranslationOf<typeof english> = {
  'health.lead':
    'Wie es um den Server steht. Wird alle zehn Sekunden neu gelesen, solange diese Seite offen ist.',
  'health.guide': 'Worauf zu achten ist',
  'health.failed': 'Der Server konnte nicht gefragt werden. Die Werte sind nicht aktuell.',
  'health.from': 'Werte von',
  'health.unreadable': 'kann gerade nicht gelesen werden',
  'health.failing': 'Gescheitert',
  'health.webhooks': 'Webhooks',
  'health.channels': 'Kanäle',
  'health.noneFails': 'Keiner scheitert.',
  'health.status': 'Antwort mit {status}',
  'health.process': 'Dieser Prozess',
  'health.processHint':
    'Vom Prozess, der geantwortet hat: Nummer {pid} auf {host}. Wo mehrere die Datenbank teilen, hat jeder eigene Werte.',
  'health.version': 'Version',
  'health.since': 'Läuft seit',
  'health.visitors': 'Verbundene Besucher, einer für jede offene Seite',
  'health.broker': 'Die am Broker sind nicht dabei.',
  'health.latency': 'Vom Ereignis zum Besucher',
  'health.noDeliveries': 'Keine seit dem Start.',
  'health.delivered': 'Die Hälfte in {median}, 99 von 100 in {most}, seit dem Start.',
  'health.tooLong': 'mehr als 5 Sekunden',
  'health.writers': 'Transaktionen vor dem nächsten Commit',
  'health.waiting': 'Unterwegs',
  'health.waitingHint': 'Von allen Prozessen, die die Datenbank teilen.',
  'health.webhookEvents': 'Ereignisse an Webhooks',
  'health.mails': 'E-Mails',
  'health.channelMessages': 'Nachrichten an Kanäle',
  'health.storage': 'Speicher',
  'health.database': 'Datenbank',
  'health.databaseSize': 'Größe der Datenbank',
  'health.files': 'Hochgeladene Dateien',
  'health.filesOnDisk': '{size} im Datenordner',
  'health.filesInS3': '{size} beim S3-Dienst, nicht auf dieser Platte',
  'health.disk': 'Platte des Datenordners',
  'health.diskFree': '{free} frei von {all}',
  'health.backup': 'Sicherung',
  'health.noBackup': 'Keine Sicherung ist bekannt.',
  'health.lastBackup': 'Letzte Sicherung:',
  'health.backupHint':
    'Kopiert Datenbank, Dateien und Schlüssel in den Datenordner, während Besucher weiter schreiben. Jede Sicherung braucht noch einmal so viel Platz; kopieren Sie sie auf eine andere Platte.',
  'health.backUp': 'Jetzt sichern',
  'health.backingUp': 'Wird gesichert …',
  'health.backupFailed': 'Die letzte Sicherung ist gescheitert:',
  'health.pgDump':
    'Führen Sie dies bei PostgreSQL auf einem Rechner mit den Einstellungen des Servers aus, und kopieren Sie dann den Datenordner. Pipit sieht solche Sicherungen nicht.',
  'health.byCommand':
    'Dieser Server sichert nicht von hier aus. Führen Sie dies auf seinem Rechner aus, mit seinen Einstellungen.',
  'health.command': 'Befehl',
  'health.metrics': 'Metriken',
  'health.metricsNear':
    'Programme wie Prometheus lesen diese und weitere Werte unter /metrics: nur auf dem Rechner des Servers. Mit PIPIT_METRICS_TOKEN lesen sie auch von anderswo.',
  'health.metricsByToken':
    'Programme wie Prometheus lesen diese und weitere Werte unter /metrics, mit PIPIT_METRICS_TOKEN des Servers als Bearer-Token.',
  'health.metricsGuide': 'Was jede Metrik bedeutet',
  'health.metricsHint': 'Dieser Befehl liest sie, in einem Terminal.'
}
