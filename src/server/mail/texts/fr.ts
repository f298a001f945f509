import type { MailTexts } from './mail-texts'

/** Texts of mails in the language fr. */
export const fr: MailTexts = {
  subject: 'Votre conversation avec {name}',
  lead: '{name} vous a écrit :',
  replyAbove: 'Répondez au-dessus de cette ligne',
  open: 'Ouvrir la conversation',
  reason: 'Vous recevez cet e-mail parce que vous n’avez pas encore lu ces messages.',
  answerThere: 'Répondez dans la conversation : les réponses à cet e-mail n’y arrivent pas.',
  unsubscribe: 'Se désabonner',
  confirmSubject: 'Confirmez votre adresse pour {name}',
  confirmLead:
    'Quelqu’un a demandé à {name} d’envoyer des réponses à cette adresse. Était-ce vous ?',
  confirmAction: 'Confirmer l’adresse',
  confirmIgnore: 'Si ce n’était pas vous, ne faites rien : aucun autre e-mail ne suivra.',
  confirmed:
    'L’adresse est confirmée. Les réponses de {name} que vous manquez arrivent maintenant par e-mail.',
  notValid: 'Ce lien n’est plus valable.',
  leaveAsk: 'Arrêter les e-mails de {name} à cette adresse ?',
  left: '{name} n’envoie plus d’e-mails à cette adresse.'
}
