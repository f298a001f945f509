/** Texts of two-step verification. */
export const secondFactor = {
  'secondFactor.title': 'Two-step verification',
  'secondFactor.lead':
    'Signing in then needs a code of an app on your phone, too. Someone who learns your password cannot sign in with it alone.',
  'secondFactor.failed': 'Two-step verification could not be loaded.',
  'secondFactor.on': 'It is on. Recovery codes left: {count}',
  'secondFactor.setUp': 'Set up two-step verification',
  'secondFactor.setUpHint': 'You need an authenticator app on your phone.',
  'secondFactor.continue': 'Continue',
  'secondFactor.wrongPassword': 'The password is wrong.',
  'secondFactor.changed': 'This was changed elsewhere meanwhile. Load the page again.',
  'secondFactor.scan':
    'Scan the QR code with your authenticator app, then write the code that it shows.',
  'secondFactor.qrCode': 'QR code for your authenticator app',
  'secondFactor.secret': 'Secret',
  'secondFactor.secretHint': 'To type or paste where the app cannot scan.',
  'secondFactor.code': 'Code',
  'secondFactor.codeHint': 'Six digits, which change every 30 seconds.',
  'secondFactor.turnOn': 'Turn on',
  'secondFactor.wrongCode': 'This code is wrong. Write the one that the app shows now.',
  'secondFactor.ended': 'This set-up has ended. Close the window and begin again.',
  'secondFactor.isOn': 'Two-step verification is on. All other browsers are signed out.',
  'secondFactor.codes': 'Recovery codes',
  'secondFactor.once':
    'Copy these codes now. They are shown only here: closing this window takes them away.',
  'secondFactor.codesHint':
    'Each signs you in once in place of a code of the app. Keep them where you find them without your phone.',
  'secondFactor.download': 'Download',
  'secondFactor.newCodes': 'New recovery codes',
  'secondFactor.newCodesHint': 'The recovery codes that you have now end.',
  'secondFactor.makeCodes': 'Make codes',
  'secondFactor.turnOff': 'Turn off',
  'secondFactor.turnOffTitle': 'Turn off two-step verification?',
  'secondFactor.turnOffHint':
    'You sign in with your password alone then, and your recovery codes end.',
  'secondFactor.isOff': 'Two-step verification is off.',
  'secondStep.lead': 'Write the code that your authenticator app shows.',
  'secondStep.hint': 'Six digits, or one of your recovery codes.',
  'secondStep.wrong': 'This code is wrong, or was used already.',
  'secondStep.ended':
    'This sign-in took too long, or your password was changed. Go to sign-in and begin again.'
} as const
