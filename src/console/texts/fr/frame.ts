import type { frame as english } from '../en/frame'
import type { TranslationOf } from '../translate'

export const frame: TranslationOf<typeof english> = {
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
  'common.upTo': {
    one: 'Au plus {count} caractère.',
    other: 'Au plus {count} caractères.'
  },

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
  'screens.connect-custom': 'Intégration personnalisée',
  'screens.connect-channel': 'Canal client',
  'screens.settings': 'Réglages de la messagerie',
  'screens.missing': 'Introuvable',
  'screens.not-allowed': 'Pas pour votre rôle',
  'screens.team': 'Équipe',
  'screens.audit-log': 'Journal d’audit',
  'screens.health': 'État du serveur',
  'screens.app': 'Réglages de l’app',
  'screens.privacy': 'Confidentialité',
  'screens.changes': 'Modifications',
  'screens.replies': 'Réponses enregistrées',
  'screens.keys': 'Clés d’API',
  'screens.account': 'Votre compte',

  'bar.screens': 'Écrans',
  'bar.account': 'Compte : {email}',
  'bar.signOut': 'Déconnexion',
  'bar.notSignedOut': 'Le serveur n’a pas confirmé votre déconnexion. Réessayez.',
  'bar.connectionLost':
    'Connexion perdue. Nouvelle tentative\u202f; les messages que vous écrivez sont gardés dans ce navigateur.',
  'bar.tryNow': 'Essayer maintenant',
  'bar.language': 'Langue\u202f: {language}',
  'bar.languages': 'Langues',
  'bar.languageFailed':
    'Les textes de cette langue n’ont pas pu être chargés. Rechargez la page et réessayez.',

  'copy.button': 'Copier',
  'copy.copied': 'Copié.',
  'copy.selected': 'Sélectionné. Copiez avec Ctrl+C ou ⌘C.',

  'toasts.hide': 'Masquer la notification',
  'toasts.meanwhile':
    'Modification non annulée\u202f: quelqu’un a changé la conversation entre-temps.',

  'broken.title': 'Cet écran ne peut pas être affiché',
  'broken.text':
    'La faute est de notre côté. Les messages que vous écriviez sont conservés dans ce navigateur.',
  'unloaded.title': 'Cet écran n’a pas été chargé',
  'unloaded.text':
    'Le serveur a peut-être été mis à jour depuis l’ouverture de cette page. Rechargez la page : les messages que vous écriviez sont conservés dans ce navigateur.',
  'unloaded.reload': 'Recharger la page',
  'missing.title': 'Cette page n’existe pas',
  'missing.text':
    'L’adresse est peut-être incomplète ou d’une autre version, ou elle mène à quelque chose qui ne vous est pas ouvert.',
  'missing.showInbox': 'Afficher la boîte de réception',
  'notAllowed.title': 'Cette page n’est pas pour votre rôle',
  'notAllowed.text':
    'Votre rôle : {role}. Demandez-en un autre à un propriétaire de l’équipe si vous avez besoin de cette page.'
}
