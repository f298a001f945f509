import { LOCATION_TEXTS } from '../share-location'

/** English texts by the keys of `customText`. */
export const TEXTS = {
  ...LOCATION_TEXTS,
  actionPaymentCompleted: 'Paid',
  actionPostbackError: 'That did not get through.',
  closePage: 'Close page',
  openInNewTab: 'Open in a new tab',
  tryAgain: 'Try again',
  unsupportedActionType: 'This cannot be done here.'
}
