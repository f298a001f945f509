import type { team as english } from '../en/team'
import type { TranslationOf } from '../translate'

export const team: TranslationOf<typeof english> = {
  'team.lead': 'Quién entra en la consola y qué puede hacer cada persona.',
  'team.failed': 'No se pudo cargar el equipo.',
  'team.members': 'Miembros',
  'team.you': 'Usted',
  'team.passwordLink': 'Enlace de contraseña',
  'team.passwordLinkFor': 'Enlace de contraseña para {email}',
  'team.passwordLinkHint':
    'Déselo a esa persona. Fija otra contraseña, una vez y en menos de una hora, y cierra sus demás sesiones.',
  'team.removeNamed': 'Quitar a {email}',
  'team.removeTitle': '¿Quitar a {email}?',
  'team.removeText':
    'Se cierran todas sus sesiones y ya no puede entrar; las invitaciones y los enlaces de contraseña que hizo dejan de valer. Las conversaciones que tenía asignadas quedan sin asignar; lo que escribió se conserva.',
  'team.removed': '{email} ya no está en el equipo.',
  'team.deactivate': 'Desactivar',
  'team.deactivateNamed': 'Desactivar a {email}',
  'team.deactivateTitle': '¿Desactivar a {email}?',
  'team.deactivateText':
    'Se cierran todas sus sesiones y no puede entrar hasta que un propietario active de nuevo su cuenta; las invitaciones y los enlaces de contraseña que hizo dejan de valer. Las conversaciones que tenía asignadas quedan sin asignar.',
  'team.deactivated': '{email} está desactivado.',
  'team.isDeactivated': 'Desactivado',
  'team.activate': 'Activar',
  'team.activateNamed': 'Activar a {email}',
  'team.activated': '{email} puede entrar de nuevo.',
  'team.resetFactorOf': 'Desactivar la verificación en dos pasos de {email}',
  'team.resetFactorTitle': '¿Desactivar la verificación en dos pasos de {email}?',
  'team.resetFactorText':
    'La sesión de esa persona se cierra en todas partes. Después inicia sesión solo con su contraseña, y puede configurarla de nuevo. Hágalo solo si sabe con seguridad quién lo pide.',
  'team.factorReset': '{email} inicia sesión solo con la contraseña.',
  'team.removePasskeysOf': 'Quitar las claves de acceso de {email}',
  'team.removePasskeysTitle': '¿Quitar las claves de acceso de {email}?',
  'team.removePasskeysText':
    'La sesión de esa persona se cierra en todas partes. Después inicia sesión con su contraseña y puede añadir claves de acceso de nuevo.',
  'team.passkeysRemoved': 'Las claves de acceso de {email} se han quitado.',
  'team.gone': 'Entretanto ya se había quitado a esa persona.',
  'team.roleChanged': 'El rol de {email} ha cambiado.',
  'team.changeRole': 'Cambiar el rol',
  'team.ownRoleTitle': '¿Cambiar su propio rol?',
  'team.ownRoleText':
    'Lo que su rol permite ahora dejará de estar a su alcance. Solo otro propietario puede devolvérselo.',
  'team.agentApps': 'Aplicaciones en las que responde',
  'team.appsOf': 'Aplicaciones de {email}',
  'team.inApps': 'Responde en: {names}',
  'team.noApps': 'No pertenece a ninguna aplicación y no ve ninguna.',
  'team.appsChanged': 'Las aplicaciones de {email} han cambiado.',
  'team.noAgent': '{email} ya no es agente: entretanto cambió su rol.',
  'team.appsHint': 'Las conversaciones de una aplicación que quite quedan sin asignar.',
  'team.invitations': 'Invitaciones',
  'team.inviteHint': 'Crea un enlace para una persona, que elige correo electrónico y contraseña.',
  'team.agentsOnly':
    'El enlace es para un agente. Los propietarios invitan también a administradores y propietarios.',
  'team.invite': 'Invitar a alguien',
  'team.link': 'Enlace de la invitación',
  'team.linkHint':
    'Déselo a una persona. Sirve una vez y durante siete días, y solo se muestra ahora.',
  'team.mailHint': 'Con una dirección, un correo lleva el enlace también allí.',
  'team.mailWaiting': 'Un correo a {email} está en camino.',
  'team.mailSent': 'El correo a {email} se ha enviado.',
  'team.mailUnknown': 'No se sabe si el correo a {email} ha llegado.',
  'team.mailFailed':
    'El correo a {email} no se pudo enviar. Invite de nuevo a esa persona y dele el enlace.',
  'team.invited': '{role}, de {email}, hasta el {time}',
  'team.withdraw': 'Retirar',
  'team.withdrawn': 'La invitación ya no es válida.',
  'team.noInvitations': 'No hay invitaciones pendientes.',

  'roles.role': 'Rol',
  'roles.of': 'Rol de {email}',
  'roles.agent': 'Agente',
  'roles.agentHint': 'Responde a los visitantes.',
  'roles.admin': 'Administrador',
  'roles.adminHint':
    'También cambia ajustes, integraciones y respuestas guardadas, e invita a agentes.',
  'roles.owner': 'Propietario',
  'roles.ownerHint': 'Puede hacerlo todo, también con las aplicaciones, el equipo y sus roles.',

  'join.title': 'Unirse al equipo',
  'join.lead': 'Elija el correo electrónico y la contraseña con los que entrará a partir de ahora.',
  'join.button': 'Unirse',
  'join.known': 'Alguien ya entra con este correo electrónico. Elija otro.',
  'join.ended':
    'Este enlace no funciona: se usó o se retiró, o ha caducado. Si acaba de usarlo, vaya al inicio de sesión.'
}
