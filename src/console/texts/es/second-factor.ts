import type { secondFactor as english } from '../en/second-factor'
import type { TranslationOf } from '../translate'

/** Texts of two-step verification. */
export const secondFactor: TranslationOf<typeof english> = {
  'secondFactor.title': 'Verificación en dos pasos',
  'secondFactor.lead':
    'Iniciar sesión pide entonces también un código de una aplicación de su teléfono. Quien conozca su contraseña no puede entrar solo con ella.',
  'secondFactor.failed': 'No se pudo cargar la verificación en dos pasos.',
  'secondFactor.on': 'Está activada. Códigos de recuperación restantes: {count}',
  'secondFactor.setUp': 'Configurar la verificación en dos pasos',
  'secondFactor.setUpHint': 'Necesita una aplicación de autenticación en su teléfono.',
  'secondFactor.continue': 'Continuar',
  'secondFactor.wrongPassword': 'La contraseña no es correcta.',
  'secondFactor.changed': 'Esto se cambió entretanto en otro lugar. Vuelva a cargar la página.',
  'secondFactor.scan':
    'Escanee el código QR con su aplicación de autenticación y escriba el código que muestra.',
  'secondFactor.qrCode': 'Código QR para su aplicación de autenticación',
  'secondFactor.secret': 'Clave secreta',
  'secondFactor.secretHint': 'Para escribirla o pegarla si la aplicación no puede escanear.',
  'secondFactor.code': 'Código',
  'secondFactor.codeHint': 'Seis cifras, que cambian cada 30 segundos.',
  'secondFactor.turnOn': 'Activar',
  'secondFactor.wrongCode':
    'Este código no es correcto. Escriba el que la aplicación muestra ahora.',
  'secondFactor.ended': 'Esta configuración ha caducado. Cierre la ventana y empiece de nuevo.',
  'secondFactor.isOn':
    'La verificación en dos pasos está activada. La sesión se ha cerrado en todos los demás navegadores.',
  'secondFactor.codes': 'Códigos de recuperación',
  'secondFactor.once':
    'Copie estos códigos ahora. Solo se muestran aquí: al cerrar esta ventana desaparecen.',
  'secondFactor.codesHint':
    'Cada uno inicia sesión una vez en lugar de un código de la aplicación. Guárdelos donde los encuentre sin su teléfono.',
  'secondFactor.download': 'Descargar',
  'secondFactor.newCodes': 'Códigos de recuperación nuevos',
  'secondFactor.newCodesHint': 'Los códigos de recuperación que tiene ahora dejan de valer.',
  'secondFactor.makeCodes': 'Crear códigos',
  'secondFactor.turnOff': 'Desactivar',
  'secondFactor.turnOffTitle': '¿Desactivar la verificación en dos pasos?',
  'secondFactor.turnOffHint':
    'Después iniciará sesión solo con su contraseña, y sus códigos de recuperación dejan de valer.',
  'secondFactor.isOff': 'La verificación en dos pasos está desactivada.',
  'secondStep.lead': 'Escriba el código que muestra su aplicación de autenticación.',
  'secondStep.hint': 'Seis cifras, o uno de sus códigos de recuperación.',
  'secondStep.wrong': 'Este código no es correcto o ya se usó.',
  'secondStep.ended':
    'Este inicio de sesión tardó demasiado, o su contraseña se cambió. Vaya al inicio de sesión y empiece de nuevo.'
}
