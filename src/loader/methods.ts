/**
 * Every method of the global, in three groups: those that answer at once, those that answer nothing
 * (but `on`, their first, which answers with its undo), and those that answer with a promise.
 * One string, because that is the form in which the snippet carries it.
 */
export const METHODS =
  'isOpened hasMoreConversations getUnreadCount getConversations getUser getDisplayedConversation ' +
  'on off open destroy close render setDelegate setPredefinedMessage startTyping stopTyping ' +
  'showNotificationChannelPrompt ' +
  'sendMessage triggerPostback markAllAsRead getMoreConversations getConversationById ' +
  'loadConversation createConversation updateConversation updateUser updateSettings setLocale ' +
  'init login logout'

/** Where in the list the second group begins. */
export const FIRST_VOID = 6
/** Where in the list the third group begins. */
export const FIRST_PROMISED = 17
