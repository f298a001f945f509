import type { channels as english } from '../en/channels'
import type { TranslationOf } from '../translate'

export const channels: TranslationOf<typeof english> = {
  'channels.nameHint': 'Para usted y su equipo. Los visitantes no lo ven.',
  'channels.lead':
    'Rellene lo que {service} le muestra. Antes de guardar nada se le pregunta qué cuenta es.',
  'channels.account': 'Su cuenta en {service}',
  'channels.asking': 'Preguntando a {service}…',
  'channels.made': '«{name}» está guardada. Abajo está lo que dice {service}.',
  'channels.refused': '{service} no acepta esta cuenta: «{reason}»',
  'channels.atService': 'Lo que queda por hacer allí',
  'channels.address': 'Dirección de los eventos',
  'channels.addressHint':
    'Aquí llega lo que la gente escribe. El servidor se la da él mismo al servicio.',
  'channels.credentials': 'Credenciales',
  'channels.kept':
    'Lo guardado nunca se muestra. Deje un campo vacío para conservarlo; se pregunta a {service} por lo que cambie.',
  'channels.unchanged': 'Aún no ha cambiado nada.',
  'channels.save': 'Guardar credenciales',
  'channels.saved': 'Las credenciales están guardadas.',
  'channels.late': 'Respuestas después de 24 horas',
  'channels.humanAgent': 'La app tiene el permiso «Human Agent» de Meta',
  'channels.humanAgentHint':
    '{service} acepta entonces lo que escriba su equipo durante siete días después de que la persona haya escrito. No lo marque si responden programas: Meta lo permite solo a personas.',
  'channels.test': 'Mensaje de prueba',
  'channels.testNotYet':
    'Cuando {service} haya conectado la cuenta, podrá enviar aquí un mensaje de prueba.',
  'channels.testNobody':
    'En {service}, las empresas no pueden escribir primero. Escriba allí un mensaje a «{account}» desde su teléfono y luego mire otra vez.',
  'channels.testFailedToLoad': 'No se pudo cargar quién podría recibirlo.',
  'channels.testTo': 'Para',
  'channels.testHint': 'Dice «{text}» y se queda en la conversación de esta persona.',
  'channels.testText': 'Este es un mensaje de prueba.',
  'channels.testOver':
    '{service} lo rechaza ahora: la persona escribió hace más de 24 horas. Antes tiene que volver a escribir allí.',
  'channels.testSend': 'Enviar un mensaje de prueba',
  'channels.testWaiting': 'En camino a {service}…',
  'channels.testRetrying': 'Aún no se ha enviado: «{reason}». Se intenta de nuevo.',
  'channels.testSent': '{service} ha aceptado el mensaje. No dice cuándo llegan los mensajes.',
  'channels.testTaken': '{service} ha aceptado el mensaje, pero aún no lo ha entregado.',
  'channels.testDelivered': 'El mensaje ha llegado.',
  'channels.testFailed': 'El mensaje no se entregó: «{reason}»',
  'channels.failures': 'Mensajes que no llegaron',
  'channels.failuresFailed': 'No se pudo cargar lo que no llegó.',
  'channels.noFailure': 'No hay ninguno.',
  'channels.showConversation': 'Mostrar la conversación',
  'channels.deletion':
    'No se puede deshacer. Lo que la gente escribe allí ya no le llega. Las conversaciones siguen en la bandeja de entrada.',

  'channels.offer.telegram': 'Por un bot de su empresa.',
  'channels.offer.whatsapp': 'Por un número de su empresa, con la Cloud API de Meta.',
  'channels.offer.messenger': 'Por la página de Facebook de su empresa.',
  'channels.offer.instagram': 'Por una cuenta que pertenece a una página de Facebook.',
  'channels.offer.line': 'Por una cuenta oficial.',

  'channels.field.token': 'Token del bot',
  'channels.where.token':
    'En Telegram, @BotFather lo da tras /newbot, y para un bot que ya tiene, tras /token.',
  'channels.field.phoneNumberId': 'Identificador del número de teléfono',
  'channels.where.phoneNumberId':
    'Meta for Developers: su app, WhatsApp, Configuración de la API. No es el número mismo.',
  'channels.field.businessAccountId': 'Id de la cuenta empresarial',
  'channels.where.businessAccountId':
    'Administrador de WhatsApp, Herramientas de la cuenta; para plantillas. Sin él, la consola no ofrece ninguna.',
  'channels.field.accessToken': 'Token de acceso',
  'channels.where.accessToken':
    'Configuración del negocio de Meta: Usuarios del sistema, Generar token. Uno que nunca caduca, con whatsapp_business_messaging y whatsapp_business_management.',
  'channels.field.appSecret': 'Clave secreta de la app',
  'channels.where.appSecret':
    'Meta for Developers: su app, Configuración de la app, Básica. Prueba que los eventos vienen de Meta.',
  'channels.field.verifyToken': 'Token de verificación',
  'channels.where.verifyToken':
    'Palabras que usted elija. Meta las repite cuando prueba la dirección de este servidor.',
  'channels.field.appId': 'Identificador de la app',
  'channels.where.appId': 'Meta for Developers: su app, Configuración de la app, Básica.',
  'channels.field.pageAccessToken': 'Token de acceso de la página',
  'channels.where.pageAccessToken':
    'Meta for Developers: su app, Messenger o Instagram, Configuración de la API, Generar token junto a la página.',
  'channels.field.channelAccessToken': 'Token de acceso del canal',
  'channels.where.channelAccessToken':
    'LINE Developers: su canal, Messaging API, Issue. El de larga duración.',
  'channels.field.channelSecret': 'Secreto del canal',
  'channels.where.channelSecret': 'LINE Developers: su canal, Basic settings.',

  'channels.left.telegram': 'Nada: el servidor da a Telegram la dirección de abajo.',
  'channels.left.whatsapp':
    'Meta for Developers, su app, WhatsApp, Configuración: suscríbase a «messages». Si se pide una dirección, pegue la de abajo, con el token de verificación que eligió.',
  'channels.left.messenger':
    'Meta for Developers, su app: publique la app. Hasta entonces solo le escriben quienes tienen un rol en ella.',
  'channels.left.instagram':
    'En Instagram, permita que las herramientas conectadas vean los mensajes. Meta for Developers, su app: publique la app. Hasta entonces solo le escriben quienes tienen un rol en ella.',
  'channels.left.line':
    'LINE Developers, su canal, Messaging API: active «Use webhook». Hasta entonces LINE no dice nada a este servidor.'
}
