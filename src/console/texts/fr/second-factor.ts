import type { secondFactor as english } from '../en/second-factor'
import type { TranslationOf } from '../translate'

/** Texts of two-step verification. */
export const secondFactor: TranslationOf<typeof english> = {
  'secondFactor.title': 'Validation en deux étapes',
  'secondFactor.lead':
    'La connexion demande alors aussi un code d’une application de votre téléphone. Celui qui apprend votre mot de passe ne peut pas se connecter avec lui seul.',
  'secondFactor.failed': 'La validation en deux étapes n’a pas pu être chargée.',
  'secondFactor.on': 'Elle est activée. Codes de secours restants\u202f: {count}',
  'secondFactor.setUp': 'Configurer la validation en deux étapes',
  'secondFactor.setUpHint': 'Il vous faut une application d’authentification sur votre téléphone.',
  'secondFactor.continue': 'Continuer',
  'secondFactor.wrongPassword': 'Le mot de passe est faux.',
  'secondFactor.changed': 'Cela a été modifié ailleurs entre-temps. Rechargez la page.',
  'secondFactor.scan':
    'Scannez le code QR avec votre application d’authentification, puis écrivez le code qu’elle affiche.',
  'secondFactor.qrCode': 'Code QR pour votre application d’authentification',
  'secondFactor.secret': 'Clé secrète',
  'secondFactor.secretHint': 'À taper ou à coller si l’application ne peut pas scanner.',
  'secondFactor.code': 'Code de l’application',
  'secondFactor.codeHint': 'Six chiffres, qui changent toutes les 30 secondes.',
  'secondFactor.turnOn': 'Activer',
  'secondFactor.wrongCode': 'Ce code est faux. Écrivez celui que l’application affiche maintenant.',
  'secondFactor.ended': 'Cette configuration a expiré. Fermez la fenêtre et recommencez.',
  'secondFactor.isOn':
    'La validation en deux étapes est activée. Tous les autres navigateurs sont déconnectés.',
  'secondFactor.codes': 'Codes de secours',
  'secondFactor.once':
    'Copiez ces codes maintenant. Ils ne sont affichés qu’ici\u202f: fermer cette fenêtre les fait disparaître.',
  'secondFactor.codesHint':
    'Chacun vous connecte une fois à la place d’un code de l’application. Gardez-les là où vous les trouverez sans votre téléphone.',
  'secondFactor.download': 'Télécharger',
  'secondFactor.newCodes': 'Nouveaux codes de secours',
  'secondFactor.newCodesHint':
    'Les codes de secours que vous avez maintenant ne seront plus valables.',
  'secondFactor.makeCodes': 'Créer les codes',
  'secondFactor.turnOff': 'Désactiver',
  'secondFactor.turnOffTitle': 'Désactiver la validation en deux étapes\u202f?',
  'secondFactor.turnOffHint':
    'Vous vous connecterez alors avec votre mot de passe seul, et vos codes de secours ne seront plus valables.',
  'secondFactor.isOff': 'La validation en deux étapes est désactivée.',
  'secondStep.lead': 'Écrivez le code que votre application d’authentification affiche.',
  'secondStep.hint': 'Six chiffres, ou l’un de vos codes de secours.',
  'secondStep.wrong': 'Ce code est faux, ou a déjà servi.',
  'secondStep.ended':
    'Cette connexion a pris trop de temps, ou votre mot de passe a été changé. Allez à la connexion et recommencez.'
}
