import type { inbox as english } from '../en/inbox'
import type { TranslationOf } from '../translate'

export const inbox: TranslationOf<typeof english> = {
  'inbox.noneTitle': 'Aún no hay conversaciones',
  'inbox.none':
    'Aparecen aquí en cuanto escribe un visitante. Ponga uno de estos antes de {tag} en una página suya, y escriba usted el primer mensaje.',
  'inbox.noneForAgents': 'Las conversaciones se listan aquí en cuanto escribe un visitante.',
  'inbox.choose': 'Elija una conversación para leerla y responderla.',
  'inbox.conversations': 'Conversaciones',
  'inbox.failed': 'No se pudieron cargar las conversaciones.',
  'inbox.nothingFound': 'No se encontró nada para «{text}».',
  'inbox.allRead': 'Todo leído. Nada le espera.',
  'inbox.more': 'Más conversaciones',
  'inbox.search': 'Buscar',
  'inbox.show': 'Mostrar',
  'inbox.all': 'Todas',
  'inbox.unread': 'No leídas',
  'inbox.unreadMark': 'sin leer',
  'inbox.noMessages': 'Aún no hay mensajes',
  'inbox.note': 'Nota: {text}',
  'inbox.notDelivered': 'No entregado: {text}',
  'inbox.you': 'Usted: {text}',

  'keys.move': 'mover',
  'keys.open': 'abrir',
  'keys.back': 'volver',
  'keys.search': 'buscar',
  'keys.markRead': 'marcar como leída',
  'keys.messages': 'de mensaje a mensaje, en sus botones',
  'keys.singleLetters': 'Las letras sueltas son atajos',

  'names.others': 'y otros',
  'names.withOthers': '{names} y otros',
  'names.notVerified': 'sin verificar',
  'names.blocked': 'bloqueado',
  'names.visitor': 'Visitante #{id}',
  'names.nobody': 'Nadie',
  'names.business': 'Empresa',

  'person.verifiedAs': 'Verificado como {id}',
  'person.notSignedIn': 'Sin iniciar sesión',
  'person.nameBefore': 'El visitante ha cambiado el nombre; usted había puesto {name}',
  'person.emailBefore': 'El visitante ha cambiado el correo; usted había puesto {email}',

  'block.block': 'Bloquear',
  'block.unblock': 'Desbloquear',
  'block.question':
    '¿Bloquear a {name}? Desde entonces se rechazan mensajes, archivos, pulsaciones de botones y cambios del perfil, en todas las conversaciones de este visitante, que sigue leyendo lo que usted escribe.',
  'block.known': 'El bloqueo vale dondequiera que inicie sesión.',
  'block.anonymous':
    'Un visitante anónimo que borra los datos del navegador puede volver a escribir, como alguien nuevo.',
  'block.confirm': 'Bloquear a este visitante',
  'block.notBlocked':
    'El servidor no ha confirmado que el visitante esté bloqueado. Vuelva a intentarlo.',
  'block.notUnblocked':
    'El servidor no ha confirmado que el visitante esté desbloqueado. Vuelva a intentarlo.'
}
