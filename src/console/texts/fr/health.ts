import type { health as english } from '../en/health'
import type { TranslationOf } from '../translate'

export const health: TranslationOf<typeof english> = {
  'health.lead': 'L’état du serveur. Relu toutes les dix secondes tant que cette page est ouverte.',
  'health.guide': 'Ce qu’il faut surveiller',
  'health.failed': 'Le serveur n’a pas pu être interrogé. Les valeurs ne sont pas à jour.',
  'health.from': 'Valeurs de',
  'health.unreadable': 'illisible pour le moment',
  'health.failing': 'En échec',
  'health.webhooks': 'Webhooks',
  'health.channels': 'Canaux',
  'health.noneFails': 'Aucun échec.',
  'health.status': 'Réponse {status}',
  'health.process': 'Ce processus',
  'health.processHint':
    'Du processus qui a répondu\u202f: numéro {pid} sur {host}. Si plusieurs partagent la base de données, chacun a ses valeurs.',
  'health.version': 'Version actuelle',
  'health.since': 'En marche depuis',
  'health.visitors': 'Visiteurs connectés, un par page ouverte',
  'health.broker': 'Ceux du broker n’en font pas partie.',
  'health.latency': 'De l’événement au visiteur',
  'health.noDeliveries': 'Aucune depuis le démarrage.',
  'health.delivered': 'La moitié en {median}, 99 sur 100 en {most}, depuis le démarrage.',
  'health.tooLong': 'plus de 5 secondes',
  'health.writers': 'Transactions avant le prochain commit',
  'health.waiting': 'En chemin',
  'health.waitingHint': 'De tous les processus qui partagent la base de données.',
  'health.webhookEvents': 'Événements vers les webhooks',
  'health.mails': 'E-mails',
  'health.channelMessages': 'Messages vers les canaux',
  'health.storage': 'Stockage',
  'health.database': 'Base de données',
  'health.databaseSize': 'Taille de la base de données',
  'health.files': 'Fichiers envoyés',
  'health.filesOnDisk': '{size} dans le dossier de données',
  'health.filesInS3': '{size} chez le service S3, pas sur ce disque',
  'health.disk': 'Disque du dossier de données',
  'health.diskFree': '{free} libres sur {all}',
  'health.backup': 'Sauvegarde',
  'health.noBackup': 'Aucune sauvegarde n’est connue.',
  'health.lastBackup': 'Dernière sauvegarde\u202f:',
  'health.backupHint':
    'Copie la base de données, les fichiers et les clés dans le dossier de données, pendant que les visiteurs continuent d’écrire. Chaque sauvegarde prend encore autant de place\u202f; copiez-la sur un autre disque.',
  'health.backUp': 'Sauvegarder maintenant',
  'health.backingUp': 'Sauvegarde en cours…',
  'health.backupFailed': 'La dernière sauvegarde a échoué\u202f:',
  'health.pgDump':
    'Avec PostgreSQL, lancez ceci sur une machine avec les réglages du serveur, puis copiez le dossier de données. Pipit ne voit pas ces sauvegardes.',
  'health.byCommand':
    'Ce serveur ne fait pas de sauvegarde d’ici. Lancez ceci sur sa machine, avec ses réglages.',
  'health.command': 'Commande',
  'health.metrics': 'Métriques',
  'health.metricsNear':
    'Des programmes tels que Prometheus lisent ces valeurs et d’autres sous /metrics\u202f: sur la machine du serveur seulement. Avec PIPIT_METRICS_TOKEN, ils lisent aussi d’ailleurs.',
  'health.metricsByToken':
    'Des programmes tels que Prometheus lisent ces valeurs et d’autres sous /metrics, avec PIPIT_METRICS_TOKEN du serveur comme jeton Bearer.',
  'health.metricsGuide': 'Ce que signifie chaque métrique',
  'health.metricsHint': 'Cette commande les lit, dans un terminal.'
}
