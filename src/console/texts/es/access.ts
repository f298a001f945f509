import type { access as english } from '../en/access'
import type { TranslationOf } from '../translate'

export const access: TranslationOf<typeof english> = {
  'signIn.title': 'Iniciar sesión en Pipit',
  'signIn.expired': 'Su sesión ha terminado. Lo que empezó a escribir se conserva.',
  'signIn.button': 'Iniciar sesión',
  'signIn.busy': 'Iniciando sesión…',
  'signIn.wrong': 'Este correo y esta contraseña no se corresponden.',
  'signIn.tooMany': {
    one: 'Demasiados intentos. Espere {count} segundo y vuelva a intentarlo.',
    other: 'Demasiados intentos. Espere {count} segundos y vuelva a intentarlo.'
  },
  'signIn.tooManyNow': 'Demasiados intentos. Espere un poco y vuelva a intentarlo.',
  'signIn.failed': 'No se pudo iniciar la sesión. {reason}',

  'setUp.document': 'Configuración',
  'setUp.title': 'Configurar Pipit',
  'setUp.lead':
    'Así se crea la primera cuenta. Funciona una sola vez, con la dirección que mostró el servidor.',
  'setUp.businessName': 'Nombre de la empresa',
  'setUp.businessNameHint': 'Los visitantes lo ven en la mensajería.',
  'setUp.create': 'Crear la cuenta',
  'setUp.doneTitle': 'La configuración está hecha',
  'setUp.done':
    'Ya hay quien puede iniciar sesión en este servidor, así que esta dirección ha caducado.',
  'setUp.goToSignIn': 'Ir al inicio de sesión',
  'setUp.wrongCode': 'Este código no vale. Vuelva a arrancar el servidor: muestra uno nuevo.',
  'setUp.noEmail': 'Escriba una dirección de correo, como ann@example.com.',
  'setUp.awaitedTitle': 'Este servidor aún no está configurado',
  'setUp.awaited': 'Nadie puede iniciar sesión antes de que se cree la primera cuenta.',
  'setUp.awaitedWhere':
    'La dirección para ello está en lo que el servidor mostró al arrancar, en la línea que empieza por {line}: en el terminal donde funciona, o en el registro de su servicio. Ábrala en un navegador.',
  'setUp.awaitedLost': 'Si no la encuentra, vuelva a arrancar el servidor: muestra una nueva.',

  'password.hint': {
    one: 'Al menos {count} carácter.',
    other: 'Al menos {count} caracteres.'
  },
  'password.new': 'Contraseña nueva',
  'password.old': 'Contraseña anterior',
  'password.resetTitle': 'Elija una contraseña nueva',
  'password.resetLead':
    'Después habrá iniciado sesión aquí o se le pedirá su código, y la sesión se cerrará en todos los demás navegadores.',
  'password.set': 'Establecer la contraseña',
  'password.changeTitle': 'Cambiar su contraseña',
  'password.change': 'Cambiar la contraseña',
  'password.wrong':
    'La contraseña anterior no es correcta. Si su último intento quedó sin respuesta, quizá ya valga la nueva.',
  'password.changed':
    'Su contraseña ha cambiado. La sesión se ha cerrado en todos los demás navegadores.',

  'account.nameTitle': 'Su nombre',
  'account.nameHint': 'Sus colegas lo ven y las respuestas pueden incluirlo.',
  'account.saveName': 'Guardar el nombre',
  'account.nameSaved': 'Su nombre se ha guardado.',
  'account.shownTitle': 'Lo que los visitantes ven de usted',
  'account.isShown': 'Mostrar mi nombre y mi imagen',
  'account.isShownHint':
    'Con lo que escriba a partir de ahora. Si no, los visitantes ven el nombre y la imagen de la mensajería.',
  'account.picture': 'Su imagen',
  'account.pictureHint': 'Una imagen cuadrada, de al menos 200 × 200 píxeles.',
  'account.wrongPicture': 'La imagen necesita una dirección que empiece por https://.',
  'account.saveShown': 'Guardar',
  'account.shownSaved': 'Guardado. Vale para lo que escriba a partir de ahora.',
  'sessions.title': 'Dónde tiene la sesión abierta',
  'sessions.hint': 'Cierre las sesiones que no conozca y después cambie su contraseña.',
  'sessions.failed': 'No se pudieron cargar las sesiones.',
  'sessions.unknown': 'Navegador desconocido',
  'sessions.current': 'Este navegador',
  'sessions.lastUsed': 'Último uso: {time}',
  'sessions.signOutOf': 'Cerrar sesión: {browser}',
  'sessions.signOutOthers': 'Cerrar todas las demás sesiones',
  'sessions.signedOut': 'Sesión cerrada: {browser}',
  'sessions.othersSignedOut': 'Sus demás sesiones están cerradas.',

  'firstSteps.title': 'Sus primeros pasos',
  'firstSteps.installTitle': 'Instale la mensajería.',
  'firstSteps.install': 'Copie una de las etiquetas de abajo en una página suya.',
  'firstSteps.helloTitle': 'Salúdese a sí mismo.',
  'firstSteps.hello':
    'Abra esa página, pulse el botón de la mensajería y escriba. Su mensaje aparece aquí, y puede responderlo.',
  'firstSteps.colleagueTitle': 'Haga entrar a un compañero.',
  'firstSteps.colleague': 'Cree un enlace con el que esa persona elige su propia contraseña.',
  'firstSteps.hoursTitle': 'Indique su horario.',
  'firstSteps.hours': 'Mientras está cerrado, la mensajería dice cuándo vuelve.',
  'firstSteps.phoneTitle': 'Llévela en su teléfono.',
  'firstSteps.phone': 'Inicie sesión allí, y responda desde cualquier lugar.',
  'firstSteps.address': 'Dirección',
  'firstSteps.addressHint': 'La consola cabe en un teléfono.'
}
