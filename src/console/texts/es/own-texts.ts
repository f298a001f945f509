import type { ownTexts as english } from '../en/own-texts'
import type { TranslationOf } from '../translate'

export const ownTexts: TranslationOf<typeof english> = {
  'ownTexts.language': 'Idioma de los textos',
  'ownTexts.search': 'Buscar en los textos',
  'ownTexts.none': 'Ningún texto contiene estas palabras.',
  'ownTexts.found': {
    one: '{count} texto encontrado',
    other: '{count} textos encontrados'
  },
  'ownTexts.failed': 'No se pudieron cargar los textos de la mensajería.',
  'ownTexts.needs': 'Debe contener: {placeholders}',
  'ownTexts.reset': 'Usar el texto de la mensajería',
  'ownTexts.resetNamed': 'Usar el texto de la mensajería: {key}',
  'ownTexts.count': {
    one: '{count} texto propio',
    other: '{count} textos propios'
  },

  'textGroups.launcher': 'Botón de apertura y título de la ventana',
  'textGroups.conversation': 'Conversación',
  'textGroups.contents': 'Archivos, imágenes, lugares y tarjetas',
  'textGroups.forms': 'Formularios y preguntas',
  'textGroups.list': 'Lista de conversaciones',
  'textGroups.channels': 'Otros canales',
  'textGroups.times': 'Fechas y horas',
  'textGroups.others': 'Ajustes y problemas'
}
