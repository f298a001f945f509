/**
 * Every method of the global, as the one string in which the snippet carries it, in three groups:
 * those that answer at once, those that answer nothing (but `on`, the first of them, which answers
 * with its undo), and those that answer with a promise.
 */
export const METHODS =
  'isOpened getUnreadCount getConversations hasMoreConversations getUser getDisplayedConversation ' +
  'on off open close render destroy setDelegate startTyping stopTyping setPredefinedMessage showNotificationChannelPrompt ' +
  'init login logout sendMessage triggerPostback updateUser createConversation updateConversation loadConversation ' +
  'getConversationById getMoreConversations markAllAsRead setLocale updateSettings'

/** Place of the last method that answers at once. */
export const LAST_GETTER = 5

/** Place of the last method that answers nothing. */
export const LAST_VOID = 16
