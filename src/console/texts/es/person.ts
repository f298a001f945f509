import type { person as english } from '../en/person'
import type { TranslationOf } from '../translate'

/** Texts of the person beside a conversation. */
export const person: TranslationOf<typeof english> = {
  'person.person': 'Persona',
  'person.back': 'Volver a la conversación',
  'person.hide': 'Ocultar a la persona',
  'person.failed': 'No se ha podido cargar a la persona.',
  'person.claims':
    'Lo marcado como sin verificar lo ha dicho el visitante o la página; nadie lo ha comprobado.',
  'person.picture': 'Mostrar la imagen de {host}',
  'person.pictureOf': 'Imagen de {name}',
  'person.edit': 'Editar',
  'person.visit': 'Visita',
  'person.page': 'Página',
  'person.pageHint':
    'Donde el visitante empezó a escribir o inició sesión por última vez. El messenger no envía las páginas posteriores.',
  'person.from': 'Vino de',
  'person.browser': 'Navegador',
  'person.language': 'Idioma',
  'person.localTime': 'Hora local',
  'person.firstSeen': 'Visto por primera vez',
  'person.lastSeen': 'Visto por última vez',
  'person.noBrowser': 'No se conoce ningún navegador.',
  'person.otherBrowsers': 'Otros navegadores',
  'person.channels': 'Canales',
  'person.noChannels': 'Todavía no hay canales.',
  'person.pending': 'sin confirmar',
  'person.blocked': 'bloqueado allí',
  'person.inactive': 'ya no se usa',
  'person.conversations': 'Otras conversaciones',
  'person.noConversations': 'No hay otra conversación.',
  'person.mergeHere': 'Combinar con esta conversación',
  'person.mergeThere': 'Combinar esta conversación con aquella',
  'person.mergeTitle': '¿Combinar las dos conversaciones?',
  'person.mergeText':
    'Todos los mensajes, notas, archivos y etiquetas se reúnen en una conversación, en el orden de sus horas. La otra desaparece, también para el visitante. No se puede deshacer.',
  'person.mergeConfirm': 'Combinar',
  'person.merged': 'Las conversaciones ya son una.',
  'person.fields': 'Campos',
  'person.noFields': 'Todavía no hay campos.',
  'person.conversationFields': 'Campos de esta conversación',
  'person.givenName': 'Nombre',
  'person.surname': 'Apellidos',
  'person.claimedHint':
    'Lo ha dicho el visitante o la página. Lo que guarde en su lugar vale como puesto por usted y no se puede deshacer.',
  'person.fieldName': 'Nombre del campo',
  'person.fieldValue': 'Valor',
  'person.addField': 'Añadir un campo',
  'person.removeField': 'Quitar el campo {name}',
  'person.saved': 'Guardado.'
}
