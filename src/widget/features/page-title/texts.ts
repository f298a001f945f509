/** English texts of the page's title, by the keys of `customText`. */
export const TEXTS = {
  messageIndicatorTitlePlural: '({count}) new messages',
  messageIndicatorTitleSingular: '({count}) new message'
}
