/** English texts of what no part holds, by the keys of `customText`. */
export const TEXTS = {
  inputPlaceholderBlocked: 'Please answer above first.',
  unsupportedMessageType: 'This message cannot be shown here.'
}
