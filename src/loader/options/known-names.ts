/** Events of the public object. */
export const EVENTS =
  'ready destroy widget:opened widget:closed message message:sent message:received unreadCount ' +
  'totalUnreadCount conversation:added conversation:removed conversation:read ' +
  'conversation:delivered participant:added participant:removed typing:start typing:stop link ' +
  'connected disconnected reconnecting log:debug'
