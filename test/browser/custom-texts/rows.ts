/** Keys of `customText`, by a story in which each is seen. */
export const SEEN: Record<string, string[]> = {
  'text/actions': ['actionPaymentCompleted', 'unsupportedActionType'],
  'text/postback-failed': ['actionPostbackError'],
  'sending/failed': ['clickToRetry'],
  'sending/sending': ['messageSending'],
  'connection/written-offline': ['messageWaiting'],
  'prechat/failed': [
    'clickToRetryForm',
    'inputPlaceholderBlocked',
    'prechatCaptureGreetingText',
    'prechatCaptureNameLabel',
    'prechatCaptureNamePlaceholder',
    'prechatCaptureEmailLabel',
    'prechatCaptureEmailPlaceholder'
  ],
  'welcome/answers-within-minutes': ['answerTimeMinutes'],
  'welcome/answers-within-an-hour': ['answerTimeHour'],
  'welcome/answers-within-hours': ['answerTimeHours'],
  'welcome/answers-within-a-day': ['answerTimeDay'],
  'hours/closed': ['closed'],
  'hours/back-today': ['backToday'],
  'hours/back-tomorrow': ['backTomorrow'],
  'hours/back-later': ['backOn'],
  'conversation/times': [
    'messageTimestampFormat',
    'messageRelativeTimeDay',
    'messageRelativeTimeHour',
    'messageRelativeTimeJustNow',
    'messageRelativeTimeMinute'
  ],
  'channel-prompt/several': ['connectNotificationText'],
  'channel-prompt/one': ['connectNotificationSingleText'],
  'list/kinds': [
    'conversationListTimestampFormat',
    'conversationTimestampHeaderFormat',
    'conversationListHeaderText',
    'conversationListRelativeTimeMinute',
    'conversationListRelativeTimeMinutes',
    'conversationListRelativeTimeHour',
    'conversationListRelativeTimeHours',
    'conversationListRelativeTimeYesterday',
    'conversationListPreviewCarouselText',
    'conversationListPreviewFileText',
    'conversationListPreviewFormText',
    'conversationListPreviewFormResponseText',
    'conversationListPreviewImageText',
    'conversationListPreviewUserText',
    'headerText',
    'inputPlaceholder',
    'sendButtonText',
    'unsupportedMessageType'
  ],
  'list/just-now': [
    'conversationListRelativeTimeJustNow',
    'conversationListPreviewAnonymousText',
    'conversationListPreviewLocationRequestText'
  ],
  'connection/refused': ['couldNotConnect'],
  'connection/reconnecting': ['couldNotConnectRetry'],
  'connection/back': ['couldNotConnectRetrySuccess'],
  'list/loading-more': ['fetchingHistory'],
  'list/failed-more': ['couldNotLoadConversations'],
  'channel/email-pending': ['emailChangeAddress'],
  'channel/email-invalid': [
    'emailDescription',
    'emailFieldLabel',
    'emailFieldPlaceholder',
    'emailFormButton',
    'emailLinkingErrorMessage',
    'errorPrefix',
    'frontendEmailChannelDescription'
  ],
  'conversation/long': ['fetchHistory'],
  'channel/sms-connected': [
    'introAppText',
    'notificationSettingsConnectedAs',
    'settingsHeaderText',
    'smsCancel',
    'smsChangeNumber',
    'smsChannelDescription',
    'smsChannelPendingDescription',
    'smsContinue',
    'smsLinkPending',
    'smsSendText',
    'smsStartTexting'
  ],
  'uploads/too-large': ['fileTooLargeError'],
  'uploads/refused': ['fileTypeError'],
  'forms/missing': ['formErrorEntryRequired'],
  'forms/no-address': ['formErrorInvalidEmail'],
  'forms/too-long': ['formErrorNoLongerThan'],
  'forms/too-short': ['formErrorNoShorterThan'],
  'forms/choice': ['formFieldSelectPlaceholderFallback'],
  'media/images': ['imageClickToView'],
  'media/image-failed': ['imageClickToReload', 'unableToLoadImage'],
  'media/image-unsafe': ['imagePreviewNotAvailable'],
  'channel/line': ['lineChannelDescription'],
  'text/location-failed': ['locationSendingFailed'],
  'menu/location-denied': [
    'locationServicesDenied',
    'shareLocation',
    'uploadDocument',
    'uploadPhoto'
  ],
  'launcher/badge': ['messageIndicatorTitlePlural'],
  'launcher/badge-1': ['messageIndicatorTitleSingular'],
  'sending/delivered': ['messageDelivered'],
  'sending/seen': ['messageSeen'],
  'sending/too-long': ['messageTooLongError'],
  'channel/messenger': ['messengerChannelDescription'],
  'prechat/before-another': ['newConversationButtonText'],
  'settings/linked': [
    'notificationSettingsChannelsDescription',
    'notificationSettingsChannelsTitle',
    'notificationSettingsConnected',
    'settingsLanguage',
    'settingsSound'
  ],
  'prechat/done': ['prechatCaptureConfirmationText'],
  'prechat/done-and-linked': ['prechatCaptureMailgunLinkingConfirmation'],
  'channel/sms-failed': ['smsBadRequestError'],
  'channel/sms-invalid': ['smsInvalidNumberError'],
  'channel/sms-cancelled': ['smsLinkCancelled'],
  'channel/sms-ping-failed': ['smsPingChannelError'],
  'channel/sms-too-many': ['smsTooManyRequestsOneMinuteError'],
  'uploads/failed': ['tapToRetry'],
  'channel/telegram': ['telegramChannelDescription'],
  'uploads/empty': ['uploadInvalidError'],
  'uploads/infected': ['uploadVirusError'],
  'channel/viber': ['viberChannelDescription'],
  'channel/not-prepared': ['viberQRCodeError'],
  'channel/wechat': ['wechatChannelDescription'],
  'channel/whatsapp': ['whatsappChannelDescriptionDesktop']
}

/** Keys seen on phones only, by story. */
export const SEEN_ON_PHONES: Record<string, string[]> = {
  'forms/failed': ['tapToRetryForm'],
  'menu/open': ['uploadCamera'],
  'channel/viber': ['viberChannelDescriptionMobile'],
  'channel/wechat': ['wechatChannelDescriptionMobile'],
  'channel/whatsapp': ['whatsappChannelDescriptionMobile']
}

/** Keys for conditions that no story makes, each with the test that reads it. */
export const HELD_ELSEWHERE: Record<string, string> = {
  linkError: 'test/unit/widget/channels-texts.test.ts',
  smsUnhandledError: 'test/unit/widget/channels-texts.test.ts',
  wechatQRCodeError: 'test/unit/widget/channels-texts.test.ts',
  whatsappLinkingError: 'test/unit/widget/channels-texts.test.ts',
  smsTooManyRequestsError: 'test/unit/widget/locales.test.ts',
  locationNotSupported: 'test/unit/widget/text-location.test.tsx',
  locationSecurityRestriction: 'test/unit/widget/text-location.test.tsx'
}

/** Keys for conditions that a test cannot make. */
export const OUT_OF_REACH: Record<string, string> = {
  formErrorUnknown: 'A choice that the form does not offer.'
}

/** Keys that have no place in the messenger: a page that gives one is warned. */
export const WITHOUT_PLACE = [
  'messageError',
  'syncConversation',
  'linkChannelPageHeader',
  'actionPaymentError'
]
