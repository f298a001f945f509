import type { person as english } from '../en/person'
import type { TranslationOf } from '../translate'

/** Texts of the person beside a conversation. */
export const person: TranslationOf<typeof english> = {
  'person.person': 'Personne',
  'person.back': 'Retour à la conversation',
  'person.hide': 'Masquer la personne',
  'person.failed': 'La personne n’a pas pu être chargée.',
  'person.claims':
    'Ce qui est marqué comme non vérifié vient du visiteur ou de la page\u202f; personne ne l’a contrôlé.',
  'person.picture': 'Afficher l’image de {host}',
  'person.pictureOf': 'Image de {name}',
  'person.edit': 'Modifier',
  'person.visit': 'Visite',
  'person.page': 'Page',
  'person.pageHint':
    'Là où le visiteur a commencé à écrire ou s’est connecté en dernier. Le messenger n’envoie pas les pages suivantes.',
  'person.from': 'Venu de',
  'person.browser': 'Navigateur',
  'person.language': 'Langue',
  'person.localTime': 'Heure locale',
  'person.firstSeen': 'Vu la première fois',
  'person.lastSeen': 'Vu la dernière fois',
  'person.noBrowser': 'Aucun navigateur n’est connu.',
  'person.otherBrowsers': 'Autres navigateurs',
  'person.channels': 'Canaux',
  'person.noChannels': 'Pas encore de canal.',
  'person.pending': 'non confirmé',
  'person.blocked': 'bloqué là-bas',
  'person.inactive': 'plus utilisé',
  'person.conversations': 'Autres conversations',
  'person.noConversations': 'Il n’y a pas d’autre conversation.',
  'person.mergeHere': 'Fusionner avec cette conversation',
  'person.mergeThere': 'Fusionner cette conversation avec celle-là',
  'person.mergeTitle': 'Fusionner les deux conversations\u202f?',
  'person.mergeText':
    'Tous les messages, notes, fichiers et étiquettes se retrouvent dans une conversation, dans l’ordre de leurs heures. L’autre disparaît, pour le visiteur aussi. C’est irréversible.',
  'person.mergeConfirm': 'Fusionner',
  'person.merged': 'Les conversations n’en font plus qu’une.',
  'person.fields': 'Champs',
  'person.noFields': 'Pas encore de champs.',
  'person.conversationFields': 'Champs de cette conversation',
  'person.givenName': 'Prénom',
  'person.surname': 'Nom',
  'person.claimedHint':
    'Cela vient du visiteur ou de la page. Ce que vous enregistrez à la place compte comme défini par vous, sans retour possible.',
  'person.fieldName': 'Nom du champ',
  'person.fieldValue': 'Valeur',
  'person.addField': 'Ajouter un champ',
  'person.removeField': 'Retirer le champ {name}',
  'person.saved': 'Enregistré.'
}
