/**
 * Every method of the global, as the one string in which the snippet carries it, in three groups:
 * those that answer at once, those that answer nothing (but `on`, the first of them, which answers
 * with its undo), and those that answer with a promise.
 */
export const METHODS =
  'isOpened getUnreadCount getConversations getUser ' +
  'on off open close render destroy ' +
  'sendMessage markAllAsRead getConversationById init'

/** Place of the last method that answers at once. */
export const LAST_GETTER = 3

/** Place of the last method that answers nothing. */
export const LAST_VOID = 9
