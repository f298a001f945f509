import type { webhooks as english } from '../en/webhooks'
import type { TranslationOf } from '../translate'

export const webhooks: TranslationOf<typeof english> = {
  'webhooks.shelf': 'Sus propios programas',
  'webhooks.offer':
    'Un programa suyo se entera por webhook de lo que ocurre y responde por la API REST.',
  'webhooks.new': 'Nueva integración personalizada',
  'webhooks.nameHint':
    'Para usted y su equipo, por ejemplo lo que hace el programa. Los visitantes no lo ven.',
  'webhooks.first': 'La integración y su primer webhook',
  'webhooks.make': 'Crear la integración',
  'webhooks.made':
    '«{name}» está creada. Abajo está su webhook, con el secreto que su programa necesita.',
  'webhooks.integrationDeletion':
    'No se puede deshacer. Sus webhooks y claves se van con ella. Las conversaciones siguen en la bandeja de entrada.',
  'webhooks.title': 'Sus webhooks',
  'webhooks.lead':
    'El servidor envía lo que ocurre a la dirección de un webhook: cada evento de una conversación después del anterior, y otra vez si no se acepta.',
  'webhooks.arrive': 'Cómo llegan los webhooks',
  'webhooks.none': 'No tiene ningún webhook y no se entera de nada.',
  'webhooks.add': 'Añadir un webhook',
  'webhooks.edit': 'Editar',
  'webhooks.editTitle': 'Editar el webhook',
  'webhooks.delete': 'Eliminar',
  'webhooks.questionTitle': '¿Eliminar este webhook?',
  'webhooks.question':
    '{target} ya no recibe nada de él, tampoco lo que espera. No se puede deshacer.',
  'webhooks.deleted': 'El webhook se ha eliminado.',
  'webhooks.added': 'El webhook está listo. Debajo está su secreto, que su programa necesita.',
  'webhooks.saved': 'El webhook se ha guardado.',
  'webhooks.save': 'Guardar el webhook',
  'webhooks.target': 'Dirección',
  'webhooks.targetHint':
    'Un programa suyo al que el servidor pueda llegar, con https:// o http://.',
  'webhooks.triggers': 'Eventos',
  'webhooks.triggersHint': 'Lo que ocurre y el nombre con el que llega.',
  'webhooks.noTrigger': 'Elija al menos un evento.',
  'webhooks.otherTrigger': 'Elegido por un programa; la consola no lo conoce.',
  'webhooks.detail': 'Detalle',
  'webhooks.detailHint': 'Cuánto dice cada evento.',
  'webhooks.fullUser': 'Usuario completo',
  'webhooks.fullUserHint':
    'Perfil, datos propios y canales de la persona, no solo los identificadores.',
  'webhooks.fullSource': 'Origen completo',
  'webhooks.fullSourceHint': 'Navegador y dispositivo de la persona, no solo la integración.',
  'webhooks.secret': 'Secreto del webhook',
  'webhooks.showSecret': 'Mostrar el secreto',
  'webhooks.hideSecret': 'Ocultar el secreto',
  'webhooks.secretHint':
    'Cada petición lo lleva en la cabecera X-API-Key. Rechace las peticiones en las que no sea el mismo. Los administradores y propietarios pueden volver a verlo aquí.',
  'webhooks.signature': 'Cómo comprobar también la firma',

  'webhooks.trigger.conversation:message': 'Un visitante o la empresa ha escrito un mensaje.',
  'webhooks.trigger.conversation:postback':
    'Un visitante ha pulsado un botón que llama a su programa.',
  'webhooks.trigger.conversation:create': 'Una conversación ha empezado.',
  'webhooks.trigger.conversation:referral':
    'Una persona ha seguido un enlace con un código suyo hasta un canal.',
  'webhooks.trigger.conversation:join': 'Se ha añadido una persona a una conversación.',
  'webhooks.trigger.conversation:leave': 'Una persona ha dejado una conversación.',
  'webhooks.trigger.conversation:remove': 'Se ha eliminado una conversación.',
  'webhooks.trigger.conversation:read': 'Un visitante o la empresa ha leído una conversación.',
  'webhooks.trigger.conversation:typing': 'Un visitante o la empresa empieza o deja de escribir.',
  'webhooks.trigger.conversation:message:delivery:channel':
    'Un navegador, un servidor de correo o un servicio ha tomado un mensaje de la empresa.',
  'webhooks.trigger.conversation:message:delivery:user':
    'Un mensaje de la empresa ha llegado al visitante.',
  'webhooks.trigger.conversation:message:delivery:failure':
    'Un mensaje de la empresa no se pudo entregar.',
  'webhooks.trigger.client:add': 'Una persona tiene un nuevo canal o navegador.',
  'webhooks.trigger.client:update': 'Se ha confirmado o bloqueado un canal de una persona.',
  'webhooks.trigger.client:remove': 'Se ha quitado un canal de una persona.',
  'webhooks.trigger.user:update':
    'Una persona ha iniciado sesión, o ha sido bloqueada o desbloqueada.',
  'webhooks.trigger.user:merge': 'Dos personas resultaron ser una sola.',
  'webhooks.trigger.user:remove': 'Se ha eliminado una persona.',

  'webhooks.refused.private':
    'La dirección está en una red que no es pública. PIPIT_WEBHOOK_PRIVATE=1 permite redes privadas, pero ninguna dirección de metadatos.',
  'webhooks.refused.spaces': 'La dirección no puede contener espacios ni saltos de línea.',
  'webhooks.refused.url': 'Hace falta una dirección entera que empiece por https:// o http://.',
  'webhooks.refused.password': 'La dirección no puede contener nombre de usuario ni contraseña.',
  'webhooks.refused.tooMany':
    'Una aplicación puede tener como máximo {max} webhooks. Elimine uno que ya no se use.',

  'webhooks.showLog': 'Mostrar el registro',
  'webhooks.hideLog': 'Ocultar el registro',
  'webhooks.log': 'Registro del webhook',
  'webhooks.logLead': 'Cada intento de los últimos siete días, el más reciente primero.',
  'webhooks.logNone': 'No hubo ningún intento en los últimos siete días.',
  'webhooks.logFailed': 'No se pudo cargar el registro.',
  'webhooks.again': 'Mirar otra vez',
  'webhooks.older': 'Mostrar intentos más antiguos',
  'webhooks.test': 'Enviar una prueba',
  'webhooks.beingSent': 'Enviando. El resultado aparece aquí.',
  'webhooks.sent': 'Enviado. El resultado es el intento más reciente.',
  'webhooks.content': 'Contenido y respuesta',
  'webhooks.contentFailed': 'No se pudieron cargar el contenido y la respuesta.',
  'webhooks.notKept':
    'Su contenido ya no se conserva: era demasiado largo, o algo que muestra se eliminó.',
  'webhooks.body': 'Contenido',
  'webhooks.bodyHint': 'El evento que se envió.',
  'webhooks.answerBody': 'Respuesta',
  'webhooks.answerHint': 'Los primeros 1000 caracteres.',
  'webhooks.noAnswerBody': 'La respuesta no tenía contenido.',
  'webhooks.sendAgain': 'Enviar de nuevo',
  'webhooks.tooOften':
    'Se ha enviado muchas veces en poco tiempo. Inténtelo de nuevo en un minuto.',
  'webhooks.accepted': 'Aceptado',
  'webhooks.repeated': 'No aceptado',
  'webhooks.failed': 'Abandonado',
  'webhooks.answer': 'Respuesta: {status}',
  'webhooks.attempt': 'Intento {attempt}, {ms} ms',
  'webhooks.next': 'Próximo intento: {time}',
  'webhooks.error.refused-target': 'La dirección está en una red que no es pública',
  'webhooks.error.timeout': 'Sin respuesta a tiempo',
  'webhooks.error.unreachable': 'Nada responde en la dirección'
}
