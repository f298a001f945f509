/** Names that stand in braces in the messenger's texts, by key: each text in their place needs them too. */
const NAMES: Record<string, string> = {
  backOn: 'day time',
  backToday: 'time',
  backTomorrow: 'time',
  launcherUnread: 'count',
  messageIndicatorTitleSingular: 'count',
  messageIndicatorTitlePlural: 'count',
  messengerTitle: 'name',
  messageTooLongError: 'size',
  supportTyping: 'author',
  supportSays: 'author',
  uploadProgress: 'percent',
  fileTooLargeError: 'size',
  imageClickToView: 'size',
  cardPosition: 'index count',
  formErrorNoLongerThan: 'characters',
  formErrorNoShorterThan: 'characters',
  prechatCaptureMailgunLinkingConfirmation: 'email',
  conversationListPreviewCarouselText: 'user',
  conversationListPreviewFileText: 'user',
  conversationListPreviewFormResponseText: 'user',
  conversationListPreviewFormText: 'user',
  conversationListPreviewImageText: 'user',
  conversationListPreviewListText: 'user',
  conversationListPreviewLocationRequestText: 'user',
  conversationListPreviewLocationText: 'user',
  unreadMessages: 'count',
  emailPendingDescription: 'address',
  linkOpen: 'channel',
  linkQrCode: 'channel',
  notificationSettingsConnectedAs: 'username',
  smsChannelPendingDescription: 'number',
  smsLinkCancelled: 'appUserNumber',
  smsTooManyRequestsError: 'minutes',
  whatsappChannelDescriptionDesktop: 'code',
  whatsappChannelDescriptionMobile: 'code',
  conversationListRelativeTimeHours: 'value',
  conversationListRelativeTimeMinutes: 'value'
}

/** Lists the placeholders of a text, such as `{count}`. */
export const placeholdersOf = (key: string): string[] =>
  Object.hasOwn(NAMES, key) ? NAMES[key]!.split(' ').map(name => `{${name}}`) : []
