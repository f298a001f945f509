/** English texts of what is asked before a conversation. */
export const TEXTS = {
  prechatCaptureGreetingText: 'Hello. Before we start, please tell us who you are.',
  prechatCaptureNameLabel: 'Your name',
  prechatCaptureNamePlaceholder: 'First and last name',
  prechatCaptureEmailLabel: 'Your e-mail address',
  prechatCaptureEmailPlaceholder: 'name@example.com',
  prechatCaptureConfirmationText: 'Thank you. How can we help?',
  prechatCaptureMailgunLinkingConfirmation:
    'Thank you. How can we help? If you leave, we answer to {email}.'
}
