import type { apps as english } from '../en/apps'
import type { TranslationOf } from '../translate'

export const apps: TranslationOf<typeof english> = {
  'apps.named': 'Aplicación: {name}',
  'apps.apps': 'Aplicaciones',
  'apps.actions': 'Acciones',
  'apps.lead': 'Lo que vale para todas las integraciones de esta aplicación.',
  'apps.failed': 'No se pudo cargar la aplicación.',
  'apps.people': 'Personas',
  'apps.new': 'Nueva aplicación',
  'apps.newLead':
    'Una aplicación tiene sus propias integraciones, personas y conversaciones. La ven propietarios y administradores; los agentes, cuando se les da acceso en Equipo.',
  'apps.newName': 'Nombre de la aplicación',
  'apps.create': 'Crear la aplicación',
  'apps.created': '«{name}» está creada.',
  'apps.noneTitle': 'Aún no hay aplicación',
  'apps.none':
    'Una aplicación contiene las integraciones, las personas y las conversaciones de una empresa.',
  'apps.noneForYou': 'No tiene acceso a ninguna aplicación. Pregunte a un propietario del equipo.',
  'apps.stillNone': 'Todavía no ha cambiado nada.',
  'apps.deleteTitle': 'Eliminar esta aplicación',
  'apps.delete': 'Eliminar la aplicación',
  'apps.deletion':
    'No se puede deshacer. Con ella se van sus integraciones, claves, personas, conversaciones, mensajes y archivos. Las páginas con sus fragmentos ya no muestran la mensajería, y sus claves se rechazan.',

  'demo.title': 'Esta es la demostración',
  'demo.text':
    'Su página muestra la mensajería como la ven los visitantes; lo que escriba allí llega a la bandeja de entrada de esta aplicación.',
  'demo.open': 'Abrir la página de demostración',
  'demo.add': 'Añadir la demostración',
  'demo.added': 'La demostración está lista.',
  'demo.remove': 'Quitar la demostración',
  'demo.removed': 'La demostración se ha quitado.',
  'demo.questionTitle': '¿Quitar la demostración?',
  'demo.question':
    'La aplicación {name} se elimina con su página de demostración y todo lo que se escribió allí. El menú de aplicaciones puede añadir una nueva demostración.',
  'demo.keep': 'Conservarla',

  'deletion.typeName': 'Escriba su nombre, {name}',
  'deletion.otherName': 'Ese no es el nombre.',
  'deletion.done': 'Eliminado: «{name}».',

  'appFields.displayName.label': 'Nombre',
  'appFields.displayName.hint':
    'Los visitantes lo ven en la mensajería, salvo que esta tenga un nombre propio.',
  'appFields.iconUrl.label': 'Icono',
  'appFields.iconUrl.hint':
    'Dirección de la imagen en la cabecera de las mensajerías que no tienen una propia.',
  'appFields.conversationRetentionSeconds.label': 'Conservar las conversaciones',
  'appFields.conversationRetentionSeconds.hint':
    'Pasado este tiempo desde su último mensaje, una conversación se elimina para siempre con todo lo que se dijo en ella.',
  'appFields.disableConversationReopen.label': 'Las conversaciones cerradas siguen cerradas',
  'appFields.disableConversationReopen.hint':
    'Un visitante no puede escribir en una conversación que usted cerró, y puede empezar otra.',
  'appFields.maskCreditCardNumbers.label': 'Ocultar números de tarjeta',
  'appFields.maskCreditCardNumbers.hint':
    'Los números de tarjetas de pago que escriben los visitantes se hacen ilegibles antes de guardarse.',
  'appFields.pageVisits.label': 'Guardar las páginas visitadas',
  'appFields.pageVisits.hint':
    'Su equipo ve qué páginas abre un visitante que ha escrito o iniciado sesión: las 50 más recientes de cada uno, durante 30 días.',
  'appFields.useAnimalNames.label': 'Nombres de animales',
  'appFields.useAnimalNames.hint':
    'Da a los visitantes sin nombre el nombre de un animal, que solo ve su equipo.',
  'appFields.echoPostback.label': 'Mostrar los botones pulsados',
  'appFields.echoPostback.hint':
    'Un botón que pulsa un visitante se muestra en la conversación como un mensaje suyo.',

  'retention.forEver': 'Para siempre',
  'retention.other': 'Otro tiempo',
  'retention.days': 'Días',
  'retention.seconds': 'Segundos',
  'retention.daysUnit': 'días',
  'retention.secondsUnit': 'segundos'
}
