import type { replies as english } from '../en/replies'
import type { TranslationOf } from '../translate'

/** Texts of the saved replies. */
export const replies: TranslationOf<typeof english> = {
  'replies.lead':
    'Respuestas que su equipo vuelve a usar. Escriba / al principio de una respuesta y después lo que busca.',
  'replies.none': 'Aquí no hay ninguna respuesta todavía.',
  'replies.failed': 'No se pudieron cargar las respuestas guardadas.',
  'replies.new': 'Nueva respuesta',
  'replies.newTemplate': 'Nueva plantilla',
  'replies.templateLead':
    'Una plantilla es un mensaje de cualquier tipo. {syntax}, con un nombre dentro, la pone en una respuesta o en un texto que envía un programa.',
  'replies.unknown': 'No hay ninguna respuesta guardada «{name}».',
  'replies.notAlone':
    '«{name}» es más que un texto con botones y una imagen. No puede haber nada a su lado.',
  'replies.fixed': 'Un programa ha hecho este mensaje. Aquí se puede cambiar su nombre.',
  'replies.edit': 'Editar',
  'replies.editNamed': 'Editar {name}',
  'replies.editTitle': 'Editar la respuesta',
  'replies.delete': 'Eliminar',
  'replies.deleteNamed': 'Eliminar {name}',
  'replies.questionTitle': '¿Eliminar esta respuesta?',
  'replies.question': 'Su equipo ya no podrá usar «{name}». Esto no se puede deshacer.',
  'replies.deleted': 'La respuesta «{name}» se ha eliminado.',
  'replies.saved': 'La respuesta «{name}» se ha guardado.',
  'replies.save': 'Guardar la respuesta',
  'replies.nameHint': 'Se escribe después de / para encontrarla.',
  'replies.text': 'Texto',
  'replies.textHint':
    '{visitor} representa el nombre del visitante y {agent} el de quien responde. {fallback} contiene las palabras para un nombre desconocido; sin ellas no se pone nada.',
  'replies.wrongPlaceholder': '{placeholder} no es un marcador. Use {visitor} o {agent}.',
  'replies.taken': 'Otra respuesta tiene este nombre.',
  'replies.found': {
    one: '{count} respuesta encontrada',
    other: '{count} respuestas encontradas'
  }
}
