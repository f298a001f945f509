import type { integrations as english } from '../en/integrations'
import type { TranslationOf } from '../translate'

export const integrations: TranslationOf<typeof english> = {
  'install.title': 'Mettre la messagerie sur votre site',
  'install.lead':
    'Collez l’un de ces codes avant {tag} dans chaque page qui doit l’avoir. Rien n’est stocké dans le navigateur d’un visiteur avant qu’il écrive ou se connecte.',
  'install.none':
    'Cette app n’a pas encore d’intégration web. «\u202fConnecter des intégrations\u202f» en crée une.',
  'install.integration': 'Intégration',
  'install.test': 'Tester cette intégration',
  'install.snippet': 'Extrait de code',
  'install.snippetHint':
    'Suit la version {version} la plus récente, vérifiée par son empreinte. La page n’attend rien\u202f: les appels faits avant le chargement attendent, puis sont exécutés.',
  'install.snippetFailed': 'L’extrait de code n’a pas pu être chargé.',
  'install.direct': 'Script direct',
  'install.directHint':
    'Un script de moins à charger, pour ceux qui le chargent là où ils en ont besoin\u202f; la page l’attend.',
  'install.npm': 'Paquet npm',
  'install.npmHint': 'Pour les pages construites avec un bundler.',
  'install.module': 'Module',
  'install.moduleHint': 'À mettre dans un module que chaque page charge.',

  'integrations.lead': 'D’où vos clients écrivent, et ce qui écoute.',
  'integrations.none':
    'Cette app n’a pas encore d’intégration. «\u202fConnecter des intégrations\u202f» en crée une.',
  'integrations.failed': 'Les intégrations n’ont pas pu être chargées.',
  'integrations.type': 'Type',
  'integrations.custom': 'Personnalisée',
  'integrations.state': 'État',
  'integrations.active': 'Active',
  'integrations.inactive': 'Inactive',
  'integrations.error': 'En panne',
  'integrations.account': 'Compte',
  'integrations.unchecked': 'Pas encore vérifié',
  'integrations.connection': 'Connexion',
  'integrations.pending': 'Pas encore connecté : nouvelle demande toutes les trente secondes.',
  'integrations.connected': 'Connecté',
  'integrations.refused': 'Refusé par le service',
  'integrations.since': 'Depuis',
  'integrations.oneFailed': 'L’intégration n’a pas pu être chargée.',
  'integrations.goneTitle': 'Cette intégration n’existe plus',
  'integrations.notWebTitle': 'Cette intégration n’est pas une messagerie web',
  'integrations.showAll': 'Afficher toutes les intégrations',
  'integrations.general': 'Général',
  'integrations.nameHint':
    'Pour vous et votre équipe, par exemple la page où elle se trouve. Les visiteurs ne le voient pas.',
  'integrations.renamed': 'Enregistré.',
  'integrations.saved': '«\u202f{name}\u202f» est enregistrée.',
  'integrations.showSnippets': 'Afficher les extraits de code',
  'integrations.deleteTitle': 'Supprimer cette intégration',
  'integrations.delete': 'Supprimer l’intégration',
  'integrations.deletion':
    'C’est irréversible. Les conversations restent dans la boîte de réception.',
  'integrations.webDeletion':
    'C’est irréversible. Les pages avec ses extraits de code n’affichent plus de messagerie. Les conversations restent dans la boîte de réception.',

  'sites.title': 'Est-elle là\u202f?',
  'sites.failed': 'Les sites n’ont pas pu être chargés.',
  'sites.none':
    'Aucune page ne l’a encore chargée. Collez l’extrait de code dans votre page, publiez-la, et ouvrez-la dans un navigateur.',
  'sites.again': 'Regarder de nouveau',
  'sites.noOrigin': 'Une page qui ne nomme pas d’origine',
  'sites.started': 'Fonctionne',
  'sites.startedText': 'La messagerie a démarré.',
  'sites.refused': 'Refusé',
  'sites.refusedText': 'Les origines autorisées de cette intégration ne le contiennent pas.',
  'sites.silent': 'Non démarrée',
  'sites.silentText':
    'L’extrait de code a tourné, mais la messagerie n’a pas démarré. La politique de la page la bloque peut-être.',
  'sites.lastTime': 'Dernière fois\u202f: {time}',
  'sites.needs': 'Ce qu’il lui faut',

  'refusals.title': 'Refusées récemment',
  'refusals.failed': 'Les origines refusées n’ont pas pu être chargées.',
  'refusals.none': 'Aucune page d’une autre origine n’est venue.',
  'refusals.warning':
    'N’importe qui peut se faire passer pour n’importe quel site\u202f: n’autorisez que les vôtres.',
  'refusals.times': {
    one: '{count} fois, la dernière {time}',
    other: '{count} fois, la dernière {time}'
  },
  'refusals.allow': 'Autoriser',
  'refusals.allowOrigin': 'Autoriser {origin}',
  'refusals.allowed':
    '{origin} est dans la liste ci-dessus. Enregistrez les modifications pour l’admettre.',

  'connect.lead': 'Choisissez où vos clients vous écrivent, ou lequel de vos programmes écoute.',
  'connect.shelf': 'Canaux clients',
  'connect.web': 'Sur vos propres pages. Les visiteurs n’ont pas besoin de compte.',
  'connect.connect': 'Connecter',
  'connect.nameFirst': 'Donnez-lui d’abord un nom.',
  'connect.ways': 'Comment vient-elle dans votre page\u202f?',
  'connect.script': 'Balise script',
  'connect.scriptHint': 'Un bout de code à coller dans vos pages. Convient à la plupart.',
  'connect.npm': 'npm',
  'connect.copySnippets': 'Copier les extraits de code',
  'connect.making': 'Création de l’intégration…',
  'connect.needs': 'Il leur faut un nom et une manière.',
  'connect.paste': 'Collez-le avant {tag} dans chaque page qui doit avoir la messagerie.',
  'connect.closing':
    'Fermer cette fenêtre fait disparaître les extraits de code. {install} les affiche de nouveau.',
  'connect.confirm': 'Confirmer l’intégration',
  'connect.confirmed': 'Confirmé\u202f: le serveur l’a.'
}
