import type { replies as english } from '../en/replies'
import type { TranslationOf } from '../translate'

/** Texts of the saved replies. */
export const replies: TranslationOf<typeof english> = {
  'replies.lead':
    'Des réponses que votre équipe réutilise. Tapez / au début d’une réponse, puis ce que vous cherchez.',
  'replies.none': 'Il n’y a pas encore de réponse ici.',
  'replies.failed': 'Les réponses enregistrées n’ont pas pu être chargées.',
  'replies.new': 'Nouvelle réponse',
  'replies.newTemplate': 'Nouveau modèle',
  'replies.templateLead':
    'Un modèle est un message de n’importe quel type. {syntax}, avec un nom, l’insère dans une réponse ou dans un texte envoyé par un programme.',
  'replies.unknown': 'Il n’y a pas de réponse enregistrée «\u202f{name}\u202f».',
  'replies.notAlone':
    '«\u202f{name}\u202f» est plus qu’un texte avec des boutons et une image. Rien ne peut se trouver à côté.',
  'replies.fixed': 'Un programme a créé ce message. Son nom peut être modifié ici.',
  'replies.edit': 'Modifier',
  'replies.editNamed': 'Modifier {name}',
  'replies.editTitle': 'Modifier la réponse',
  'replies.delete': 'Supprimer',
  'replies.deleteNamed': 'Supprimer {name}',
  'replies.questionTitle': 'Supprimer cette réponse\u202f?',
  'replies.question':
    'Votre équipe ne pourra plus utiliser «\u202f{name}\u202f». C’est irréversible.',
  'replies.deleted': 'La réponse «\u202f{name}\u202f» est supprimée.',
  'replies.saved': 'La réponse «\u202f{name}\u202f» est enregistrée.',
  'replies.save': 'Enregistrer la réponse',
  'replies.nameHint': 'À taper après / pour la trouver.',
  'replies.text': 'Texte',
  'replies.textHint':
    '{visitor} représente le nom du visiteur, {agent} celui de la personne qui répond. {fallback} contient les mots à mettre si le nom est inconnu\u202f; sans eux, rien n’est inséré.',
  'replies.wrongPlaceholder':
    '{placeholder} n’est pas une variable. Utilisez {visitor} ou {agent}.',
  'replies.taken': 'Une autre réponse porte ce nom.',
  'replies.found': {
    one: '{count} réponse trouvée',
    other: '{count} réponses trouvées'
  }
}
