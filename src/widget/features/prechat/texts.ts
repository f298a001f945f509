/** English texts of the prechat form. */
export const TEXTS = {
  prechatCaptureGreetingText: 'Hello. Before we start, please tell us who you are.',
  prechatCaptureNameLabel: 'Your name',
  prechatCaptureNamePlaceholder: 'First and last name',
  prechatCaptureEmailLabel: 'Your e-mail address',
  prechatCaptureEmailPlaceholder: 'name@example.com',
  prechatCaptureConfirmationText: 'Thank you. How can we help?',
  prechatCaptureMailgunLinkingConfirmation:
    'Thank you. How can we help? If you leave, we answer to {email}, once it is confirmed.'
}
