import type { settings as english } from '../en/settings'
import type { TranslationOf } from '../translate'

export const settings: TranslationOf<typeof english> = {
  'groups.look': 'Aspecto',
  'groups.lookLead': 'Un color de la marca lo viste todo: globos, botones y lanzador lo siguen.',
  'groups.words': 'Palabras',
  'groups.wordsLead': 'Lo que leen los visitantes antes de que nadie escriba.',
  'groups.texts': 'Textos',
  'groups.textsLead':
    'Sus palabras en lugar de las de la mensajería, para cada idioma de sus visitantes.',
  'groups.behaviour': 'Comportamiento',
  'groups.behaviourLead': 'Lo que pueden hacer los visitantes.',
  'groups.place': 'Dónde puede usarse',
  'groups.placeLead':
    'Las páginas de otros no pueden mostrar su mensajería si usted enumera las suyas.',
  'groups.prechat': 'Antes de la conversación',
  'groups.prechatLead': 'Preguntas que un visitante responde antes del primer mensaje.',

  'fields.brandColor.label': 'Color de la marca',
  'fields.brandColor.hint': 'Lanzador y cabecera.',
  'fields.conversationColor.label': 'Color de la conversación',
  'fields.conversationColor.hint': 'Globos del visitante.',
  'fields.actionColor.label': 'Color de las acciones',
  'fields.actionColor.hint': 'Botones y enlaces en la mensajería.',
  'fields.displayStyle.label': 'Estilo del lanzador',
  'fields.displayStyle.hint':
    'Un botón redondo en la esquina, o una pestaña con un nombre en el borde inferior.',
  'fields.buttonWidth.label': 'Anchura del botón',
  'fields.buttonWidth.hint': 'No tiene efecto en una pestaña.',
  'fields.buttonHeight.label': 'Altura del botón',
  'fields.buttonHeight.hint': 'No tiene efecto en una pestaña.',
  'fields.buttonIconUrl.label': 'Icono del lanzador',
  'fields.buttonIconUrl.hint':
    'Dirección de una imagen en lugar de la incluida: JPG, PNG o GIF de al menos 200 × 200 píxeles.',
  'fields.businessIconUrl.label': 'Icono de la empresa',
  'fields.businessIconUrl.hint':
    'Dirección de la imagen en la cabecera: JPG, PNG o GIF de al menos 200 × 200 píxeles. Si no hay, el icono de la aplicación.',
  'fields.backgroundImageUrl.label': 'Imagen de fondo',
  'fields.backgroundImageUrl.hint':
    'Dirección de una imagen que se repite detrás de la conversación.',
  'fields.businessName.label': 'Nombre de la empresa',
  'fields.businessName.hint': 'El título de la mensajería. Si no hay, el nombre de la aplicación.',
  'fields.starters.label': 'Primeros mensajes para elegir',
  'fields.starters.hint':
    'Botones en una conversación vacía, que escriben su texto como el visitante: hasta 4.',
  'fields.showAnswerTime.label': 'Tiempo de respuesta',
  'fields.showAnswerTime.hint': 'Dice en cuánto tiempo suelen responder, en cuanto se conoce.',
  'fields.customText.label': 'Textos propios',
  'fields.customText.hint':
    'Cada visitante lee los de su idioma. Lo que una página indica en sus opciones tiene prioridad. Un campo vacío muestra el texto de la mensajería.',
  'fields.fixedIntroPane.label': 'Introducción fija',
  'fields.fixedIntroPane.hint':
    'La introducción permanece arriba mientras la conversación se desplaza.',
  'fields.preview.label': 'Vista previa de mensajes',
  'fields.preview.hint':
    'Muestra junto al lanzador un mensaje que llega con la mensajería cerrada.',
  'fields.canUserSeeConversationList.label': 'Lista de conversaciones',
  'fields.canUserSeeConversationList.hint':
    'Los visitantes pueden ver sus conversaciones anteriores.',
  'fields.canUserCreateMoreConversations.label': 'Varias conversaciones',
  'fields.canUserCreateMoreConversations.hint':
    'Los visitantes pueden empezar otra conversación además de la que tienen.',
  'fields.integrationOrder.label': 'Otros canales',
  'fields.integrationOrder.hint':
    'Canales de esta aplicación que la mensajería ofrece además de sí misma, en este orden.',
  'fields.originWhitelist.label': 'Orígenes permitidos',
  'fields.originWhitelist.hint':
    'Protocolo, host y puerto de un sitio, por ejemplo https://www.example.com. Cada subdominio en su propia línea.',
  'fields.prechatCapture.enabled.label': 'Formulario previo',
  'fields.prechatCapture.enabled.hint':
    'Pregunta antes de la primera conversación; no se puede escribir hasta dar las respuestas.',
  'fields.prechatCapture.fields.label': 'Preguntas',
  'fields.prechatCapture.fields.hint':
    'Se hacen en este orden. Arrastre una pregunta por su asa, o muévala con sus botones. Las preguntas que un visitante ya tiene delante siguen hasta que cargue una página.',
  'fields.prechatCapture.enableEmailLinking.label': 'Usar el primer correo',
  'fields.prechatCapture.enableEmailLinking.hint':
    'La respuesta a la primera pregunta por un correo electrónico pasa a ser la dirección del visitante. Sin esa pregunta, no se vincula nada.',
  'fields.prechatCapture.everyConversation.label': 'Preguntar cada vez',
  'fields.prechatCapture.everyConversation.hint':
    'Pregunta antes de cada conversación nueva, no solo antes de la primera.',
  'fields.prechatCapture.avatarUrl.label': 'Imagen junto al formulario',
  'fields.prechatCapture.avatarUrl.hint':
    'Dirección de la imagen junto al saludo y el agradecimiento.',

  'save.refused': 'No guardado: el servidor rechaza lo que está marcado arriba.',
  'save.none': 'Sin cambios',
  'save.unsaved': {
    one: '{count} cambio sin guardar',
    other: '{count} cambios sin guardar'
  },
  'save.saved': { one: 'Guardado: {count} cambio.', other: 'Guardado: {count} cambios.' },
  'save.groups': 'Grupos de ajustes',
  'save.discard': 'Descartar',

  'leave.title': '¿Salir sin guardar?',
  'leave.text': 'Lo que cambió aquí no está guardado, y se perdería.',
  'leave.stay': 'Quedarse aquí',
  'leave.leave': 'Salir y perder los cambios'
}
