import type { keys as english } from '../en/keys'
import type { TranslationOf } from '../translate'

/** Texts of the keys of an app. */
export const keys: TranslationOf<typeof english> = {
  'keys.lead':
    'Con una clave, sus programas llaman a la API REST de esta aplicación, y su servidor firma tokens para los visitantes que han iniciado sesión en su sitio.',
  'keys.account':
    'La clave de la cuenta, que alcanza todas las aplicaciones, no está entre ellas: pertenece a la máquina del servidor.',
  'keys.guide': 'Cómo usar una clave',
  'keys.none': 'Aquí no hay ninguna clave todavía.',
  'keys.failed': 'No se pudieron cargar las claves.',
  'keys.new': 'Nueva clave',
  'keys.nameHint': 'Indica a su equipo qué programa la usa.',
  'keys.create': 'Crear la clave',
  'keys.madeTitle': 'La clave «{name}» está lista',
  'keys.once': 'Copie el secreto ahora. Solo se muestra aquí: al cerrar esta ventana, desaparece.',
  'keys.secret': 'Secreto de la clave',
  'keys.secretHint':
    'Su servidor firma con él los tokens de los visitantes. No debe estar en ninguna página.',
  'keys.credentials': 'Identificador y secreto',
  'keys.credentialsHint': 'Como los usan los programas para la autorización Basic.',
  'keys.command': 'Probarla',
  'keys.commandHint': 'Este comando muestra la aplicación, en una terminal.',
  'keys.closed':
    'La clave «{name}» está lista. Su secreto no se vuelve a mostrar; si no lo tiene, elimine la clave y cree otra.',
  'keys.madeAt': 'Creada: {time}',
  'keys.usedAt': 'Último uso: {time}',
  'keys.unused': 'Ningún uso conocido',
  'keys.delete': 'Eliminar la clave',
  'keys.deleteNamed': 'Eliminar la clave {name}',
  'keys.questionTitle': '¿Eliminar esta clave?',
  'keys.question':
    'Desde ese momento se rechazan los programas que llaman con «{name}», y se cierra la sesión de los visitantes que la iniciaron con sus tokens. Esto no se puede deshacer.',
  'keys.deleted': 'La clave «{name}» se ha eliminado.',

  'keys.scope': 'Qué alcanza',
  'keys.app': 'Toda la aplicación',
  'keys.appHint':
    'Todo en esta aplicación salvo sus propias claves de API: ajustes, personas, conversaciones. Su servidor firma con ella tokens para los visitantes.',
  'keys.program': 'Una integración personalizada',
  'keys.programHint':
    'Para un programa suyo: personas, mensajes y conversaciones una a una, y sus propios webhooks. Ni ajustes ni la lista de todas las conversaciones.',
  'keys.noProgram': 'Esta aplicación no tiene todavía ninguna integración personalizada.',
  'keys.reachesApp': 'Alcanza toda la aplicación',
  'keys.reachesPeople': 'Alcanza personas y conversaciones, para {name}',
  'keys.title': 'Sus claves',
  'keys.programLead':
    'Con una clave, el programa responde por la API REST. La clave alcanza personas, mensajes y conversaciones una a una, y estos webhooks; ni ajustes ni la lista de todas las conversaciones.',
  'keys.programSecretHint': 'Su programa llama con él. No debe estar en ninguna página.',
  'keys.programCommandHint': 'Este comando lista los webhooks de la integración, en una terminal.',
  'keys.programQuestion':
    'Desde ese momento se rechazan los programas que llaman con «{name}». Esto no se puede deshacer.'
}
