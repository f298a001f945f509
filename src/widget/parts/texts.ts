/** English texts of what no part holds, by the keys of `customText`. */
export const TEXTS = {
  unsupportedMessageType: 'This message cannot be shown here.'
}
