import type { passkeys as english } from '../en/passkeys'
import type { TranslationOf } from '../translate'

/** Texts of passkeys. */
export const passkeys: TranslationOf<typeof english> = {
  'passkeys.title': 'Claves de acceso',
  'passkeys.lead':
    'Una clave de acceso inicia su sesión sin contraseña ni código. Su dispositivo la guarda y pide su PIN, su dedo o su cara.',
  'passkeys.failed': 'No se pudieron cargar las claves de acceso.',
  'passkeys.none': 'No tiene ninguna clave de acceso.',
  'passkeys.add': 'Añadir una clave de acceso',
  'passkeys.addHint': 'Inicia sesión como usted, por eso primero se pide su contraseña.',
  'passkeys.full': 'Puede haber como máximo 20 claves de acceso. Quite una primero.',
  'passkeys.nameHint':
    'Póngale un nombre por el que la reconozca. Después su navegador pregunta dónde guardarla.',
  'passkeys.make': 'Crear clave de acceso',
  'passkeys.added': 'A partir de ahora, {name} inicia su sesión.',
  'passkeys.notAdded':
    'La clave de acceso no se añadió: tardó demasiado o se rechazó. Cierre la ventana y empiece de nuevo.',
  'passkeys.renameButton': 'Cambiar el nombre',
  'passkeys.rename': 'Cambiar el nombre de la clave de acceso',
  'passkeys.renameNamed': 'Cambiar el nombre de {name}',
  'passkeys.renameHint': 'Un nombre por el que la reconozca.',
  'passkeys.gone': 'Esta clave de acceso se quitó entretanto.',
  'passkeys.removeTitle': '¿Quitar {name}?',
  'passkeys.removeHint':
    'Ya no inicia su sesión. Puede que su dispositivo la muestre hasta que la borre también allí.',
  'passkeys.removeNamed': 'Quitar {name}',
  'passkeys.removed': '{name} se ha quitado.',
  'passkeys.signIn': 'Iniciar sesión con una clave de acceso',
  'passkeys.ended': 'Este inicio de sesión tardó demasiado. Inténtelo de nuevo.',
  'passkeys.notKnown': 'Esta clave de acceso no se conoce aquí o se rechazó.',
  'passkeys.cancelled': 'No se usó ninguna clave de acceso: se canceló o tardó demasiado.',
  'passkeys.known': 'En este dispositivo ya hay una clave de acceso suya.',
  'passkeys.unfit':
    'Las claves de acceso no funcionan aquí. Necesitan un navegador que las conozca y una consola que se abra con HTTPS por el nombre de un servidor.'
}
