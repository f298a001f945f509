import type { changes as english } from '../en/changes'
import type { TranslationOf } from '../translate'

export const changes: TranslationOf<typeof english> = {
  'changes.lead': 'Quién cambió qué ajuste: los 200 más recientes, durante dos años como máximo.',
  'changes.none': 'Aún no se ha cambiado nada.',
  'changes.failed': 'No se pudieron cargar los cambios.',
  'changes.ownText': 'Texto propio {key}, {language}',
  'changes.older': 'Mostrar cambios más antiguos',
  'changes.meanwhile':
    'Alguien ha cambiado los ajustes mientras tanto. Mire primero lo que es nuevo.',
  'changes.restored': 'Se han recuperado los ajustes anteriores.',
  'changes.key': 'Clave «{name}»',
  'changes.secrets': 'Secretos',
  'changes.givenAnew': 'dado de nuevo',
  'changes.forEver': 'para siempre',
  'changes.notSet': 'sin definir',
  'changes.on': 'activado',
  'changes.off': 'desactivado',
  'changes.empty': 'ninguno',
  'changes.something': 'algo'
}
