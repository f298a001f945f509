import type { team as english } from '../en/team'
import type { TranslationOf } from '../translate'

export const team: TranslationOf<typeof english> = {
  'team.lead': 'Qui se connecte à la console, et ce que chacun peut faire.',
  'team.failed': 'L’équipe n’a pas pu être chargée.',
  'team.members': 'Membres',
  'team.you': 'Vous',
  'team.passwordLink': 'Lien de mot de passe',
  'team.passwordLinkFor': 'Lien de mot de passe pour {email}',
  'team.passwordLinkHint':
    'Donnez-le à la personne. Il fixe un autre mot de passe, une fois et en moins d’une heure, et la déconnecte partout ailleurs.',
  'team.removeNamed': 'Retirer {email}',
  'team.removeTitle': 'Retirer {email} ?',
  'team.removeText':
    'La personne est déconnectée partout et ne peut plus se connecter ; les invitations et les liens de mot de passe qu’elle a créés ne sont plus valables. Les conversations qui lui étaient attribuées ne le sont plus à personne ; ce qu’elle a écrit reste.',
  'team.removed': '{email} n’est plus membre.',
  'team.deactivate': 'Désactiver',
  'team.deactivateNamed': 'Désactiver {email}',
  'team.deactivateTitle': 'Désactiver {email} ?',
  'team.deactivateText':
    'La personne est déconnectée partout et ne peut plus se connecter tant qu’un propriétaire ne l’active pas de nouveau ; les invitations et les liens de mot de passe qu’elle a créés ne sont plus valables. Les conversations qui lui étaient attribuées ne le sont plus à personne.',
  'team.deactivated': '{email} est désactivé.',
  'team.isDeactivated': 'Désactivé',
  'team.activate': 'Activer',
  'team.activateNamed': 'Activer {email}',
  'team.activated': '{email} peut se connecter de nouveau.',
  'team.resetFactorOf': 'Désactiver la validation en deux étapes de {email}',
  'team.resetFactorTitle': 'Désactiver la validation en deux étapes de {email}\u202f?',
  'team.resetFactorText':
    'Cette personne est déconnectée partout. Elle se connectera alors avec son mot de passe seul, et pourra la configurer de nouveau. Ne le faites que si vous êtes sûr de qui le demande.',
  'team.factorReset': '{email} se connecte avec le mot de passe seul.',
  'team.removePasskeysOf': 'Retirer les clés d’accès de {email}',
  'team.removePasskeysTitle': 'Retirer les clés d’accès de {email}\u202f?',
  'team.removePasskeysText':
    'La personne est déconnectée partout. Elle se connectera alors avec son mot de passe, et pourra ajouter de nouveau des clés d’accès.',
  'team.passkeysRemoved': 'Les clés d’accès de {email} sont retirées.',
  'team.gone': 'La personne a été retirée entre-temps.',
  'team.roleChanged': 'Le rôle de {email} est changé.',
  'team.changeRole': 'Changer le rôle',
  'team.ownRoleTitle': 'Changer votre propre rôle ?',
  'team.ownRoleText':
    'Ce que votre rôle permet maintenant vous sera fermé. Seul un autre propriétaire peut vous le rendre.',
  'team.agentApps': 'Apps dans lesquelles la personne répond',
  'team.appsOf': 'Apps de {email}',
  'team.inApps': 'Répond dans : {names}',
  'team.noApps': 'N’appartient à aucune app et n’en voit aucune.',
  'team.appsChanged': 'Les apps de {email} sont changées.',
  'team.noAgent': '{email} n’est plus agent\u202f: le rôle a été changé entre-temps.',
  'team.appsHint':
    'Les conversations d’une app que vous retirez ne sont plus attribuées à personne.',
  'team.invitations': 'Invitations',
  'team.inviteHint':
    'Crée un lien pour une personne, qui choisit son adresse e-mail et son mot de passe.',
  'team.agentsOnly':
    'Le lien est pour un agent. Les propriétaires invitent aussi des administrateurs et des propriétaires.',
  'team.invite': 'Inviter quelqu’un',
  'team.link': 'Lien de l’invitation',
  'team.linkHint':
    'Donnez-le à une personne. Il sert une fois, pendant sept jours, et n’est montré que maintenant.',
  'team.mailHint': 'Avec une adresse, un e-mail y porte aussi le lien.',
  'team.mailWaiting': 'Un e-mail à {email} est en route.',
  'team.mailSent': 'L’e-mail à {email} est envoyé.',
  'team.mailUnknown': 'On ne sait pas si l’e-mail à {email} est arrivé.',
  'team.mailFailed':
    'L’e-mail à {email} n’a pas pu être envoyé. Invitez la personne de nouveau et donnez-lui le lien.',
  'team.invited': '{role}, de {email}, jusqu’au {time}',
  'team.withdraw': 'Annuler l’invitation',
  'team.withdrawn': 'L’invitation n’est plus valable.',
  'team.noInvitations': 'Aucune invitation en attente.',

  'roles.role': 'Rôle',
  'roles.of': 'Rôle de {email}',
  'roles.agent': 'Agent',
  'roles.agentHint': 'Répond aux visiteurs.',
  'roles.admin': 'Administrateur',
  'roles.adminHint':
    'Change aussi les réglages, les intégrations et les réponses enregistrées, et invite des agents.',
  'roles.owner': 'Propriétaire',
  'roles.ownerHint': 'Peut tout faire, aussi avec les apps, l’équipe et ses rôles.',

  'join.title': 'Rejoindre l’équipe',
  'join.lead':
    'Choisissez l’adresse e-mail et le mot de passe avec lesquels vous vous connecterez.',
  'join.button': 'Rejoindre',
  'join.known': 'Quelqu’un se connecte déjà avec cette adresse e-mail. Choisissez-en une autre.',
  'join.ended':
    'Ce lien ne fonctionne pas : il a été utilisé ou annulé, ou il a expiré. Si vous venez de l’utiliser, allez à la connexion.'
}
