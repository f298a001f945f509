/** Keys of `customText` and `customScreenReaderAnnouncement`. */
export const TEXT_KEYS =
  'answerTimeDay answerTimeHour answerTimeHours answerTimeMinutes ' +
  'actionPaymentCompleted actionPostbackError authorYou back backOn backToday backTomorrow cancelUpload cardPosition ' +
  'carouselLabel clickToRetry clickToRetryForm closeImage closeMessenger closePage closed ' +
  'connectNotificationSingleText connectNotificationText conversationListEmpty ' +
  'conversationListHeaderText conversationListPreviewAnonymousText ' +
  'conversationListPreviewCarouselText conversationListPreviewFileText ' +
  'conversationListPreviewFormResponseText conversationListPreviewFormText ' +
  'conversationListPreviewImageText conversationListPreviewListText ' +
  'conversationListPreviewLocationRequestText conversationListPreviewLocationText ' +
  'conversationListPreviewUserText conversationListRelativeTimeHour ' +
  'conversationListRelativeTimeHours conversationListRelativeTimeJustNow ' +
  'conversationListRelativeTimeMinute conversationListRelativeTimeMinutes ' +
  'conversationListRelativeTimeYesterday conversationListTimestampFormat ' +
  'conversationTimestampHeaderFormat couldNotConnect couldNotConnectRetry ' +
  'couldNotConnectRetrySuccess couldNotLoadChannels couldNotLoadConversations ' +
  'couldNotLoadMessages couldNotStartConversation dismissPreview dismissPrompt emailChangeAddress ' +
  'emailDescription emailFieldLabel emailFieldPlaceholder emailFormButton ' +
  'emailLinkingErrorMessage emailPendingDescription emailSendAgain errorPrefix fetchHistory ' +
  'fetchingHistory fileTooLargeError fileTypeError formErrorEntryRequired formErrorInvalidEmail ' +
  'formErrorNoLongerThan formErrorNoShorterThan formErrorUnknown ' +
  'formFieldSelectPlaceholderFallback formNextButtonText frontendEmailChannelDescription ' +
  'headerText imageClickToReload imageClickToView imagePreviewNotAvailable imageView ' +
  'inputPlaceholder inputPlaceholderBlocked introAppText introChannelsText launcherClose ' +
  'launcherFailed launcherOpen launcherUnread lineChannelDescription lineChannelName ' +
  'linkCancelled linkDefaultConversation linkDisconnect linkError linkExpired linkOpen ' +
  'linkPending linkPreparing linkQrCode locationAsking locationNotSupported ' +
  'locationSecurityRestriction locationSendingFailed locationServicesDenied mailgunChannelName ' +
  'messageDelivered messageIndicatorTitlePlural messageIndicatorTitleSingular ' +
  'messageRelativeTimeDay messageRelativeTimeHour messageRelativeTimeJustNow ' +
  'messageRelativeTimeMinute messageSeen messageSending messageSent messageTimestampFormat ' +
  'messageTooLongError messageWaiting messagebirdChannelName ' +
  'messengerChannelDescription messengerChannelName messengerTitle newConversationButtonText ' +
  'newMessages newMessagesPlural newMessagesSingular nextCard notificationSettingsChannelsDescription ' +
  'notificationSettingsChannelsTitle notificationSettingsConnected ' +
  'notificationSettingsConnectedAs openInNewTab openMap openMenu prechatCaptureConfirmationText ' +
  'prechatCaptureEmailLabel prechatCaptureEmailPlaceholder prechatCaptureGreetingText ' +
  'prechatCaptureMailgunLinkingConfirmation prechatCaptureNameLabel ' +
  'prechatCaptureNamePlaceholder previousCard removeUpload sendButtonText sentCarousel sentFile ' +
  'sentForm sentImage sentLocation settingsHeaderText settingsLanguage settingsSound ' +
  'shareLocation signInAgain signedInElsewhere smsBadRequestError ' +
  'smsCancel smsChangeNumber smsChannelDescription smsChannelPendingDescription smsContinue ' +
  'smsFieldLabel smsFieldPlaceholder smsInvalidNumberError smsLinkCancelled smsLinkPending ' +
  'smsPingChannelError smsSendText smsStartTexting smsTooManyRequestsError ' +
  'smsTooManyRequestsOneMinuteError smsUnhandledError supportSays supportTyping tapToRetry ' +
  'tapToRetryForm telegramChannelDescription telegramChannelName tryAgain twilioChannelName ' +
  'unableToLoadImage unreadMessages unsupportedActionType unsupportedMessageType uploadCamera ' +
  'uploadDocument uploadFailed uploadInvalidError uploadPhoto uploadProgress uploadVirusError ' +
  'viberChannelDescription viberChannelDescriptionMobile viberChannelName viberQRCodeError ' +
  'wechatChannelDescription wechatChannelDescriptionMobile wechatChannelName wechatQRCodeError ' +
  'whatsappChannelDescriptionDesktop whatsappChannelDescriptionMobile whatsappChannelName ' +
  'whatsappLinkingError'

/** Lists all these keys. */
export const listTextKeys = (): string[] => TEXT_KEYS.split(' ')
