/**
 * Kinds of all methods of the public object, by what they answer: a `value` at once, nothing, or a
 * `promise`. The build makes from it the string of names that launcher and snippet carry. Within
 * `nothing` and `promise` the order is the one in which the snippet compresses best.
 *
 * @satisfies {import('../protocol').MethodKinds<import('../widget/core/public').MessengerWidget>}
 */
export const METHOD_KINDS = {
  isOpened: 'value',
  getUnreadCount: 'value',
  getConversations: 'value',
  hasMoreConversations: 'value',
  getUser: 'value',
  getDisplayedConversation: 'value',
  // Answers with a function that removes the listener; first of its kind, so that the snippet finds it.
  on: 'nothing',
  setDelegate: 'nothing',
  destroy: 'nothing',
  open: 'nothing',
  off: 'nothing',
  showNotificationChannelPrompt: 'nothing',
  setPredefinedMessage: 'nothing',
  close: 'nothing',
  stopTyping: 'nothing',
  render: 'nothing',
  startTyping: 'nothing',
  updateUser: 'promise',
  triggerPostback: 'promise',
  markAllAsRead: 'promise',
  setLocale: 'promise',
  login: 'promise',
  logout: 'promise',
  getConversationById: 'promise',
  getMoreConversations: 'promise',
  createConversation: 'promise',
  updateConversation: 'promise',
  updateSettings: 'promise',
  init: 'promise',
  loadConversation: 'promise',
  sendMessage: 'promise'
}

const KINDS = ['value', 'nothing', 'promise']

/**
 * Makes the constants that `methods.ts` reads.
 *
 * @returns {Record<`__${string}__`, string>} JSON by name.
 */
export function createMethodConstants() {
  const groups = KINDS.map(kind =>
    Object.entries(METHOD_KINDS).flatMap(([name, each]) => (each === kind ? [name] : []))
  )
  const [getters = [], voids = []] = groups
  return {
    __METHODS__: JSON.stringify(groups.flat().join(' ')),
    __LAST_GETTER__: `${getters.length - 1}`,
    __LAST_VOID__: `${getters.length + voids.length - 1}`
  }
}
