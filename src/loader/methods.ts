/**
 * Every method of the global, as the one string in which the snippet carries it, in three groups:
 * those that answer at once, those that answer nothing (but `on`, the first of them, which answers
 * with its undo), and those that answer with a promise.
 *
 * Within the last two groups they stand in the order in which the snippet compresses best.
 */
export const METHODS =
  'isOpened getUnreadCount getConversations hasMoreConversations getUser ' +
  'getDisplayedConversation on setDelegate destroy open off showNotificationChannelPrompt ' +
  'setPredefinedMessage close stopTyping render startTyping updateUser triggerPostback ' +
  'markAllAsRead setLocale login logout getConversationById getMoreConversations ' +
  'createConversation updateConversation updateSettings init loadConversation sendMessage'

/** Place of the last method that answers at once. */
export const LAST_GETTER = 5

/** Place of the last method that answers nothing. */
export const LAST_VOID = 16
