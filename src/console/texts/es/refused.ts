import type { refused as english } from '../en/refused'
import type { TranslationOf } from '../translate'

export const refused: TranslationOf<typeof english> = {
  'refused.color': 'hacen falta 3 o 6 dígitos hexadecimales, como 0099ff.',
  'refused.pixels': 'hace falta un número entero de píxeles, de 1 a 9999.',
  'refused.seen': 'hace falta algún carácter visible.',
  'refused.seenUpTo': 'hacen falta de 1 a {max} caracteres, y uno visible.',
  'refused.filled': 'no puede estar vacío.',
  'refused.upTo': 'caben como máximo {max} caracteres.',
  'refused.itemsUpTo': 'caben como máximo {max} entradas.',
  'refused.email': 'debe ser una dirección de correo de {max} caracteres como máximo.',
  'refused.fieldName': 'no deben tener un campo llamado «{got}».',
  'refused.fieldsBytes': 'deben tener en total {max} bytes como máximo; ahora tienen {got}.',
  'refused.httpsAddress': 'hace falta una dirección que empiece por https://.',
  'refused.iconSize':
    'hace falta una imagen de al menos {side} × {side} píxeles; esta tiene {width} × {height}.',
  'refused.iconFile':
    'la dirección debe llevar a una imagen; este servidor no tiene ningún archivo ahí.',
  'refused.iconAnswer': 'la dirección debe llevar a una imagen; la respuesta fue {status}.',
  'refused.iconUnreached': 'la dirección debe llevar a una imagen; nadie responde ahí.',
  'refused.icon':
    'la dirección debe llevar a un JPG, PNG o GIF de al menos {side} × {side} píxeles.',
  'refused.origin': 'hacen falta orígenes como https://www.example.com; «{got}» no lo es.',
  'refused.wholeNumber': 'hace falta un número entero.',
  'refused.atLeast': 'hace falta al menos {min}.',
  'refused.atMost': 'como máximo puede ser {max}.',
  'refused.noSpaces': 'no debe contener espacios.',
  'refused.characters': 'hacen falta de 1 a {max} caracteres.',
  'refused.wholeNumberBetween': 'hace falta un número entero de {min} a {max}.',
  'refused.questions': 'hacen falta de 1 a {max}.',
  'refused.options': 'hacen falta de 1 a {max} opciones.',
  'refused.differ': 'los nombres deben ser distintos; «{got}» aparece dos veces.',
  'refused.placeholder': 'el texto debe contener {placeholder}.',
  'refused.noPlaceholder': 'el texto no puede contener ningún marcador entre llaves.',
  'refused.otherPlaceholder': 'el texto no puede contener otro marcador que {placeholders}.',
  'refused.bytes': 'caben como máximo {max} bytes en todos los idiomas juntos; ahora hay {got}.',

  'refusedCall.otherPage':
    'Esta página está en una dirección distinta de la que el servidor conoce como suya. Abra la consola allí.',
  'refusedCall.otherSession': 'Esta página pertenece a una sesión anterior. Vuelva a cargarla.',
  'refusedCall.role': 'Su rol no permite esto. Pregunte a un propietario del equipo.',
  'refusedCall.deactivated':
    'Esta cuenta está desactivada. Un propietario del equipo puede activarla de nuevo.',
  'refusedCall.lastOwner': 'El equipo necesita un propietario. Dé antes este rol a otra persona.',
  'refusedCall.appGone': 'Esta aplicación ya no existe, o usted no tiene acceso a ella.',
  'refusedCall.gone': 'Ya no está ahí.',
  'refusedCall.keysFull': 'Ya hay {max} claves. Elimine una que no haga falta.',
  'refusedCall.failed': 'Algo salió mal en el servidor.',
  'refusedCall.notStored':
    'El servidor no puede guardar nada en este momento. Vuelva a intentarlo pronto.',
  'refusedCall.fileSize': 'El archivo supera los {max} bytes que acepta este servidor.',
  'refusedCall.pictureSize': 'La imagen tiene más de {max} píxeles.',
  'refusedCall.fileKind': 'No se aceptan archivos de este tipo.',
  'refusedCall.harmful': 'El archivo podría ser dañino: {name}.'
}
