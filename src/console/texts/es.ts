import type { Translation } from './translate'

/** Spanish. */
export const translation: Translation = {
  'common.cancel': 'Cancelar',
  'common.close': 'Cerrar',
  'common.comma': ', ',
  'common.email': 'Correo electrónico',
  'common.id': 'Identificador',
  'common.loading': 'Cargando…',
  'common.name': 'Nombre',
  'common.password': 'Contraseña',
  'common.remove': 'Quitar',
  'common.saveChanges': 'Guardar los cambios',
  'common.tryAgain': 'Reintentar',
  'common.undo': 'Deshacer',

  'errors.answered': 'El servidor respondió {status}.',
  'errors.noServer': 'No se puede acceder al servidor.',
  'errors.noServerTitle': 'No se puede acceder al servidor',
  'errors.checkConnection': 'Compruebe la conexión y vuelva a intentarlo.',
  'errors.unreachable':
    'No se puede acceder al servidor. Compruebe la conexión y vuelva a intentarlo.',
  'errors.refusal': '{label}: {refusal}',

  'screens.inbox': 'Bandeja de entrada',
  'screens.install': 'Instalar',
  'screens.integrations': 'Integraciones',
  'screens.connect': 'Conectar integraciones',
  'screens.connect-web': 'Mensajería web',
  'screens.settings': 'Ajustes de la mensajería',
  'screens.missing': 'No encontrado',
  'screens.app': 'Ajustes de la aplicación',
  'screens.changes': 'Cambios',

  'bar.screens': 'Pantallas',
  'bar.signOut': 'Cerrar sesión',
  'bar.notSignedOut':
    'El servidor no ha confirmado que se haya cerrado la sesión. Vuelva a intentarlo.',
  'bar.connectionLost':
    'Se perdió la conexión. Reintentando; lo que escribe se guarda en esta pestaña.',
  'bar.tryNow': 'Intentar ahora',
  'bar.language': 'Idioma: {language}',
  'bar.languages': 'Idiomas',
  'bar.languageFailed':
    'No se pudieron cargar los textos de este idioma. Recargue la página y vuelva a intentarlo.',

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

  'password.hint': {
    one: 'Al menos {count} carácter.',
    other: 'Al menos {count} caracteres.'
  },
  'password.new': 'Contraseña nueva',
  'password.old': 'Contraseña anterior',
  'password.resetTitle': 'Elija una contraseña nueva',
  'password.resetLead':
    'Después habrá iniciado sesión aquí, y la sesión se cerrará en todos los demás navegadores.',
  'password.set': 'Establecer la contraseña',
  'password.changeTitle': 'Cambiar su contraseña',
  'password.change': 'Cambiar la contraseña',
  'password.changed':
    'Su contraseña ha cambiado. La sesión se ha cerrado en todos los demás navegadores.',

  'firstSteps.title': 'Sus primeros pasos',
  'firstSteps.installTitle': 'Instale la mensajería.',
  'firstSteps.install': 'Copie una de las etiquetas de abajo en una página suya.',
  'firstSteps.helloTitle': 'Salúdese a sí mismo.',
  'firstSteps.hello':
    'Abra esa página, pulse el botón de la mensajería y escriba. Su mensaje aparece aquí, y puede responderlo.',
  'firstSteps.colleagueTitle': 'Haga entrar a un compañero.',
  'firstSteps.colleague':
    'Ejecute esto donde funciona el servidor. Muestra una contraseña para esa persona.',
  'firstSteps.command': 'Comando',
  'firstSteps.commandHint': 'Con el correo de su compañero.',

  'copy.button': 'Copiar',
  'copy.copied': 'Copiado.',
  'copy.selected': 'Seleccionado. Cópielo con Ctrl+C o ⌘C.',

  'install.title': 'Ponga la mensajería en su sitio',
  'install.lead':
    'Pegue uno de estos antes de {tag} en cada página que deba tenerla. No se guarda nada en el navegador de un visitante antes de que escriba o inicie sesión.',
  'install.none':
    'Esta aplicación aún no tiene integración web. «Conectar integraciones» crea una.',
  'install.integration': 'Integración',
  'install.snippet': 'Fragmento de código',
  'install.snippetHint':
    'Sigue la versión {version} más reciente, comprobada con su huella. La página no espera a nada: las llamadas hechas antes de la carga esperan y se ejecutan después.',
  'install.snippetFailed': 'No se pudo cargar el fragmento de código.',
  'install.direct': 'Script directo',
  'install.directHint':
    'Un script menos que cargar, para quienes lo cargan donde lo necesitan; la página lo espera.',
  'install.npm': 'Paquete npm',
  'install.npmHint': 'Para páginas que se construyen con un empaquetador.',
  'install.module': 'Módulo',
  'install.moduleHint': 'Va en un módulo que carga cada página.',

  'inbox.noneTitle': 'Aún no hay conversaciones',
  'inbox.none':
    'Aparecen aquí en cuanto escribe un visitante. Ponga uno de estos antes de {tag} en una página suya, y escriba usted el primer mensaje.',
  'inbox.choose': 'Elija una conversación para leerla y responderla.',
  'inbox.conversations': 'Conversaciones',
  'inbox.failed': 'No se pudieron cargar las conversaciones.',
  'inbox.nothingFound': 'No se encontró nada para «{text}».',
  'inbox.allRead': 'Todo leído. Nada le espera.',
  'inbox.more': 'Más conversaciones',
  'inbox.search': 'Buscar',
  'inbox.searchLabel': 'Buscar en las conversaciones',
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
  'keys.singleLetters': 'Las letras sueltas son atajos',

  'names.others': 'y otros',
  'names.withOthers': '{names} y otros',
  'names.notVerified': 'sin verificar',
  'names.blocked': 'bloqueado',
  'names.visitor': 'Visitante #{id}',
  'names.nobody': 'Nadie',
  'names.business': 'Empresa',

  'thread.conversation': 'Conversación',
  'missing.title': 'Esta página no existe',
  'missing.text': 'Puede que la dirección esté incompleta o sea de otra versión.',
  'missing.showInbox': 'Mostrar la bandeja de entrada',
  'thread.missingTitle': 'No encontrada',
  'thread.missing': 'Esta conversación ya no existe.',
  'thread.back': 'Volver a las conversaciones',
  'thread.markRead': 'Marcar como leída',
  'thread.messages': 'Mensajes con {name}',
  'thread.failed': 'No se pudieron cargar los mensajes.',
  'thread.none': 'Aún no hay mensajes.',
  'thread.earlier': 'Mensajes anteriores',
  'thread.loadingEarlier': 'Cargando mensajes anteriores…',
  'thread.new': 'Mensajes nuevos',
  'thread.typing': '{name} está escribiendo…',
  'thread.replyTo': 'Responder a {name}',
  'thread.write': 'Escriba una respuesta',
  'thread.send': 'Enviar',
  'thread.charactersLeft': {
    one: 'Queda {count} carácter',
    other: 'Quedan {count} caracteres'
  },
  'thread.charactersOver': {
    one: 'Sobra {count} carácter',
    other: 'Sobran {count} caracteres'
  },

  'message.note': 'nota para el equipo, que el visitante no ve',
  'message.notDelivered': 'no entregado: {reason}',
  'message.fromPage': 'automático, de la página',
  'message.sending': 'Enviando…',
  'message.waits': 'Espera la conexión y luego sale por sí solo.',
  'message.notSent': 'No enviado.',
  'message.unsure': 'Puede que no se haya enviado.',

  'content.offered': 'Opciones ofrecidas',
  'content.asksFor': 'Pide:',
  'content.picture': 'Imagen',
  'content.unknown': 'Un mensaje de un tipo que aquí aún no se muestra.',
  'content.pictureOf': 'Imagen: {text}',
  'content.file': 'Archivo: {name}',
  'content.location': 'Lugar',
  'content.locationOf': 'Lugar: {name}',
  'content.form': 'Formulario: {fields}',
  'content.answers': 'Respuestas: {answers}',
  'content.other': 'Un mensaje de otro tipo',

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
    'El servidor no ha confirmado que el visitante esté desbloqueado. Vuelva a intentarlo.',

  'apps.named': 'Aplicación: {name}',
  'apps.apps': 'Aplicaciones',
  'apps.actions': 'Acciones',
  'apps.lead': 'Lo que vale para todas las integraciones de esta aplicación.',
  'apps.failed': 'No se pudo cargar la aplicación.',
  'apps.people': 'Personas',
  'apps.new': 'Nueva aplicación',
  'apps.newLead':
    'Una aplicación tiene sus propias integraciones, personas y conversaciones. La ven todos los que inician sesión aquí.',
  'apps.newName': 'Nombre de la aplicación',
  'apps.nameRefused': 'El nombre:',
  'apps.create': 'Crear la aplicación',
  'apps.created': '«{name}» está creada.',
  'apps.noneTitle': 'Aún no hay aplicación',
  'apps.none':
    'Una aplicación contiene las integraciones, las personas y las conversaciones de una empresa.',
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
  'retention.secondsUnit': 'segundos',

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
  'changes.something': 'algo',

  'integrations.lead': 'Desde dónde escriben sus clientes, y qué escucha.',
  'integrations.none':
    'Esta aplicación aún no tiene integraciones. «Conectar integraciones» crea una.',
  'integrations.failed': 'No se pudieron cargar las integraciones.',
  'integrations.type': 'Tipo',
  'integrations.custom': 'Personalizada',
  'integrations.state': 'Estado',
  'integrations.active': 'Activa',
  'integrations.inactive': 'Inactiva',
  'integrations.error': 'Con fallos',
  'integrations.oneFailed': 'No se pudo cargar la integración.',
  'integrations.goneTitle': 'Esta integración ya no existe',
  'integrations.notWebTitle': 'Esta integración no es una mensajería web',
  'integrations.showAll': 'Mostrar todas las integraciones',
  'integrations.general': 'Ajustes generales',
  'integrations.nameHint':
    'Para usted y su equipo, por ejemplo la página en la que está. Los visitantes no lo ven.',
  'integrations.renamed': 'Guardado.',
  'integrations.saved': '«{name}» está guardada.',
  'integrations.showSnippets': 'Mostrar los fragmentos',
  'integrations.deleteTitle': 'Eliminar esta integración',
  'integrations.delete': 'Eliminar la integración',
  'integrations.deletion':
    'No se puede deshacer. Las conversaciones siguen en la bandeja de entrada.',
  'integrations.webDeletion':
    'No se puede deshacer. Las páginas con sus fragmentos ya no muestran la mensajería. Las conversaciones siguen en la bandeja de entrada.',

  'sites.title': '¿Está ahí?',
  'sites.failed': 'No se pudieron cargar los sitios.',
  'sites.none':
    'Ninguna página la ha cargado aún. Pegue el fragmento en su página, publíquela y ábrala en un navegador.',
  'sites.again': 'Mirar de nuevo',
  'sites.noOrigin': 'Una página que no nombra su origen',
  'sites.started': 'Funciona',
  'sites.startedText': 'La mensajería se inició.',
  'sites.refused': 'Rechazado',
  'sites.refusedText': 'Los orígenes permitidos de esta integración no lo incluyen.',
  'sites.silent': 'No iniciada',
  'sites.silentText':
    'El fragmento se ejecutó, pero la mensajería no se inició. Puede que la política de la página la bloquee.',
  'sites.needs': 'Lo que necesita',

  'refusals.title': 'Rechazados últimamente',
  'refusals.failed': 'No se pudieron cargar los orígenes rechazados.',
  'refusals.none': 'No vino ninguna página de otro origen.',
  'refusals.warning': 'Cualquiera puede hacerse pasar por cualquier sitio: permita solo los suyos.',
  'refusals.times': { one: 'una vez, {time}', other: '{count} veces, la última {time}' },
  'refusals.allow': 'Permitir',
  'refusals.allowOrigin': 'Permitir {origin}',
  'refusals.allowed': '{origin} está en la lista de arriba. Guarde los cambios para admitirlo.',

  'connect.lead': 'Elija dónde le escriben sus clientes.',
  'connect.shelf': 'Canales de clientes',
  'connect.web': 'En sus propias páginas. Los visitantes no necesitan cuenta.',
  'connect.connect': 'Conectar',
  'connect.nameFirst': 'Dele primero un nombre.',
  'connect.ways': '¿Cómo llega a su página?',
  'connect.script': 'Etiqueta de script',
  'connect.scriptHint': 'Un fragmento para pegar en sus páginas. Es lo adecuado para la mayoría.',
  'connect.npm': 'npm',
  'connect.copySnippets': 'Copie los fragmentos',
  'connect.making': 'Creando la integración…',
  'connect.needs': 'Necesitan un nombre y una manera.',
  'connect.paste': 'Péguelo antes de {tag} en cada página que deba tener la mensajería.',
  'connect.closing':
    'Al cerrar esta ventana, los fragmentos desaparecen. {install} vuelve a mostrarlos.',
  'connect.confirm': 'Confirmar la integración',
  'connect.confirmed': 'Confirmado: el servidor la tiene.',

  'save.refused': 'No guardado: el servidor rechaza lo que está marcado arriba.',
  'save.none': 'Sin cambios',
  'save.unsaved': {
    one: '{count} cambio sin guardar',
    other: '{count} cambios sin guardar'
  },
  'save.saved': { one: 'Guardado: {count} cambio.', other: 'Guardado: {count} cambios.' },
  'save.groups': 'Grupos de ajustes',
  'save.discard': 'Descartar',

  'leave.title': '¿Salir sin guardar?',
  'leave.text': 'Lo que cambió aquí no está guardado, y se perdería.',
  'leave.stay': 'Quedarse aquí',
  'leave.leave': 'Salir y perder los cambios',

  'groups.look': 'Aspecto',
  'groups.lookLead': 'Un color lo viste todo: globos, botones y lanzador lo siguen.',
  'groups.words': 'Palabras',
  'groups.wordsLead': 'Lo que leen los visitantes antes de que nadie escriba.',
  'groups.texts': 'Textos',
  'groups.textsLead':
    'Sus palabras en lugar de las de la mensajería, para cada idioma de sus visitantes.',
  'groups.behaviour': 'Comportamiento',
  'groups.behaviourLead': 'Lo que pueden hacer los visitantes.',
  'groups.place': 'Dónde puede usarse',
  'groups.placeLead':
    'Las páginas de otros no pueden mostrar su mensajería si usted enumera las suyas.',
  'groups.prechat': 'Antes de la conversación',
  'groups.prechatLead': 'Preguntas que un visitante responde antes del primer mensaje.',

  'fields.brandColor.label': 'Color de la marca',
  'fields.brandColor.hint': 'Lanzador y cabecera.',
  'fields.conversationColor.label': 'Color de la conversación',
  'fields.conversationColor.hint': 'Globos del visitante.',
  'fields.actionColor.label': 'Color de las acciones',
  'fields.actionColor.hint': 'Botones y enlaces en la mensajería.',
  'fields.displayStyle.label': 'Estilo del lanzador',
  'fields.displayStyle.hint':
    'Un botón redondo en la esquina, o una pestaña con un nombre en el borde inferior.',
  'fields.buttonWidth.label': 'Anchura del botón',
  'fields.buttonWidth.hint': 'No tiene efecto en una pestaña.',
  'fields.buttonHeight.label': 'Altura del botón',
  'fields.buttonHeight.hint': 'No tiene efecto en una pestaña.',
  'fields.buttonIconUrl.label': 'Icono del lanzador',
  'fields.buttonIconUrl.hint':
    'Dirección de una imagen en lugar de la incluida: JPG, PNG o GIF de al menos 200 × 200 píxeles.',
  'fields.businessIconUrl.label': 'Icono de la empresa',
  'fields.businessIconUrl.hint':
    'Dirección de la imagen en la cabecera: JPG, PNG o GIF de al menos 200 × 200 píxeles. Si no hay, el icono de la aplicación.',
  'fields.backgroundImageUrl.label': 'Imagen de fondo',
  'fields.backgroundImageUrl.hint':
    'Dirección de una imagen que se repite detrás de la conversación.',
  'fields.businessName.label': 'Nombre de la empresa',
  'fields.businessName.hint': 'El título de la mensajería. Si no hay, el nombre de la aplicación.',
  'fields.starters.label': 'Primeros mensajes para elegir',
  'fields.starters.hint':
    'Botones en una conversación vacía, que escriben su texto como el visitante: hasta 4.',
  'fields.showAnswerTime.label': 'Tiempo de respuesta',
  'fields.showAnswerTime.hint': 'Dice en cuánto tiempo suelen responder, en cuanto se conoce.',
  'fields.customText.label': 'Textos propios',
  'fields.customText.hint':
    'Cada visitante lee los de su idioma. Lo que una página indica en sus opciones tiene prioridad. Un campo vacío muestra el texto de la mensajería.',
  'fields.fixedIntroPane.label': 'Introducción fija',
  'fields.fixedIntroPane.hint':
    'La introducción permanece arriba mientras la conversación se desplaza.',
  'fields.preview.label': 'Vista previa de mensajes',
  'fields.preview.hint':
    'Muestra junto al lanzador un mensaje que llega con la mensajería cerrada.',
  'fields.canUserSeeConversationList.label': 'Lista de conversaciones',
  'fields.canUserSeeConversationList.hint':
    'Los visitantes pueden ver sus conversaciones anteriores.',
  'fields.canUserCreateMoreConversations.label': 'Varias conversaciones',
  'fields.canUserCreateMoreConversations.hint':
    'Los visitantes pueden empezar otra conversación además de la que tienen.',
  'fields.integrationOrder.label': 'Otros canales',
  'fields.integrationOrder.hint':
    'Canales de esta aplicación que la mensajería ofrece además de sí misma, en este orden.',
  'fields.originWhitelist.label': 'Orígenes permitidos',
  'fields.originWhitelist.hint':
    'Protocolo, host y puerto de un sitio, por ejemplo https://www.example.com. Cada subdominio en su propia línea.',
  'fields.prechatCapture.enabled.label': 'Formulario previo',
  'fields.prechatCapture.enabled.hint':
    'Pregunta antes de la primera conversación; no se puede escribir hasta dar las respuestas.',
  'fields.prechatCapture.fields.label': 'Preguntas',
  'fields.prechatCapture.fields.hint':
    'Se hacen en este orden. Arrastre una pregunta por su asa, o muévala con sus botones.',
  'fields.prechatCapture.enableEmailLinking.label': 'Usar el primer correo',
  'fields.prechatCapture.enableEmailLinking.hint':
    'La respuesta a la primera pregunta por un correo electrónico pasa a ser la dirección del visitante. Sin esa pregunta, no se vincula nada.',
  'fields.prechatCapture.everyConversation.label': 'Preguntar cada vez',
  'fields.prechatCapture.everyConversation.hint':
    'Pregunta antes de cada conversación nueva, no solo antes de la primera.',
  'fields.prechatCapture.avatarUrl.label': 'Imagen junto al formulario',
  'fields.prechatCapture.avatarUrl.hint':
    'Dirección de la imagen junto al saludo y el agradecimiento.',

  'ownTexts.language': 'Idioma de los textos',
  'ownTexts.search': 'Buscar en los textos',
  'ownTexts.none': 'Ningún texto contiene estas palabras.',
  'ownTexts.found': {
    one: '{count} texto encontrado',
    other: '{count} textos encontrados'
  },
  'ownTexts.failed': 'No se pudieron cargar los textos de la mensajería.',
  'ownTexts.needs': 'Debe contener: {placeholders}',
  'ownTexts.reset': 'Usar el texto de la mensajería',
  'ownTexts.resetNamed': 'Usar el texto de la mensajería: {key}',
  'ownTexts.count': {
    one: '{count} texto propio',
    other: '{count} textos propios'
  },

  'textGroups.launcher': 'Botón de apertura y título de la ventana',
  'textGroups.conversation': 'Conversación',
  'textGroups.contents': 'Archivos, imágenes, lugares y tarjetas',
  'textGroups.forms': 'Formularios y preguntas',
  'textGroups.list': 'Lista de conversaciones',
  'textGroups.channels': 'Otros canales',
  'textGroups.times': 'Fechas y horas',
  'textGroups.others': 'Ajustes y problemas',

  'inputs.asBrandColor': 'Como el color de la marca',
  'inputs.pixels': 'píxeles',
  'inputs.launcherButton': 'Botón',
  'inputs.launcherTab': 'Pestaña',
  'inputs.pick': 'Elegir: {label}',
  'inputs.hardOnLight': 'Difícil de ver en una página clara: elija un color más oscuro.',
  'inputs.hardOnDark': 'Difícil de ver en una página oscura: elija un color más claro.',
  'inputs.whiteWords': 'El texto sobre él es blanco, y todos pueden leerlo.',
  'inputs.darkWords': 'El texto sobre él es oscuro, y todos pueden leerlo.',
  'inputs.moveUp': 'Subir {name}',
  'inputs.moveDown': 'Bajar {name}',
  'inputs.removeNamed': 'Quitar {name}',
  'inputs.message': 'Mensaje {number}',
  'inputs.removeMessage': 'Quitar el mensaje {number}',
  'inputs.addMessage': 'Añadir un mensaje',
  'inputs.origin': 'Origen {number}',
  'inputs.removeOrigin': 'Quitar el origen {number}',
  'inputs.addOrigin': 'Añadir un origen',
  'inputs.originsWho': 'Quién puede mostrar la mensajería',
  'inputs.originsAny': 'Cualquier página',
  'inputs.originsListed': 'Solo páginas de estos orígenes',
  'inputs.originsEmpty': 'Con una lista vacía, ninguna página muestra la mensajería.',
  'inputs.channelsWhich': 'Qué canales',
  'inputs.channelsAll': 'Todos los canales',
  'inputs.channelsSome': 'Solo estos',
  'inputs.channelsNone': 'No se ofrece ningún canal.',
  'inputs.channelsFailed': 'No se pudieron cargar los canales.',
  'inputs.addChannel': 'Añadir {name}',

  'pictures.choose': 'Elegir una imagen',
  'pictures.chooseFor': 'Elegir una imagen: {label}',
  'pictures.removeFor': 'Quitar: {label}',
  'pictures.orDrop': 'o suéltela aquí, o indique su dirección:',
  'pictures.choosePart': 'Elegir la parte que se muestra',
  'pictures.cropHint':
    'Arrastre la imagen, o muévala con las teclas de flecha. La rueda, + y − la amplían o la reducen.',
  'pictures.part': 'Parte de la imagen',
  'pictures.asShown': 'Así se muestra',
  'pictures.zoom': 'Zoom',
  'pictures.usePart': 'Usar esta parte',
  'pictures.upload': 'Subida: {label}',
  'pictures.cancelUpload': 'Cancelar la subida: {label}',
  'pictures.sendAgain': 'Volver a enviar',
  'pictures.sendAgainFor': 'Volver a enviar: {label}',
  'pictures.anotherKind':
    'El archivo debe ser una imagen PNG, JPEG, GIF o WebP; este es otra cosa.',
  'pictures.broken': 'El archivo debe contener una imagen completa; este no se puede leer.',
  'pictures.tooLarge': 'El archivo debe tener {max} MB como máximo; este tiene {size} MB.',
  'pictures.tooSmall':
    'La imagen debe tener al menos {side} × {side} píxeles; esta tiene {width} × {height}.',
  'pictures.notCut': 'El navegador no pudo recortar la imagen.',

  'questions.text': 'Texto',
  'questions.email': 'Correo',
  'questions.select': 'Elección',
  'questions.region': 'Pregunta {number}',
  'questions.unnamed': 'pregunta {number}',
  'questions.moved': '{name} es la número {number} de {count}.',
  'questions.standard': 'Se piden nombre y correo electrónico, en el idioma del visitante.',
  'questions.own': 'Hacer preguntas propias',
  'questions.back': 'Volver a las preguntas habituales',
  'questions.yourName': 'Su nombre',
  'questions.yourEmail': 'Su correo electrónico',
  'questions.addGroup': 'Añadir una pregunta',
  'questions.add': 'Añadir pregunta: {type}',
  'questions.count': '{count} de {max}',
  'questions.linked':
    'La respuesta pasa a ser la dirección del visitante, salvo que {setting} esté desactivado.',
  'questions.label': 'Etiqueta',
  'questions.name': 'Nombre en los datos',
  'questions.nameHint': 'Para sus programas; ningún visitante lo ve.',
  'questions.placeholder': 'Texto de ejemplo',
  'questions.shortest': 'Respuesta más corta',
  'questions.longest': 'Respuesta más larga',
  'questions.characters': 'Caracteres',
  'questions.kind': 'Clase de respuesta',
  'questions.anyText': 'Cualquier texto',
  'questions.integer': 'Un número entero',
  'questions.decimal': 'Un número',
  'questions.options': 'Opciones',
  'questions.optionLabel': 'Etiqueta de la opción {number}',
  'questions.optionName': 'Nombre de la opción {number}',
  'questions.unnamedOption': 'opción {number}',
  'questions.addOption': 'Añadir una opción',

  'preview.preview': 'Vista previa',
  'preview.back': 'Volver a los ajustes',
  'preview.frame': 'La mensajería con estos ajustes',
  'preview.failed': 'No se cargó la vista previa.',
  'preview.language': 'Idioma',
  'preview.screen': 'Pantalla',
  'preview.launcher': 'Lanzador',
  'preview.welcome': 'Bienvenida',
  'preview.conversation': 'Conversación',
  'preview.list': 'Lista',
  'preview.prechat': 'Formulario',
  'preview.settings': 'Ajustes',
  'preview.device': 'Dispositivo',
  'preview.phone': 'Teléfono',
  'preview.desktop': 'Ordenador',
  'preview.theme': 'Tema',
  'preview.light': 'Claro',
  'preview.dark': 'Oscuro',
  'preview.noList':
    'Con estos ajustes los visitantes no ven una lista: «Varias conversaciones» está desactivado, o la propia lista.',
  'preview.noPrechat': 'El formulario previo está desactivado. Los visitantes ven esto en su lugar.'
}
