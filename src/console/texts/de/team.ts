import type { team as english } from '../en/team'
import type { TranslationOf } from '../translate'

export const team: TranslationOf<typeof english> = {
  'team.lead': 'Wer sich an der Konsole anmeldet, und was jede dieser Personen darf.',
  'team.failed': 'Das Team konnte nicht geladen werden.',
  'team.members': 'Mitglieder',
  'team.you': 'Sie',
  'team.passwordLink': 'Passwort-Link',
  'team.passwordLinkFor': 'Passwort-Link für {email}',
  'team.passwordLinkHint':
    'Geben Sie ihn der Person. Er setzt einmal und binnen einer Stunde ein neues Passwort und meldet sie überall sonst ab.',
  'team.removeNamed': 'Entfernen: {email}',
  'team.removeTitle': '{email} entfernen?',
  'team.removeText':
    'Die Person wird überall abgemeldet und kann sich nicht mehr anmelden; Einladungen und Passwort-Links, die sie gemacht hat, gelten nicht mehr. Unterhaltungen, die ihr zugewiesen waren, sind niemandem mehr zugewiesen; was sie geschrieben hat, bleibt.',
  'team.removed': '{email} ist entfernt.',
  'team.deactivate': 'Deaktivieren',
  'team.deactivateNamed': 'Deaktivieren: {email}',
  'team.deactivateTitle': '{email} deaktivieren?',
  'team.deactivateText':
    'Die Person wird überall abgemeldet und kann sich erst wieder anmelden, wenn ein Inhaber sie aktiviert; Einladungen und Passwort-Links, die sie gemacht hat, gelten nicht mehr. Unterhaltungen, die ihr zugewiesen waren, sind niemandem mehr zugewiesen.',
  'team.deactivated': '{email} ist deaktiviert.',
  'team.isDeactivated': 'Deaktiviert',
  'team.activate': 'Aktivieren',
  'team.activateNamed': 'Aktivieren: {email}',
  'team.activated': '{email} kann sich wieder anmelden.',
  'team.resetFactorOf': 'Zwei-Faktor-Anmeldung von {email} ausschalten',
  'team.resetFactorTitle': 'Zwei-Faktor-Anmeldung von {email} ausschalten?',
  'team.resetFactorText':
    'Die Person wird überall abgemeldet. Danach genügt bei der Anmeldung das Passwort, und sie kann sie neu einrichten. Tun Sie es nur, wenn Sie sicher wissen, wer darum bittet.',
  'team.factorReset': '{email} meldet sich mit dem Passwort allein an.',
  'team.removePasskeysOf': 'Passkeys von {email} entfernen',
  'team.removePasskeysTitle': 'Passkeys von {email} entfernen?',
  'team.removePasskeysText':
    'Die Person wird überall abgemeldet, meldet sich dann mit ihrem Passwort an und kann wieder Passkeys hinzufügen.',
  'team.passkeysRemoved': 'Die Passkeys von {email} sind entfernt.',
  'team.gone': 'Die Person wurde inzwischen entfernt.',
  'team.roleChanged': 'Die Rolle von {email} ist geändert.',
  'team.changeRole': 'Rolle ändern',
  'team.ownRoleTitle': 'Ihre eigene Rolle ändern?',
  'team.ownRoleText':
    'Was Ihre Rolle jetzt erlaubt, können Sie danach nicht mehr. Nur ein anderer Inhaber kann sie Ihnen zurückgeben.',
  'team.agentApps': 'Apps, in denen die Person antwortet',
  'team.appsOf': 'Apps von {email}',
  'team.inApps': 'Antwortet in: {names}',
  'team.noApps': 'Gehört zu keiner App und sieht keine.',
  'team.appsChanged': 'Die Apps von {email} sind geändert.',
  'team.noAgent': '{email} ist kein Agent mehr: Die Rolle wurde inzwischen geändert.',
  'team.appsHint': 'Gespräche einer App, die Sie wegnehmen, sind niemandem mehr zugewiesen.',
  'team.invitations': 'Einladungen',
  'team.inviteHint':
    'Erstellt einen Link für eine Person, die damit E-Mail-Adresse und Passwort wählt.',
  'team.agentsOnly': 'Der Link ist für einen Agenten. Inhaber laden auch Admins und Inhaber ein.',
  'team.invite': 'Jemanden einladen',
  'team.link': 'Link der Einladung',
  'team.linkHint':
    'Geben Sie ihn einer Person. Er gilt einmal und sieben Tage lang und wird nur jetzt gezeigt.',
  'team.mailHint': 'Mit einer Adresse geht der Link auch als E-Mail dorthin.',
  'team.mailWaiting': 'Eine E-Mail an {email} ist unterwegs.',
  'team.mailSent': 'Die E-Mail an {email} ist gesendet.',
  'team.mailUnknown': 'Ob die E-Mail an {email} angekommen ist, ist nicht bekannt.',
  'team.mailFailed':
    'Die E-Mail an {email} konnte nicht gesendet werden. Laden Sie die Person noch einmal ein und geben Sie ihr den Link.',
  'team.invited': '{role}, von {email}, bis {time}',
  'team.withdraw': 'Zurückziehen',
  'team.withdrawn': 'Die Einladung gilt nicht mehr.',
  'team.noInvitations': 'Keine Einladung ist offen.',

  'roles.role': 'Rolle',
  'roles.of': 'Rolle von {email}',
  'roles.agent': 'Agent',
  'roles.agentHint': 'Antwortet Besuchern.',
  'roles.admin': 'Admin',
  'roles.adminHint':
    'Ändert auch Einstellungen, Integrationen und gespeicherte Antworten und lädt Agenten ein.',
  'roles.owner': 'Inhaber',
  'roles.ownerHint': 'Darf alles, auch mit Apps, dem Team und seinen Rollen.',

  'join.title': 'Dem Team beitreten',
  'join.lead': 'Wählen Sie E-Mail-Adresse und Passwort, mit denen Sie sich künftig anmelden.',
  'join.button': 'Beitreten',
  'join.known': 'Mit dieser E-Mail-Adresse meldet sich schon jemand an. Wählen Sie eine andere.',
  'join.ended':
    'Dieser Link gilt nicht: Er wurde benutzt oder zurückgezogen oder ist abgelaufen. Haben Sie ihn gerade benutzt, gehen Sie zur Anmeldung.'
}
