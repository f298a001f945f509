/** English texts of what stands at the end of a conversation, by the keys of `customText`. */
export const TEXTS = {
  supportTyping: '{author} is typing…'
}
