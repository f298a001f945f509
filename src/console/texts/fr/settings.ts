import type { settings as english } from '../en/settings'
import type { TranslationOf } from '../translate'

export const settings: TranslationOf<typeof english> = {
  'groups.look': 'Apparence',
  'groups.lookLead':
    'Une couleur de la marque habille tout\u202f: les bulles, les boutons et le lanceur la suivent.',
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
    'Posées dans cet ordre. Glissez une question par sa poignée, ou déplacez-la avec ses boutons. Les questions qu’un visiteur a déjà sous les yeux restent jusqu’au prochain chargement d’une page.',
  'fields.prechatCapture.enableEmailLinking.label': 'Utiliser le premier e-mail',
  'fields.prechatCapture.enableEmailLinking.hint':
    'La réponse à la première question sur l’adresse e-mail devient l’adresse du visiteur. Sans une telle question, rien n’est lié.',
  'fields.prechatCapture.everyConversation.label': 'Demander à chaque fois',
  'fields.prechatCapture.everyConversation.hint':
    'Demande avant chaque nouvelle conversation, pas seulement avant la première.',
  'fields.prechatCapture.avatarUrl.label': 'Image à côté du formulaire',
  'fields.prechatCapture.avatarUrl.hint':
    'Adresse de l’image à côté de l’accueil et du remerciement.',

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
  'leave.leave': 'Partir et perdre les modifications'
}
