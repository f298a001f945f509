import { LOCATION_TEXTS, UNSUPPORTED_TEXTS } from '../../shared'

/** English texts by the keys of `customText`. */
export const TEXTS = {
  ...LOCATION_TEXTS,
  ...UNSUPPORTED_TEXTS,
  actionPaymentCompleted: 'Paid',
  actionPostbackError: 'That did not get through.',
  closePage: 'Close page',
  openInNewTab: 'Open in a new tab',
  tryAgain: 'Try again',
  unsupportedActionType: 'This cannot be done here.'
}
