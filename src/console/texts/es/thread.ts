import type { thread as english } from '../en/thread'
import type { TranslationOf } from '../translate'

export const thread: TranslationOf<typeof english> = {
  'thread.conversation': 'Conversación',
  'thread.missingTitle': 'No encontrada',
  'thread.missing': 'Esta conversación ya no existe.',
  'thread.kept': 'Lo que ha escrito aquí',
  'thread.back': 'Volver a las conversaciones',
  'thread.markRead': 'Marcar como leída',
  'thread.more': 'Más acciones',
  'thread.delete': 'Eliminar la conversación',
  'thread.deleteTitle': '¿Eliminar esta conversación?',
  'thread.deleteText':
    'Sus mensajes, notas y archivos desaparecen, también para el visitante. Lo que salió por correo o hacia otro servicio se queda allí. No se puede deshacer.',
  'thread.keptTitle': 'Esta conversación no se puede eliminar',
  'thread.keptText':
    'Continúa en los canales de su persona. Sus mensajes se pueden eliminar uno a uno; Privacidad, en los ajustes de la aplicación, elimina a la persona con todo.',
  'thread.deleted': 'La conversación se ha eliminado.',
  'thread.messages': 'Mensajes con {name}',
  'thread.failed': 'No se pudieron cargar los mensajes.',
  'thread.none': 'Aún no hay mensajes.',
  'thread.earlier': 'Mensajes anteriores',
  'thread.loadingEarlier': 'Cargando mensajes anteriores…',
  'thread.goToDate': 'Ir a una fecha',
  'thread.date': 'Fecha',
  'thread.go': 'Ir',
  'thread.new': 'Mensajes nuevos',
  'thread.typing': '{name} está escribiendo…',
  'colleagues.writing': 'Escribiendo una respuesta: {names}',
  'colleagues.looking': 'También aquí: {names}',
  'thread.write': 'Escriba una respuesta',
  'thread.send': 'Enviar',
  'thread.note': 'Nota',
  'thread.writeNote': 'Escriba una nota para el equipo',
  'thread.addNote': 'Añadir nota',
  'thread.charactersLeft': {
    one: 'Queda {count} carácter',
    other: 'Quedan {count} caracteres'
  },
  'thread.charactersOver': {
    one: 'Sobra {count} carácter',
    other: 'Sobran {count} caracteres'
  },

  'reply.windowOpen': '{service} acepta sus respuestas hasta: {time}.',
  'reply.windowOver':
    '{service} aceptó sus respuestas hasta: {time}. Ahora rechaza lo que usted escriba, hasta que la persona vuelva a escribir allí.',

  'templates.choose': 'Enviar una plantilla',
  'templates.title': 'Plantilla para WhatsApp',
  'templates.template': 'Plantilla',
  'templates.inHeader': 'En el encabezado: {name}',
  'templates.inBody': 'En el texto: {name}',
  'templates.inButton': 'En la dirección de «{button}»: {name}',
  'templates.preview': 'Vista previa',
  'templates.buttons': 'Botones: {buttons}',
  'templates.failed': 'No se pudieron cargar las plantillas de WhatsApp.',
  'templates.none':
    'WhatsApp no ha aprobado ninguna plantilla solo de texto. Las demás, con archivos o productos, se pueden enviar por la API REST.',
  'templates.unset':
    'No se conoce la cuenta empresarial de WhatsApp. Un administrador introduce su id en las credenciales de la integración.',

  'files.attach': 'Adjuntar',
  'files.list': 'Archivos en camino',
  'files.progress': 'Enviando {name}',
  'files.empty': 'El archivo está vacío.',
  'files.tooLarge': 'El archivo tiene más de 50 MB.',
  'files.kind': 'No se pueden enviar archivos de este tipo.',
  'files.takenBack': 'Se ha retirado.',

  'later.sendLater': 'Enviar más tarde',
  'later.inAnHour': 'En una hora',
  'later.tomorrow': 'Mañana por la mañana',
  'later.onMonday': 'El lunes por la mañana',
  'later.atTime': 'En otro momento…',
  'later.title': '¿Cuándo se envía?',
  'later.time': 'Fecha y hora',
  'later.schedule': 'Programar',
  'later.list': 'Respuestas que se envían más tarde',
  'later.sendsAt': 'Se enviará: {time}',
  'later.deleted': 'La respuesta no se enviará.',
  'later.gone': 'Ya se envió o se eliminó.',

  'message.note': 'Nota para el equipo, que el visitante no ve',
  'message.notDelivered': 'no entregado: {reason}',
  'message.originalMail': 'El correo tal como llegó',
  'message.fromPage': 'automático, de la página',
  'message.delivered': 'Entregado',
  'message.seen': 'Visto',
  'message.link': 'Copiar enlace',
  'message.linkCopied': 'El enlace está copiado.',
  'message.gone': 'Este mensaje ya no existe.',
  'message.delete': 'Eliminar el mensaje',
  'message.deleteTitle': '¿Eliminar este mensaje?',
  'message.deleteText':
    'Desaparece también para el visitante. Lo que salió por correo o hacia otro servicio se queda allí. No se puede deshacer.',
  'message.deleteNoteText': 'La nota desaparece para todo el equipo. No se puede deshacer.',
  'message.sending': 'Enviando…',
  'message.waits': 'Espera la conexión y luego sale por sí solo.',
  'message.notSent': 'No enviado.',
  'message.unsure': 'Puede que no se haya enviado.',

  'content.offered': 'Opciones ofrecidas',
  'content.picture': 'Imagen',
  'content.unknown': 'Un mensaje de un tipo que aquí aún no se muestra.',
  'content.pictureOf': 'Imagen: {text}',
  'content.file': 'Archivo: {name}',
  'content.location': 'Lugar',
  'content.locationOf': 'Lugar: {name}',
  'content.form': 'Formulario: {fields}',
  'content.answers': 'Respuestas: {answers}',
  'content.other': 'Un mensaje de otro tipo'
}
