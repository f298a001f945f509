import type { Translation } from './translate'

/** French. */
export const translation: Translation = {
  'common.cancel': 'Annuler',
  'common.close': 'Fermer',
  'common.comma': ', ',
  'common.email': 'E-mail',
  'common.id': 'Identifiant',
  'common.loading': 'Chargement…',
  'common.name': 'Nom',
  'common.password': 'Mot de passe',
  'common.remove': 'Retirer',
  'common.saveChanges': 'Enregistrer les modifications',
  'common.tryAgain': 'Réessayer',
  'common.undo': 'Annuler la modification',

  'errors.answered': 'Le serveur a répondu {status}.',
  'errors.noServer': 'Le serveur est injoignable.',
  'errors.noServerTitle': 'Le serveur est injoignable',
  'errors.checkConnection': 'Vérifiez la connexion, puis réessayez.',
  'errors.unreachable': 'Le serveur est injoignable. Vérifiez la connexion et réessayez.',
  'errors.refusal': '{label}\u202f: {refusal}',

  'screens.inbox': 'Boîte de réception',
  'screens.install': 'Installer',
  'screens.integrations': 'Intégrations',
  'screens.connect': 'Connecter des intégrations',
  'screens.connect-web': 'Messagerie web',
  'screens.settings': 'Réglages de la messagerie',
  'screens.missing': 'Introuvable',
  'screens.app': 'Réglages de l’app',
  'screens.changes': 'Modifications',

  'bar.screens': 'Écrans',
  'bar.signOut': 'Déconnexion',
  'bar.notSignedOut': 'Le serveur n’a pas confirmé votre déconnexion. Réessayez.',
  'bar.connectionLost':
    'Connexion perdue. Nouvelle tentative\u202f; ce que vous écrivez est gardé dans cet onglet.',
  'bar.tryNow': 'Essayer maintenant',
  'bar.language': 'Langue\u202f: {language}',
  'bar.languages': 'Langues',
  'bar.languageFailed':
    'Les textes de cette langue n’ont pas pu être chargés. Rechargez la page et réessayez.',

  'signIn.title': 'Se connecter à Pipit',
  'signIn.expired': 'Votre session est terminée. Ce que vous aviez commencé à écrire est conservé.',
  'signIn.button': 'Se connecter',
  'signIn.busy': 'Connexion…',
  'signIn.wrong': 'Cet e-mail et ce mot de passe ne vont pas ensemble.',
  'signIn.tooMany': {
    one: 'Trop de tentatives. Attendez {count} seconde et réessayez.',
    other: 'Trop de tentatives. Attendez {count} secondes et réessayez.'
  },
  'signIn.tooManyNow': 'Trop de tentatives. Attendez un peu et réessayez.',
  'signIn.failed': 'La connexion n’a pas abouti. {reason}',

  'setUp.document': 'Configuration',
  'setUp.title': 'Configurer Pipit',
  'setUp.lead':
    'Ceci crée le premier compte. Cela marche une seule fois, avec l’adresse affichée par le serveur.',
  'setUp.businessName': 'Nom de l’entreprise',
  'setUp.businessNameHint': 'Les visiteurs le voient dans la messagerie.',
  'setUp.create': 'Créer le compte',
  'setUp.doneTitle': 'La configuration est terminée',
  'setUp.done':
    'Quelqu’un peut déjà se connecter à ce serveur\u202f; cette adresse ne sert donc plus.',
  'setUp.goToSignIn': 'Aller à la connexion',

  'password.hint': {
    one: 'Au moins {count} caractère.',
    other: 'Au moins {count} caractères.'
  },
  'password.new': 'Nouveau mot de passe',
  'password.old': 'Ancien mot de passe',
  'password.resetTitle': 'Choisir un nouveau mot de passe',
  'password.resetLead':
    'Vous êtes ensuite connecté ici, et déconnecté dans tous les autres navigateurs.',
  'password.set': 'Définir le mot de passe',
  'password.changeTitle': 'Changer votre mot de passe',
  'password.change': 'Changer le mot de passe',
  'password.changed':
    'Votre mot de passe est changé. Tous les autres navigateurs sont déconnectés.',

  'firstSteps.title': 'Vos premiers pas',
  'firstSteps.installTitle': 'Installez la messagerie.',
  'firstSteps.install': 'Copiez l’une des balises ci-dessous dans une de vos pages.',
  'firstSteps.helloTitle': 'Dites-vous bonjour.',
  'firstSteps.hello':
    'Ouvrez cette page, appuyez sur le bouton de la messagerie et écrivez. Votre message apparaît ici, et vous pouvez y répondre.',
  'firstSteps.colleagueTitle': 'Faites entrer un collègue.',
  'firstSteps.colleague':
    'Exécutez ceci là où tourne le serveur. Un mot de passe pour cette personne s’affiche.',
  'firstSteps.command': 'Commande',
  'firstSteps.commandHint': 'Avec l’e-mail de votre collègue.',

  'copy.button': 'Copier',
  'copy.copied': 'Copié.',
  'copy.selected': 'Sélectionné. Copiez avec Ctrl+C ou ⌘C.',

  'install.title': 'Mettre la messagerie sur votre site',
  'install.lead':
    'Collez l’un de ces codes avant {tag} dans chaque page qui doit l’avoir. Rien n’est stocké dans le navigateur d’un visiteur avant qu’il écrive ou se connecte.',
  'install.none':
    'Cette app n’a pas encore d’intégration web. «\u202fConnecter des intégrations\u202f» en crée une.',
  'install.integration': 'Intégration',
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

  'inbox.noneTitle': 'Pas encore de conversations',
  'inbox.none':
    'Elles apparaissent ici dès qu’un visiteur écrit. Mettez l’un de ces codes avant {tag} dans une de vos pages, et écrivez vous-même le premier message.',
  'inbox.choose': 'Choisissez une conversation pour la lire et y répondre.',
  'inbox.conversations': 'Conversations',
  'inbox.failed': 'Les conversations n’ont pas pu être chargées.',
  'inbox.nothingFound': 'Rien trouvé pour «\u202f{text}\u202f».',
  'inbox.allRead': 'Tout est lu. Rien ne vous attend.',
  'inbox.more': 'Plus de conversations',
  'inbox.search': 'Rechercher',
  'inbox.searchLabel': 'Rechercher dans les conversations',
  'inbox.show': 'Afficher',
  'inbox.all': 'Toutes',
  'inbox.unread': 'Non lues',
  'inbox.unreadMark': 'non lus',
  'inbox.noMessages': 'Pas encore de messages',
  'inbox.note': 'Note\u202f: {text}',
  'inbox.notDelivered': 'Non remis\u202f: {text}',
  'inbox.you': 'Vous\u202f: {text}',

  'keys.move': 'se déplacer',
  'keys.open': 'ouvrir',
  'keys.back': 'retour',
  'keys.search': 'rechercher',
  'keys.markRead': 'marquer comme lu',
  'keys.singleLetters': 'Les lettres seules sont des raccourcis',

  'names.others': 'et d’autres',
  'names.withOthers': '{names} et d’autres',
  'names.notVerified': 'non vérifié',
  'names.blocked': 'bloqué',
  'names.visitor': 'Visiteur #{id}',
  'names.nobody': 'Personne',
  'names.business': 'Entreprise',

  'thread.conversation': 'Conversation',
  'missing.title': 'Cette page n’existe pas',
  'missing.text': 'L’adresse est peut-être incomplète ou vient d’une autre version.',
  'missing.showInbox': 'Afficher la boîte de réception',
  'thread.missingTitle': 'Introuvable',
  'thread.missing': 'Cette conversation n’existe plus.',
  'thread.back': 'Retour aux conversations',
  'thread.markRead': 'Marquer comme lu',
  'thread.messages': 'Messages avec {name}',
  'thread.failed': 'Les messages n’ont pas pu être chargés.',
  'thread.none': 'Pas encore de messages.',
  'thread.earlier': 'Messages précédents',
  'thread.loadingEarlier': 'Chargement des messages précédents…',
  'thread.new': 'Nouveaux messages',
  'thread.typing': '{name} écrit…',
  'thread.replyTo': 'Répondre à {name}',
  'thread.write': 'Écrire une réponse',
  'thread.send': 'Envoyer',
  'thread.charactersLeft': {
    one: '{count} caractère restant',
    other: '{count} caractères restants'
  },
  'thread.charactersOver': {
    one: '{count} caractère de trop',
    other: '{count} caractères de trop'
  },

  'message.note': 'note pour l’équipe, invisible pour le visiteur',
  'message.notDelivered': 'non remis\u202f: {reason}',
  'message.fromPage': 'automatique, de la page',
  'message.sending': 'Envoi…',
  'message.waits': 'Attend la connexion, puis part tout seul.',
  'message.notSent': 'Non envoyé.',
  'message.unsure': 'N’a peut-être pas été envoyé.',

  'content.offered': 'Propositions',
  'content.asksFor': 'Demande\u202f:',
  'content.picture': 'Image',
  'content.unknown': 'Un message d’un type qui n’est pas encore affiché ici.',
  'content.pictureOf': 'Image\u202f: {text}',
  'content.file': 'Fichier\u202f: {name}',
  'content.location': 'Lieu',
  'content.locationOf': 'Lieu\u202f: {name}',
  'content.form': 'Formulaire\u202f: {fields}',
  'content.answers': 'Réponses\u202f: {answers}',
  'content.other': 'Un message d’un autre type',

  'person.verifiedAs': 'Vérifié comme {id}',
  'person.notSignedIn': 'Non connecté',
  'person.nameBefore': 'Le visiteur a changé le nom\u202f; vous aviez mis {name}',
  'person.emailBefore': 'Le visiteur a changé l’e-mail\u202f; vous aviez mis {email}',

  'block.block': 'Bloquer',
  'block.unblock': 'Débloquer',
  'block.question':
    'Bloquer {name}\u202f? Messages, fichiers, pressions de boutons et modifications du profil sont dès lors refusés, dans toutes les conversations de ce visiteur, qui lit encore ce que vous écrivez.',
  'block.known': 'Le blocage vaut partout où il se connecte.',
  'block.anonymous':
    'Un visiteur anonyme qui efface les données du navigateur peut écrire de nouveau, comme quelqu’un d’autre.',
  'block.confirm': 'Bloquer ce visiteur',
  'block.notBlocked': 'Le serveur n’a pas confirmé que le visiteur est bloqué. Réessayez.',
  'block.notUnblocked': 'Le serveur n’a pas confirmé que le visiteur est débloqué. Réessayez.',

  'apps.named': 'App\u202f: {name}',
  'apps.apps': 'Apps',
  'apps.actions': 'Actions',
  'apps.lead': 'Ce qui vaut pour toutes les intégrations de cette app.',
  'apps.failed': 'L’app n’a pas pu être chargée.',
  'apps.people': 'Personnes',
  'apps.new': 'Nouvelle app',
  'apps.newLead':
    'Une app a ses propres intégrations, personnes et conversations. Tous ceux qui se connectent ici la voient.',
  'apps.newName': 'Nom de l’app',
  'apps.nameRefused': 'Le nom\u202f:',
  'apps.create': 'Créer l’app',
  'apps.created': '«\u202f{name}\u202f» est créée.',
  'apps.noneTitle': 'Pas encore d’app',
  'apps.none':
    'Une app contient les intégrations, les personnes et les conversations d’une entreprise.',
  'apps.deleteTitle': 'Supprimer cette app',
  'apps.delete': 'Supprimer l’app',
  'apps.deletion':
    'C’est irréversible. Ses intégrations, clés, personnes, conversations, messages et fichiers disparaissent avec elle. Les pages avec ses extraits de code n’affichent plus de messagerie, et ses clés sont refusées.',

  'demo.title': 'Ceci est la démo',
  'demo.text':
    'Sa page montre la messagerie telle que les visiteurs la voient\u202f; ce que vous y écrivez arrive dans la boîte de réception de cette app.',
  'demo.open': 'Ouvrir la page de démo',
  'demo.add': 'Ajouter la démo',
  'demo.added': 'La démo est là.',
  'demo.remove': 'Retirer la démo',
  'demo.removed': 'La démo est retirée.',
  'demo.questionTitle': 'Retirer la démo\u202f?',
  'demo.question':
    'L’app {name} est supprimée avec sa page de démo et tout ce qui y a été écrit. Le menu des apps permet d’ajouter une nouvelle démo.',
  'demo.keep': 'La garder',

  'deletion.typeName': 'Saisissez son nom, {name}',
  'deletion.done': 'Supprimé\u202f: «\u202f{name}\u202f».',

  'appFields.displayName.label': 'Nom',
  'appFields.displayName.hint':
    'Les visiteurs le voient dans la messagerie, si celle-ci n’a pas de nom à elle.',
  'appFields.iconUrl.label': 'Icône',
  'appFields.iconUrl.hint': 'Adresse de l’image dans l’en-tête des messageries qui n’en ont pas.',
  'appFields.conversationRetentionSeconds.label': 'Conserver les conversations',
  'appFields.conversationRetentionSeconds.hint':
    'Ce délai après son dernier message, une conversation est supprimée pour toujours avec tout ce qui y a été dit.',
  'appFields.disableConversationReopen.label': 'Les conversations fermées restent fermées',
  'appFields.disableConversationReopen.hint':
    'Un visiteur ne peut pas écrire dans une conversation que vous avez fermée, mais peut en commencer une autre.',
  'appFields.maskCreditCardNumbers.label': 'Masquer les numéros de carte',
  'appFields.maskCreditCardNumbers.hint':
    'Les numéros de carte de paiement que les visiteurs écrivent sont rendus illisibles avant d’être stockés.',
  'appFields.useAnimalNames.label': 'Noms d’animaux',
  'appFields.useAnimalNames.hint':
    'Donne aux visiteurs sans nom le nom d’un animal, que seule votre équipe voit.',
  'appFields.echoPostback.label': 'Montrer les boutons pressés',
  'appFields.echoPostback.hint':
    'Un bouton que presse un visiteur apparaît dans la conversation comme un message de sa part.',

  'retention.forEver': 'Pour toujours',
  'retention.other': 'Une autre durée',
  'retention.days': 'Jours',
  'retention.seconds': 'Secondes',
  'retention.daysUnit': 'jours',
  'retention.secondsUnit': 'secondes',

  'changes.lead':
    'Qui a changé quel réglage\u202f: les 200 changements les plus récents, pendant deux ans au plus.',
  'changes.none': 'Rien n’a encore été changé.',
  'changes.failed': 'Les modifications n’ont pas pu être chargées.',
  'changes.ownText': 'Texte personnalisé {key}, {language}',
  'changes.older': 'Afficher des modifications plus anciennes',
  'changes.meanwhile':
    'Quelqu’un a changé les réglages entre-temps. Regardez d’abord ce qui est nouveau.',
  'changes.restored': 'Les réglages précédents sont rétablis.',
  'changes.key': 'Clé «\u202f{name}\u202f»',
  'changes.secrets': 'Secrets',
  'changes.givenAnew': 'redonné',
  'changes.forEver': 'pour toujours',
  'changes.notSet': 'non défini',
  'changes.on': 'activé',
  'changes.off': 'désactivé',
  'changes.empty': 'aucun',
  'changes.something': 'quelque chose',

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

  'connect.lead': 'Choisissez où vos clients vous écrivent.',
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
  'connect.confirmed': 'Confirmé\u202f: le serveur l’a.',

  'save.refused': 'Non enregistré\u202f: le serveur refuse ce qui est marqué ci-dessus.',
  'save.none': 'Aucune modification',
  'save.unsaved': {
    one: '{count} modification non enregistrée',
    other: '{count} modifications non enregistrées'
  },
  'save.saved': {
    one: 'Enregistré\u202f: {count} modification.',
    other: 'Enregistré\u202f: {count} modifications.'
  },
  'save.groups': 'Groupes de réglages',
  'save.discard': 'Abandonner',

  'leave.title': 'Partir sans enregistrer\u202f?',
  'leave.text': 'Ce que vous avez changé ici n’est pas enregistré et serait perdu.',
  'leave.stay': 'Rester ici',
  'leave.leave': 'Partir et perdre les modifications',

  'groups.look': 'Apparence',
  'groups.lookLead':
    'Une couleur habille tout\u202f: les bulles, les boutons et le lanceur la suivent.',
  'groups.words': 'Textes',
  'groups.wordsLead': 'Ce que les visiteurs lisent avant que quelqu’un écrive.',
  'groups.texts': 'Textes',
  'groups.textsLead':
    'Vos mots à la place de ceux de la messagerie, pour chaque langue de vos visiteurs.',
  'groups.behaviour': 'Comportement',
  'groups.behaviourLead': 'Ce que les visiteurs peuvent faire.',
  'groups.place': 'Où elle peut être utilisée',
  'groups.placeLead':
    'Les pages d’autrui ne peuvent pas afficher votre messagerie si vous énumérez les vôtres.',
  'groups.prechat': 'Avant la conversation',
  'groups.prechatLead': 'Questions auxquelles un visiteur répond avant le premier message.',

  'fields.brandColor.label': 'Couleur de la marque',
  'fields.brandColor.hint': 'Lanceur et en-tête.',
  'fields.conversationColor.label': 'Couleur de la conversation',
  'fields.conversationColor.hint': 'Bulles du visiteur.',
  'fields.actionColor.label': 'Couleur des actions',
  'fields.actionColor.hint': 'Boutons et liens dans la messagerie.',
  'fields.displayStyle.label': 'Style du lanceur',
  'fields.displayStyle.hint':
    'Un bouton rond dans le coin, ou un onglet avec un nom au bord inférieur.',
  'fields.buttonWidth.label': 'Largeur du bouton',
  'fields.buttonWidth.hint': 'Sans effet sur un onglet.',
  'fields.buttonHeight.label': 'Hauteur du bouton',
  'fields.buttonHeight.hint': 'Sans effet sur un onglet.',
  'fields.buttonIconUrl.label': 'Icône du lanceur',
  'fields.buttonIconUrl.hint':
    'Adresse d’une image à la place de celle d’origine\u202f: JPG, PNG ou GIF d’au moins 200 × 200 pixels.',
  'fields.businessIconUrl.label': 'Icône de l’entreprise',
  'fields.businessIconUrl.hint':
    'Adresse de l’image dans l’en-tête\u202f: JPG, PNG ou GIF d’au moins 200 × 200 pixels. À défaut, l’icône de l’app.',
  'fields.backgroundImageUrl.label': 'Image de fond',
  'fields.backgroundImageUrl.hint': 'Adresse d’une image répétée derrière la conversation.',
  'fields.businessName.label': 'Nom de l’entreprise',
  'fields.businessName.hint': 'Le titre de la messagerie. À défaut, le nom de l’app.',
  'fields.starters.label': 'Premiers messages au choix',
  'fields.starters.hint':
    'Boutons dans une conversation vide, qui écrivent leur texte au nom du visiteur\u202f: 4 au plus.',
  'fields.showAnswerTime.label': 'Délai de réponse',
  'fields.showAnswerTime.hint':
    'Dit en combien de temps vous répondez d’habitude, dès que c’est connu.',
  'fields.customText.label': 'Textes personnalisés',
  'fields.customText.hint':
    'Un visiteur lit ceux de sa langue. Ce qu’une page indique dans ses options passe avant. Un champ vide affiche le texte de la messagerie.',
  'fields.fixedIntroPane.label': 'Introduction fixe',
  'fields.fixedIntroPane.hint': 'L’introduction reste en haut pendant que la conversation défile.',
  'fields.preview.label': 'Aperçu des messages',
  'fields.preview.hint':
    'Montre à côté du lanceur un message qui arrive quand la messagerie est fermée.',
  'fields.canUserSeeConversationList.label': 'Liste des conversations',
  'fields.canUserSeeConversationList.hint':
    'Les visiteurs peuvent revoir leurs conversations précédentes.',
  'fields.canUserCreateMoreConversations.label': 'Plusieurs conversations',
  'fields.canUserCreateMoreConversations.hint':
    'Les visiteurs peuvent commencer une autre conversation à côté de celle qu’ils ont.',
  'fields.integrationOrder.label': 'Autres canaux',
  'fields.integrationOrder.hint':
    'Canaux de cette app que la messagerie propose à côté d’elle-même, dans cet ordre.',
  'fields.originWhitelist.label': 'Origines autorisées',
  'fields.originWhitelist.hint':
    'Protocole, hôte et port d’un site, par exemple https://www.example.com. Chaque sous-domaine sur sa propre ligne.',
  'fields.prechatCapture.enabled.label': 'Formulaire préalable',
  'fields.prechatCapture.enabled.hint':
    'Demande avant la première conversation\u202f; l’écriture est bloquée jusqu’aux réponses.',
  'fields.prechatCapture.fields.label': 'Questions',
  'fields.prechatCapture.fields.hint':
    'Posées dans cet ordre. Glissez une question par sa poignée, ou déplacez-la avec ses boutons.',
  'fields.prechatCapture.enableEmailLinking.label': 'Utiliser le premier e-mail',
  'fields.prechatCapture.enableEmailLinking.hint':
    'La réponse à la première question sur l’adresse e-mail devient l’adresse du visiteur. Sans une telle question, rien n’est lié.',
  'fields.prechatCapture.everyConversation.label': 'Demander à chaque fois',
  'fields.prechatCapture.everyConversation.hint':
    'Demande avant chaque nouvelle conversation, pas seulement avant la première.',
  'fields.prechatCapture.avatarUrl.label': 'Image à côté du formulaire',
  'fields.prechatCapture.avatarUrl.hint':
    'Adresse de l’image à côté de l’accueil et du remerciement.',

  'ownTexts.language': 'Langue des textes',
  'ownTexts.search': 'Rechercher dans les textes',
  'ownTexts.none': 'Aucun texte ne contient ces mots.',
  'ownTexts.found': {
    one: '{count} texte trouvé',
    other: '{count} textes trouvés'
  },
  'ownTexts.failed': 'Les textes de la messagerie n’ont pas pu être chargés.',
  'ownTexts.needs': 'Doit contenir\u202f: {placeholders}',
  'ownTexts.reset': 'Utiliser le texte de la messagerie',
  'ownTexts.resetNamed': 'Utiliser le texte de la messagerie\u202f: {key}',
  'ownTexts.count': {
    one: '{count} texte personnalisé',
    other: '{count} textes personnalisés'
  },

  'textGroups.launcher': 'Bouton d’ouverture et titre de la fenêtre',
  'textGroups.conversation': 'Conversation',
  'textGroups.contents': 'Fichiers, images, lieux et cartes',
  'textGroups.forms': 'Formulaires et questions',
  'textGroups.list': 'Liste des conversations',
  'textGroups.channels': 'Autres canaux',
  'textGroups.times': 'Dates et heures',
  'textGroups.others': 'Réglages et problèmes',

  'inputs.asBrandColor': 'Comme la couleur de la marque',
  'inputs.pixels': 'pixels',
  'inputs.launcherButton': 'Bouton',
  'inputs.launcherTab': 'Onglet',
  'inputs.pick': 'Choisir\u202f: {label}',
  'inputs.hardOnLight':
    'Difficile à voir sur une page claire\u202f: choisissez une couleur plus foncée.',
  'inputs.hardOnDark':
    'Difficile à voir sur une page sombre\u202f: choisissez une couleur plus claire.',
  'inputs.whiteWords': 'Le texte dessus est blanc, et lisible par tous.',
  'inputs.darkWords': 'Le texte dessus est foncé, et lisible par tous.',
  'inputs.moveUp': 'Monter {name}',
  'inputs.moveDown': 'Descendre {name}',
  'inputs.removeNamed': 'Retirer {name}',
  'inputs.message': 'Message {number}',
  'inputs.removeMessage': 'Retirer le message {number}',
  'inputs.addMessage': 'Ajouter un message',
  'inputs.origin': 'Origine {number}',
  'inputs.removeOrigin': 'Retirer l’origine {number}',
  'inputs.addOrigin': 'Ajouter une origine',
  'inputs.originsWho': 'Qui peut afficher la messagerie',
  'inputs.originsAny': 'Toute page',
  'inputs.originsListed': 'Seulement les pages de ces origines',
  'inputs.originsEmpty': 'Avec une liste vide, aucune page n’affiche la messagerie.',
  'inputs.channelsWhich': 'Quels canaux',
  'inputs.channelsAll': 'Tous les canaux',
  'inputs.channelsSome': 'Seulement ceux-ci',
  'inputs.channelsNone': 'Aucun canal n’est proposé.',
  'inputs.channelsFailed': 'Les canaux n’ont pas pu être chargés.',
  'inputs.addChannel': 'Ajouter {name}',

  'pictures.choose': 'Choisir une image',
  'pictures.chooseFor': 'Choisir une image\u202f: {label}',
  'pictures.removeFor': 'Retirer\u202f: {label}',
  'pictures.orDrop': 'ou déposez-la ici, ou indiquez son adresse\u202f:',
  'pictures.choosePart': 'Choisir la partie affichée',
  'pictures.cropHint':
    'Faites glisser l’image, ou déplacez-la avec les touches fléchées. La molette, + et − l’agrandissent ou la réduisent.',
  'pictures.part': 'Partie de l’image',
  'pictures.asShown': 'Telle qu’elle est affichée',
  'pictures.zoom': 'Zoom',
  'pictures.usePart': 'Utiliser cette partie',
  'pictures.upload': 'Envoi\u202f: {label}',
  'pictures.cancelUpload': 'Annuler l’envoi\u202f: {label}',
  'pictures.sendAgain': 'Renvoyer',
  'pictures.sendAgainFor': 'Renvoyer\u202f: {label}',
  'pictures.anotherKind':
    'Le fichier doit être une image PNG, JPEG, GIF ou WebP\u202f; celui-ci est autre chose.',
  'pictures.broken': 'Le fichier doit contenir une image entière\u202f; celui-ci est illisible.',
  'pictures.tooLarge': 'Le fichier doit faire au plus {max} Mo\u202f; celui-ci fait {size} Mo.',
  'pictures.tooSmall':
    'L’image doit avoir au moins {side} × {side} pixels\u202f; celle-ci en a {width} × {height}.',
  'pictures.notCut': 'Le navigateur n’a pas pu recadrer l’image.',

  'questions.text': 'Texte',
  'questions.email': 'E-mail',
  'questions.select': 'Choix',
  'questions.region': 'Question {number}',
  'questions.unnamed': 'question {number}',
  'questions.moved': '{name} est en position {number} sur {count}.',
  'questions.standard': 'Le nom et l’adresse e-mail sont demandés, dans la langue du visiteur.',
  'questions.own': 'Poser vos propres questions',
  'questions.back': 'Revenir aux questions habituelles',
  'questions.yourName': 'Votre nom',
  'questions.yourEmail': 'Votre adresse e-mail',
  'questions.addGroup': 'Ajouter une question',
  'questions.add': 'Ajouter une question\u202f: {type}',
  'questions.count': '{count} sur {max}',
  'questions.linked': 'La réponse devient l’adresse du visiteur, sauf si {setting} est désactivé.',
  'questions.label': 'Libellé',
  'questions.name': 'Nom dans les données',
  'questions.nameHint': 'Pour vos programmes\u202f; aucun visiteur ne le voit.',
  'questions.placeholder': 'Texte indicatif',
  'questions.shortest': 'Réponse la plus courte',
  'questions.longest': 'Réponse la plus longue',
  'questions.characters': 'Caractères',
  'questions.kind': 'Genre de réponse',
  'questions.anyText': 'N’importe quel texte',
  'questions.integer': 'Un nombre entier',
  'questions.decimal': 'Un nombre',
  'questions.options': 'Options',
  'questions.optionLabel': 'Libellé de l’option {number}',
  'questions.optionName': 'Nom de l’option {number}',
  'questions.unnamedOption': 'option {number}',
  'questions.addOption': 'Ajouter une option',

  'preview.preview': 'Aperçu',
  'preview.back': 'Retour aux réglages',
  'preview.frame': 'La messagerie avec ces réglages',
  'preview.failed': 'L’aperçu n’a pas été chargé.',
  'preview.language': 'Langue',
  'preview.screen': 'Écran',
  'preview.launcher': 'Lanceur',
  'preview.welcome': 'Accueil',
  'preview.conversation': 'Conversation',
  'preview.list': 'Liste',
  'preview.prechat': 'Formulaire',
  'preview.settings': 'Réglages',
  'preview.device': 'Appareil',
  'preview.phone': 'Téléphone',
  'preview.desktop': 'Ordinateur',
  'preview.theme': 'Thème',
  'preview.light': 'Clair',
  'preview.dark': 'Sombre',
  'preview.noList':
    'Avec ces réglages, les visiteurs ne voient pas de liste\u202f: «\u202fPlusieurs conversations\u202f» est désactivé, ou la liste elle-même.',
  'preview.noPrechat':
    'Le formulaire préalable est désactivé. Les visiteurs voient ceci à la place.'
}
