import type { frame as english } from '../en/frame'
import type { TranslationOf } from '../translate'

export const frame: TranslationOf<typeof english> = {
  'common.cancel': 'Cancelar',
  'common.close': 'Cerrar',
  'common.comma': ', ',
  'common.email': 'Correo electrónico',
  'common.id': 'Identificador',
  'common.loading': 'Cargando…',
  'common.name': 'Nombre',
  'common.password': 'Contraseña',
  'common.remove': 'Quitar',
  'common.saveChanges': 'Guardar los cambios',
  'common.tryAgain': 'Reintentar',
  'common.undo': 'Deshacer',
  'common.upTo': {
    one: 'Como máximo {count} carácter.',
    other: 'Como máximo {count} caracteres.'
  },

  'errors.answered': 'El servidor respondió {status}.',
  'errors.noServer': 'No se puede acceder al servidor.',
  'errors.noServerTitle': 'No se puede acceder al servidor',
  'errors.checkConnection': 'Compruebe la conexión y vuelva a intentarlo.',
  'errors.unreachable':
    'No se puede acceder al servidor. Compruebe la conexión y vuelva a intentarlo.',
  'errors.refusal': '{label}: {refusal}',

  'screens.inbox': 'Bandeja de entrada',
  'screens.install': 'Instalar',
  'screens.integrations': 'Integraciones',
  'screens.connect': 'Conectar integraciones',
  'screens.connect-web': 'Mensajería web',
  'screens.connect-custom': 'Integración personalizada',
  'screens.connect-channel': 'Canal de clientes',
  'screens.settings': 'Ajustes de la mensajería',
  'screens.missing': 'No encontrado',
  'screens.not-allowed': 'No es para su rol',
  'screens.team': 'Equipo',
  'screens.audit-log': 'Registro de auditoría',
  'screens.health': 'Estado del servidor',
  'screens.app': 'Ajustes de la aplicación',
  'screens.privacy': 'Privacidad',
  'screens.changes': 'Cambios',
  'screens.replies': 'Respuestas guardadas',
  'screens.keys': 'Claves de API',
  'screens.account': 'Su cuenta',

  'bar.screens': 'Pantallas',
  'bar.account': 'Cuenta: {email}',
  'bar.signOut': 'Cerrar sesión',
  'bar.notSignedOut':
    'El servidor no ha confirmado que se haya cerrado la sesión. Vuelva a intentarlo.',
  'bar.connectionLost':
    'Se perdió la conexión. Reintentando; los mensajes que escribe se guardan en este navegador.',
  'bar.tryNow': 'Intentar ahora',
  'bar.language': 'Idioma: {language}',
  'bar.languages': 'Idiomas',
  'bar.languageFailed':
    'No se pudieron cargar los textos de este idioma. Recargue la página y vuelva a intentarlo.',

  'copy.button': 'Copiar',
  'copy.copied': 'Copiado.',
  'copy.selected': 'Seleccionado. Cópielo con Ctrl+C o ⌘C.',

  'toasts.hide': 'Ocultar la notificación',
  'toasts.meanwhile': 'No se ha deshecho: alguien la ha cambiado mientras tanto.',

  'broken.title': 'No se puede mostrar esta pantalla',
  'broken.text':
    'El error es nuestro. Los mensajes que estaba escribiendo se conservan en este navegador.',
  'unloaded.title': 'Esta pantalla no se ha cargado',
  'unloaded.text':
    'Puede que el servidor se haya actualizado desde que se abrió esta página. Recargue la página: los mensajes que estaba escribiendo se conservan en este navegador.',
  'unloaded.reload': 'Recargar la página',
  'missing.title': 'Esta página no existe',
  'missing.text':
    'Quizá la dirección está incompleta o es de otra versión, o lleva a algo que no está abierto para usted.',
  'missing.showInbox': 'Mostrar la bandeja de entrada',
  'notAllowed.title': 'Esta página no es para su rol',
  'notAllowed.text':
    'Su rol es: {role}. Pida otro a un propietario del equipo si necesita esta página.'
}
