import { PREVIEW_TEXTS } from '../../shared'

/** English texts of the ways to other conversations and channels. */
export const TEXTS = {
  ...PREVIEW_TEXTS,
  back: 'Back',
  conversationListHeaderText: 'Your conversations',
  conversationListEmpty: 'No conversations yet.',
  conversationListRelativeTimeJustNow: 'Just now',
  couldNotLoadConversations: 'Your conversations are not here yet.',
  couldNotStartConversation: 'No new conversation yet. Please try again.',
  introChannelsText: 'You can also write to us here',
  newConversationButtonText: 'New conversation',
  tryAgain: 'Try again',
  unreadMessages: '{count} unread',
  lineChannelName: 'LINE',
  mailgunChannelName: 'E-mail',
  messagebirdChannelName: 'SMS',
  messengerChannelName: 'Messenger',
  telegramChannelName: 'Telegram',
  twilioChannelName: 'SMS',
  viberChannelName: 'Viber',
  wechatChannelName: 'WeChat',
  whatsappChannelName: 'WhatsApp'
}
