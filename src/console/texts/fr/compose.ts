import type { compose as english } from '../en/compose'
import type { TranslationOf } from '../translate'

export const compose: TranslationOf<typeof english> = {
  'compose.add': 'Ajouter',
  'compose.buttons': 'Boutons',
  'compose.picture': 'Image par adresse',
  'compose.location': 'Lieu',
  'compose.carousel': 'Carrousel',
  'compose.list': 'Liste',
  'compose.form': 'Formulaire',
  'compose.link': 'Lien',
  'compose.reply': 'Réponse rapide',
  'compose.postback': 'Signal à vos programmes',
  'compose.locationRequest': 'Demande de position',
  'compose.mediaUrl': 'Adresse de l’image',
  'compose.altText': 'Description de l’image',
  'compose.altTextHint': 'Dit ce qu’elle montre, pour qui ne peut pas la voir.',
  'compose.lat': 'Latitude',
  'compose.long': 'Longitude',
  'compose.name': 'Nom du lieu',
  'compose.address': 'Rue et ville',
  'compose.buttonLabel': 'Libellé du bouton {number}',
  'compose.buttonKind': 'Type du bouton {number}',
  'compose.buttonAddress': 'Adresse du bouton {number}',
  'compose.buttonPayload': 'Données du bouton {number}',
  'compose.payloadHint': 'Pour vos programmes. Sans données, le libellé en tient lieu.',
  'compose.unnamedButton': 'bouton {number}',
  'compose.addButton': 'Ajouter un bouton',
  'compose.item': 'Élément {number}',
  'compose.unnamedItem': 'élément {number}',
  'compose.itemTitle': 'Titre',
  'compose.itemDescription': 'Détails',
  'compose.addItem': 'Ajouter un élément',
  'compose.isBlocking': 'Le visiteur ne peut écrire qu’après l’avoir rempli',
  'compose.noButton': 'Il faut au moins un bouton\u202f; il n’y en a pas.',
  'compose.noEntry': 'Il faut au moins un élément\u202f; il n’y en a pas.',
  'compose.tooLong': 'doit avoir au plus {max} caractères\u202f; il y en a {got}.',
  'compose.badDegrees':
    'doit être un nombre de −{max} à {max}\u202f; «\u202f{got}\u202f» n’en est pas un.',
  'compose.badLink':
    'doit être une adresse https, http, mailto, tel ou sms\u202f; «\u202f{got}\u202f» n’en est pas une.',
  'compose.badPicture':
    'doit être une adresse qui commence par https://\u202f; «\u202f{got}\u202f» n’en est pas une.',
  'compose.shorthand': 'La même chose peut se taper dans une réponse\u202f: {syntax}',
  'compose.nothingToSee': 'L’aperçu vient dès qu’il y a assez de données.',
  'message.takeBack': 'Reprendre'
}
