/** Texts of the settings of the messenger. */
export const settings = {
  'groups.look': 'Look',
  'groups.lookLead': 'A brand colour dresses all: bubbles, buttons and launcher follow it.',
  'groups.words': 'Words',
  'groups.wordsLead': 'What visitors read before anybody writes.',
  'groups.texts': 'Texts',
  'groups.textsLead':
    'Your words in place of those of the messenger, for each language of your visitors.',
  'groups.behaviour': 'Behaviour',
  'groups.behaviourLead': 'What visitors can do.',
  'groups.place': 'Where it may be used',
  'groups.placeLead': 'Pages of other people cannot show your messenger when you list your own.',
  'groups.prechat': 'Before the chat',
  'groups.prechatLead': 'Questions that a visitor answers before the first message.',

  'fields.brandColor.label': 'Brand colour',
  'fields.brandColor.hint': 'Launcher and header.',
  'fields.conversationColor.label': 'Conversation colour',
  'fields.conversationColor.hint': 'Bubbles of the visitor.',
  'fields.actionColor.label': 'Action colour',
  'fields.actionColor.hint': 'Buttons and links in the messenger.',
  'fields.displayStyle.label': 'Style of the launcher',
  'fields.displayStyle.hint':
    'A round button in the corner, or a tab with a name at the lower edge.',
  'fields.buttonWidth.label': 'Width of the button',
  'fields.buttonWidth.hint': 'Has no effect on a tab.',
  'fields.buttonHeight.label': 'Height of the button',
  'fields.buttonHeight.hint': 'Has no effect on a tab.',
  'fields.buttonIconUrl.label': 'Icon of the launcher',
  'fields.buttonIconUrl.hint':
    'Address of a picture instead of the built-in one: JPG, PNG or GIF of at least 200 × 200 pixels.',
  'fields.businessIconUrl.label': 'Icon of the business',
  'fields.businessIconUrl.hint':
    'Address of the picture in the header: JPG, PNG or GIF of at least 200 × 200 pixels. Without one, the icon of the app.',
  'fields.backgroundImageUrl.label': 'Background picture',
  'fields.backgroundImageUrl.hint': 'Address of a picture that is tiled behind the conversation.',
  'fields.businessName.label': 'Name of the business',
  'fields.businessName.hint': 'The title of the messenger. Without one, the name of the app.',
  'fields.starters.label': 'First messages to choose from',
  'fields.starters.hint':
    'Buttons in an empty conversation, which write their text as the visitor: up to 4.',
  'fields.showAnswerTime.label': 'Answer time',
  'fields.showAnswerTime.hint': 'Says how soon you usually answer, once that is known.',
  'fields.customText.label': 'Own texts',
  'fields.customText.hint':
    'A visitor reads those of their language. What a page gives in its options comes first. An empty field shows the text of the messenger.',
  'fields.fixedIntroPane.label': 'Introduction in place',
  'fields.fixedIntroPane.hint': 'The introduction stays at the top while the conversation scrolls.',
  'fields.preview.label': 'Preview of messages',
  'fields.preview.hint':
    'Shows a message that arrives while the messenger is closed beside its launcher.',
  'fields.canUserSeeConversationList.label': 'List of conversations',
  'fields.canUserSeeConversationList.hint': 'Visitors can look at their earlier conversations.',
  'fields.canUserCreateMoreConversations.label': 'Several conversations',
  'fields.canUserCreateMoreConversations.hint':
    'Visitors can begin another conversation beside the one they have.',
  'fields.integrationOrder.label': 'Other channels',
  'fields.integrationOrder.hint':
    'Channels of this app that the messenger offers beside itself, in this order.',
  'fields.originWhitelist.label': 'Allowed origins',
  'fields.originWhitelist.hint':
    'Protocol, host and port of a site, such as https://www.example.com. Each subdomain on its own line.',
  'fields.prechatCapture.enabled.label': 'Prechat form',
  'fields.prechatCapture.enabled.hint':
    'Asks before the first conversation; writing is locked until the answers are given.',
  'fields.prechatCapture.fields.label': 'Questions',
  'fields.prechatCapture.fields.hint':
    'Asked in this order. Drag a question by its grip, or move it with its buttons. A visitor who sees the questions already keeps them until the next page load.',
  'fields.prechatCapture.enableEmailLinking.label': 'Use the first e-mail',
  'fields.prechatCapture.enableEmailLinking.hint':
    'The answer to the first question for an e-mail address becomes the address of the visitor. Without such a question, nothing is linked.',
  'fields.prechatCapture.everyConversation.label': 'Ask each time',
  'fields.prechatCapture.everyConversation.hint':
    'Asks before each new conversation, not only before the first.',
  'fields.prechatCapture.avatarUrl.label': 'Picture beside the form',
  'fields.prechatCapture.avatarUrl.hint': 'Address of the picture beside greeting and thanks.',

  'save.refused': 'Not saved: the server refuses what is marked above.',
  'save.none': 'No changes',
  'save.unsaved': { one: '{count} change not saved', other: '{count} changes not saved' },
  'save.saved': { one: 'Saved: {count} change.', other: 'Saved: {count} changes.' },
  'save.groups': 'Groups of settings',
  'save.discard': 'Discard',

  'leave.title': 'Leave without saving?',
  'leave.text': 'What you changed here is not saved, and would be lost.',
  'leave.stay': 'Stay here',
  'leave.leave': 'Leave and lose the changes'
} as const
