/** Texts of signing in and setting up. */
export const access = {
  'signIn.title': 'Sign in to Pipit',
  'signIn.expired': 'Your session has ended. What you began to write is kept.',
  'signIn.button': 'Sign in',
  'signIn.busy': 'Signing in…',
  'signIn.wrong': 'This e-mail and password do not belong together.',
  'signIn.tooMany': {
    one: 'Too many tries. Wait {count} second and try again.',
    other: 'Too many tries. Wait {count} seconds and try again.'
  },
  'signIn.tooManyNow': 'Too many tries. Wait a little and try again.',
  'signIn.failed': 'Signing in did not work. {reason}',

  'setUp.document': 'Set up',
  'setUp.title': 'Set up Pipit',
  'setUp.lead':
    'This makes the first account. It works once, with the address that the server printed.',
  'setUp.businessName': 'Business name',
  'setUp.businessNameHint': 'Visitors see it in the messenger.',
  'setUp.create': 'Create account',
  'setUp.doneTitle': 'Set-up is done',
  'setUp.done': 'Someone can sign in to this server already, so this address has ended.',
  'setUp.goToSignIn': 'Go to sign-in',
  'setUp.wrongCode': 'This code does not work. Start the server again: it prints a new one.',
  'setUp.noEmail': 'Write an e-mail address, such as ann@example.com.',
  'setUp.awaitedTitle': 'This server is not set up yet',
  'setUp.awaited': 'No one can sign in before the first account is made.',
  'setUp.awaitedWhere':
    'To make it, open the address that the server printed when it started. It is in the terminal where the server runs, or in the log of its service, in the line that begins with {line}.',
  'setUp.awaitedLost': 'If you cannot find it, start the server again: it prints a new one.',

  'password.hint': {
    one: 'At least {count} character.',
    other: 'At least {count} characters.'
  },
  'password.new': 'New password',
  'password.old': 'Old password',
  'password.resetTitle': 'Choose a new password',
  'password.resetLead':
    'You are then signed in here, or asked for your code, and signed out in all other browsers.',
  'password.set': 'Set password',
  'password.changeTitle': 'Change your password',
  'password.change': 'Change password',
  'password.wrong':
    'The old password is wrong. If your last try got no answer, the new one may count already.',
  'password.changed': 'Your password is changed. All other browsers are signed out.',

  'account.nameTitle': 'Your name',
  'account.nameHint': 'Your colleagues see it, and replies can put it in.',
  'account.saveName': 'Save name',
  'account.nameSaved': 'Your name is saved.',
  'account.shownTitle': 'What visitors see of you',
  'account.isShown': 'Show my name and picture',
  'account.isShownHint':
    'With what you write from now on. Otherwise visitors see the name and the picture of the messenger.',
  'account.picture': 'Your picture',
  'account.pictureHint': 'A square picture, at least 200 × 200 pixels.',
  'account.wrongPicture': 'The picture needs an address that begins with https://.',
  'account.saveShown': 'Save',
  'account.shownSaved': 'Saved. It counts for what you write from now on.',
  'sessions.title': 'Where you are signed in',
  'sessions.hint': 'Sign out what you do not know, then change your password.',
  'sessions.failed': 'The sessions could not be loaded.',
  'sessions.unknown': 'Unknown browser',
  'sessions.current': 'This browser',
  'sessions.lastUsed': 'Last used {time}',
  'sessions.signOutOf': 'Sign out: {browser}',
  'sessions.signOutOthers': 'Sign out everywhere else',
  'sessions.signedOut': 'Signed out: {browser}',
  'sessions.othersSignedOut': 'You are signed out everywhere else.',

  'firstSteps.title': 'Your first steps',
  'firstSteps.installTitle': 'Install the messenger.',
  'firstSteps.install': 'Copy one of the tags below into a page of yours.',
  'firstSteps.helloTitle': 'Say hello to yourself.',
  'firstSteps.hello':
    'Open that page, press the button of the messenger and write. Your message appears here, and you can answer it.',
  'firstSteps.colleagueTitle': 'Let a colleague in.',
  'firstSteps.colleague': 'Make a link with which they choose their own password.',
  'firstSteps.hoursTitle': 'Set your hours.',
  'firstSteps.hours': 'The messenger says when you are back while you are closed.',
  'firstSteps.phoneTitle': 'Take it on your phone.',
  'firstSteps.phone': 'Sign in there, and answer from anywhere.',
  'firstSteps.address': 'Address',
  'firstSteps.addressHint': 'The console fits a phone.'
} as const
