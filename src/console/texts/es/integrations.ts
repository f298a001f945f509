import type { integrations as english } from '../en/integrations'
import type { TranslationOf } from '../translate'

export const integrations: TranslationOf<typeof english> = {
  'install.title': 'Ponga la mensajería en su sitio',
  'install.lead':
    'Pegue uno de estos antes de {tag} en cada página que deba tenerla. No se guarda nada en el navegador de un visitante antes de que escriba o inicie sesión.',
  'install.none':
    'Esta aplicación aún no tiene integración web. «Conectar integraciones» crea una.',
  'install.integration': 'Integración',
  'install.test': 'Probar esta integración',
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
  'integrations.account': 'Cuenta',
  'integrations.unchecked': 'Aún sin comprobar',
  'integrations.connection': 'Conexión',
  'integrations.pending': 'Aún sin conectar: se vuelve a preguntar cada medio minuto.',
  'integrations.connected': 'Conectado',
  'integrations.refused': 'Rechazado por el servicio',
  'integrations.since': 'Desde',
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
  'sites.lastTime': 'Última vez: {time}',
  'sites.needs': 'Lo que necesita',

  'refusals.title': 'Rechazados últimamente',
  'refusals.failed': 'No se pudieron cargar los orígenes rechazados.',
  'refusals.none': 'No vino ninguna página de otro origen.',
  'refusals.warning': 'Cualquiera puede hacerse pasar por cualquier sitio: permita solo los suyos.',
  'refusals.times': { one: 'una vez, {time}', other: '{count} veces, la última {time}' },
  'refusals.allow': 'Permitir',
  'refusals.allowOrigin': 'Permitir {origin}',
  'refusals.allowed': '{origin} está en la lista de arriba. Guarde los cambios para admitirlo.',

  'connect.lead': 'Elija dónde le escriben sus clientes, o qué programa suyo escucha.',
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
  'connect.confirmed': 'Confirmado: el servidor la tiene.'
}
