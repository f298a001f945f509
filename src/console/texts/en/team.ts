/** Texts of the team, and of joining it. */
export const team = {
  'team.lead': 'Who signs in to the console, and what each of them may do.',
  'team.failed': 'The team could not be loaded.',
  'team.members': 'Members',
  'team.you': 'You',
  'team.passwordLink': 'Password link',
  'team.passwordLinkFor': 'Password link for {email}',
  'team.passwordLinkHint':
    'Give it to them. It sets another password, once and within an hour, and signs them out everywhere else.',
  'team.removeNamed': 'Remove {email}',
  'team.removeTitle': 'Remove {email}?',
  'team.removeText':
    'They are signed out everywhere and cannot sign in any more. Conversations that were assigned to them are assigned to no one; what they wrote stays.',
  'team.removed': '{email} is removed.',
  'team.gone': 'They were removed meanwhile.',
  'team.roleChanged': 'The role of {email} is changed.',
  'team.changeRole': 'Change role',
  'team.ownRoleTitle': 'Change your own role?',
  'team.ownRoleText': 'You lose what your role allows now. Only another owner can give it back.',
  'team.invitations': 'Invitations',
  'team.inviteHint': 'Makes a link for one person, who chooses e-mail and password.',
  'team.agentsOnly': 'The link is for an agent. Owners invite admins and owners, too.',
  'team.invite': 'Invite someone',
  'team.link': 'Link of the invitation',
  'team.linkHint':
    'Give it to one person. It works once and within seven days, and is shown only now.',
  'team.invited': '{role}, from {email}, until {time}',
  'team.withdraw': 'Withdraw',
  'team.withdrawn': 'The invitation has ended.',
  'team.noInvitations': 'No invitation waits.',

  'roles.role': 'Role',
  'roles.of': 'Role of {email}',
  'roles.agent': 'Agent',
  'roles.agentHint': 'Answers visitors.',
  'roles.admin': 'Admin',
  'roles.adminHint': 'Also changes settings, integrations and saved replies, and invites agents.',
  'roles.owner': 'Owner',
  'roles.ownerHint': 'May do everything, also with apps, the team and its roles.',

  'join.title': 'Join the team',
  'join.lead': 'Choose the e-mail and the password with which you sign in from now on.',
  'join.button': 'Join',
  'join.known': 'Someone signs in with this e-mail already. Choose another one.',
  'join.ended': 'This link does not work: it was used or withdrawn, or it has expired.'
} as const
