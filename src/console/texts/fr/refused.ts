import type { refused as english } from '../en/refused'
import type { TranslationOf } from '../translate'

export const refused: TranslationOf<typeof english> = {
  'refused.color': 'il faut 3 ou 6 chiffres hexadécimaux, comme 0099ff.',
  'refused.pixels': 'il faut un nombre entier de pixels, de 1 à 9999.',
  'refused.seen': 'il faut au moins un caractère visible.',
  'refused.seenUpTo': 'il faut de 1 à {max} caractères, dont un visible.',
  'refused.filled': 'la valeur ne peut pas être vide.',
  'refused.upTo': '{max} caractères au plus sont possibles.',
  'refused.itemsUpTo': '{max} entrées au plus sont possibles.',
  'refused.email': 'doit être une adresse e-mail de {max} caractères au plus.',
  'refused.fieldName': 'ne doivent pas contenir de champ nommé «\u202f{got}\u202f».',
  'refused.fieldsBytes': 'doivent compter ensemble {max} octets au plus\u202f; il y en a {got}.',
  'refused.httpsAddress': 'il faut une adresse qui commence par https://.',
  'refused.iconSize':
    'il faut une image d’au moins {side} × {side} pixels\u202f; celle-ci a {width} × {height}.',
  'refused.iconFile': 'l’adresse doit mener à une image\u202f; ce serveur n’y a pas de fichier.',
  'refused.iconAnswer': 'l’adresse doit mener à une image\u202f; la réponse était {status}.',
  'refused.iconUnreached': 'l’adresse doit mener à une image\u202f; personne n’y répond.',
  'refused.icon': 'l’adresse doit mener à un JPG, PNG ou GIF d’au moins {side} × {side} pixels.',
  'refused.origin':
    'il faut des origines comme https://www.example.com\u202f; «\u202f{got}\u202f» n’en est pas une.',
  'refused.wholeNumber': 'il faut un nombre entier.',
  'refused.atLeast': 'il faut au moins {min}.',
  'refused.atMost': '{max} au plus est possible.',
  'refused.noSpaces': 'ne doit pas contenir d’espaces.',
  'refused.characters': 'il faut de 1 à {max} caractères.',
  'refused.wholeNumberBetween': 'il faut un nombre entier de {min} à {max}.',
  'refused.questions': 'il en faut de 1 à {max}.',
  'refused.options': 'il faut de 1 à {max} options.',
  'refused.differ': 'les noms doivent être différents\u202f; «\u202f{got}\u202f» y est deux fois.',
  'refused.placeholder': 'le texte doit contenir {placeholder}.',
  'refused.noPlaceholder': 'le texte ne peut contenir aucun marqueur entre accolades.',
  'refused.otherPlaceholder': 'le texte ne peut contenir d’autre marqueur que {placeholders}.',
  'refused.bytes':
    '{max} octets au plus sont possibles dans toutes les langues ensemble\u202f; il y en a {got}.',

  'refusedCall.otherPage':
    'Cette page est à une autre adresse que celle que le serveur connaît comme la sienne. Ouvrez-y la console.',
  'refusedCall.otherSession': 'Cette page appartient à une session antérieure. Rechargez-la.',
  'refusedCall.role': 'Votre rôle ne le permet pas. Demandez à un propriétaire de l’équipe.',
  'refusedCall.deactivated':
    'Ce compte est désactivé. Un propriétaire de l’équipe peut l’activer de nouveau.',
  'refusedCall.lastOwner':
    'L’équipe a besoin d’un propriétaire. Donnez d’abord ce rôle à quelqu’un d’autre.',
  'refusedCall.appGone': 'Cette app n’existe plus ou ne vous est pas ouverte.',
  'refusedCall.gone': 'Cela n’existe plus.',
  'refusedCall.keysFull': 'Il y a déjà {max} clés. Supprimez-en une qui ne sert pas.',
  'refusedCall.failed': 'Une erreur s’est produite sur le serveur.',
  'refusedCall.notStored': 'Le serveur ne peut rien enregistrer pour le moment. Réessayez bientôt.',
  'refusedCall.fileSize': 'Le fichier dépasse les {max} octets que ce serveur accepte.',
  'refusedCall.pictureSize': 'L’image a plus de {max} pixels.',
  'refusedCall.fileKind': 'Les fichiers de ce type ne sont pas acceptés.',
  'refusedCall.harmful': 'Le fichier est peut-être dangereux\u202f: {name}.'
}
