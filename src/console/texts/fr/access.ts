import type { access as english } from '../en/access'
import type { TranslationOf } from '../translate'

export const access: TranslationOf<typeof english> = {
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
  'setUp.wrongCode':
    'Ce code n’est pas valable. Redémarrez le serveur\u202f: il en affiche un nouveau.',
  'setUp.noEmail': 'Indiquez une adresse e-mail, comme ann@example.com.',
  'setUp.awaitedTitle': 'Ce serveur n’est pas encore configuré',
  'setUp.awaited': 'Personne ne peut se connecter avant la création du premier compte.',
  'setUp.awaitedWhere':
    'L’adresse pour cela se trouve dans ce que le serveur a affiché au démarrage, à la ligne qui commence par {line}\u202f: dans le terminal où il tourne, ou dans le journal de son service. Ouvrez-la dans un navigateur.',
  'setUp.awaitedLost':
    'Si vous ne la trouvez pas, redémarrez le serveur\u202f: il en affiche une nouvelle.',

  'password.hint': {
    one: 'Au moins {count} caractère.',
    other: 'Au moins {count} caractères.'
  },
  'password.new': 'Nouveau mot de passe',
  'password.old': 'Ancien mot de passe',
  'password.resetTitle': 'Choisir un nouveau mot de passe',
  'password.resetLead':
    'Vous êtes ensuite connecté ici, ou votre code vous est demandé, et vous êtes déconnecté dans tous les autres navigateurs.',
  'password.set': 'Définir le mot de passe',
  'password.changeTitle': 'Changer votre mot de passe',
  'password.change': 'Changer le mot de passe',
  'password.wrong':
    'L’ancien mot de passe est faux. Si votre dernier essai est resté sans réponse, le nouveau est peut-être déjà valable.',
  'password.changed':
    'Votre mot de passe est changé. Tous les autres navigateurs sont déconnectés.',

  'account.nameTitle': 'Votre nom',
  'account.nameHint': 'Vos collègues le voient, et les réponses peuvent l’insérer.',
  'account.saveName': 'Enregistrer le nom',
  'account.nameSaved': 'Votre nom est enregistré.',
  'account.shownTitle': 'Ce que les visiteurs voient de vous',
  'account.isShown': 'Montrer mon nom et mon image',
  'account.isShownHint':
    'Avec ce que vous écrivez désormais. Sinon, les visiteurs voient le nom et l’image de la messagerie.',
  'account.picture': 'Votre image',
  'account.pictureHint': 'Une image carrée d’au moins 200 × 200 pixels.',
  'account.wrongPicture': 'L’image a besoin d’une adresse qui commence par https://.',
  'account.saveShown': 'Enregistrer',
  'account.shownSaved': 'Enregistré. Cela vaut pour ce que vous écrivez désormais.',
  'sessions.title': 'Où vous êtes connecté',
  'sessions.hint': 'Déconnectez ce que vous ne connaissez pas, puis changez votre mot de passe.',
  'sessions.failed': 'Les sessions n’ont pas pu être chargées.',
  'sessions.unknown': 'Navigateur inconnu',
  'sessions.current': 'Ce navigateur',
  'sessions.lastUsed': 'Dernière utilisation : {time}',
  'sessions.signOutOf': 'Déconnecter : {browser}',
  'sessions.signOutOthers': 'Déconnecter partout ailleurs',
  'sessions.signedOut': 'Déconnecté : {browser}',
  'sessions.othersSignedOut': 'Vous êtes déconnecté partout ailleurs.',

  'firstSteps.title': 'Vos premiers pas',
  'firstSteps.installTitle': 'Installez la messagerie.',
  'firstSteps.install': 'Copiez l’une des balises ci-dessous dans une de vos pages.',
  'firstSteps.helloTitle': 'Dites-vous bonjour.',
  'firstSteps.hello':
    'Ouvrez cette page, appuyez sur le bouton de la messagerie et écrivez. Votre message apparaît ici, et vous pouvez y répondre.',
  'firstSteps.colleagueTitle': 'Faites entrer un collègue.',
  'firstSteps.colleague': 'Créez un lien avec lequel la personne choisit son propre mot de passe.',
  'firstSteps.hoursTitle': 'Indiquez vos horaires.',
  'firstSteps.hours': 'Quand vous êtes fermé, la messagerie dit quand vous revenez.',
  'firstSteps.phoneTitle': 'Prenez-la sur votre téléphone.',
  'firstSteps.phone': 'Connectez-vous-y, et répondez de partout.',
  'firstSteps.address': 'Adresse',
  'firstSteps.addressHint': 'La console s’adapte à un téléphone.'
}
