import { UNSUPPORTED_TEXTS } from '../../shared'

/** English texts of forms. */
export const TEXTS = {
  ...UNSUPPORTED_TEXTS,
  cardPosition: '{index} of {count}',
  clickToRetryForm: 'Not sent. Try again',
  formErrorEntryRequired: 'Please fill this in.',
  formErrorInvalidEmail: 'Please give a whole e-mail address.',
  formErrorNoLongerThan: 'At most {characters} characters.',
  formErrorNoShorterThan: 'At least {characters} characters.',
  formErrorUnknown: 'Please check this once more.',
  formFieldSelectPlaceholderFallback: 'Please choose',
  formNextButtonText: 'Next',
  sentForm: 'sent a form',
  tapToRetryForm: 'Not sent. Tap to try again'
}
