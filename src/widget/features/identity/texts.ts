/** English texts of what ends a connection for good, by the keys of `customText`. */
export const TEXTS = {
  couldNotConnect: 'We could not connect. Please reload the page.',
  signInAgain: 'Your sign-in has ended. Please sign in again.',
  signedInElsewhere:
    'You have signed in in another tab. Please sign in here too, or reload the page.'
}
