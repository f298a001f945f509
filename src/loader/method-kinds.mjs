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

/** Methods that `create-widget.ts` writes out. */
const OWN = ['on', 'off', 'init', 'destroy', 'render', 'open', 'close', 'setDelegate']

/** Lists the methods of a kind. */
const namesOf = (/** @type {string} */ kind) =>
  Object.entries(METHOD_KINDS).flatMap(([name, each]) => (each === kind ? [name] : []))

/**
 * Makes the constants that `methods.ts` reads.
 *
 * @returns {Record<`__${string}__`, string>} JSON by name.
 */
export function createMethodConstants() {
  const [getters, voids, promises] = [namesOf('value'), namesOf('nothing'), namesOf('promise')]
  const isLoaded = (/** @type {string} */ name) => !OWN.includes(name)
  const [loadedVoids, loadedPromises] = [voids.filter(isLoaded), promises.filter(isLoaded)]
  return {
    __METHODS__: JSON.stringify([...getters, ...voids, ...promises].join(' ')),
    __LAST_GETTER__: `${getters.length - 1}`,
    __LAST_VOID__: `${getters.length + voids.length - 1}`,
    __LOADED_METHODS__: JSON.stringify([...getters, ...loadedVoids, ...loadedPromises].join(' ')),
    __LAST_LOADED_VOID__: `${getters.length + loadedVoids.length - 1}`
  }
}
