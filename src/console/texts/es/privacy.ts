import type { privacy as english } from '../en/privacy'
import type { TranslationOf } from '../translate'

export const privacy: TranslationOf<typeof english> = {
  'privacy.lead':
    'Lo que esta aplicación sabe de las personas: encontrar a alguien, entregar sus datos en un archivo, borrarlos.',
  'privacy.person': 'Datos de una persona',
  'privacy.find': 'Buscar a una persona',
  'privacy.text': 'Nombre, correo o identificador',
  'privacy.textHint':
    'Basta una parte. Los identificadores son los de su propio sistema y los de Pipit.',
  'privacy.search': 'Buscar',
  'privacy.searching': 'Buscando…',
  'privacy.none': 'No se ha encontrado a nadie.',
  'privacy.more': 'Mostrar más personas',
  'privacy.setRetention': 'Cambiarlo en los ajustes de la aplicación',
  'privacy.externalId': 'Identificador externo',
  'privacy.export': 'Todo lo que se sabe',
  'privacy.exportText':
    'Un archivo JSON con perfil, campos, navegadores, canales, páginas visitadas, direcciones de correo, archivos y todas las conversaciones con sus mensajes. El registro de auditoría anota quién lo descarga.',
  'privacy.download': 'Descargar',
  'privacy.exported': 'El archivo está en sus descargas.',
  'privacy.exportsBusy':
    'El servidor está ocupado con otras exportaciones. Inténtelo de nuevo en medio minuto.',
  'privacy.eraseTitle': 'Borrar',
  'privacy.eraseText':
    'No se puede deshacer, y el registro de auditoría anota quién lo hizo. Las copias de seguridad anteriores conservan los datos.',
  'privacy.choice': 'Qué se borra',
  'privacy.deleteChoice': 'La persona, con sus conversaciones',
  'privacy.deleteHint':
    'También se eliminan mensajes y archivos. Sale de las conversaciones con otros; lo que escribió allí queda, sin su nombre.',
  'privacy.eraseChoice': 'Sus datos personales',
  'privacy.eraseHint':
    'Se borran nombre, correo, imagen, campos, navegadores, páginas visitadas y direcciones de correo. Sus identificadores y conversaciones quedan, con todo lo que se escribió en ellas; también las direcciones y los números de canales vinculados.',
  'privacy.typeName': 'Escriba el nombre de la persona, {name}',
  'privacy.delete': 'Eliminar a la persona',
  'privacy.erase': 'Borrar los datos personales',
  'privacy.erased': 'Los datos personales se han borrado.',
  'privacy.deleted': 'La persona se ha eliminado.'
}
