/** Texts of channels at outside services. */
export const channels = {
  'channels.nameHint': 'For you and your team. Visitors do not see it.',
  'channels.lead':
    'Fill in what {service} shows you. It is asked who the account is before anything is saved.',
  'channels.account': 'Your account at {service}',
  'channels.asking': 'Asking {service}…',
  'channels.made': '“{name}” is saved. Below is what {service} says to it.',
  'channels.refused': '{service} does not accept this account: “{reason}”',
  'channels.atService': 'What is left to do there',
  'channels.address': 'Address for events',
  'channels.addressHint':
    'What people write is sent here. The server gives it to the service itself.',
  'channels.credentials': 'Credentials',
  'channels.kept':
    'What is stored is never shown. Leave a field empty to keep it; {service} is asked about what you change.',
  'channels.unchanged': 'Nothing is changed yet.',
  'channels.save': 'Save credentials',
  'channels.saved': 'The credentials are saved.',
  'channels.late': 'Answers after 24 hours',
  'channels.humanAgent': 'The app has Meta’s permission “Human Agent”',
  'channels.humanAgentHint':
    '{service} then takes what your team writes for seven days after the person wrote. Leave it out where programs answer: Meta allows it for people alone.',
  'channels.test': 'Test message',
  'channels.testNotYet':
    'Once {service} has connected the account, you can send a test message here.',
  'channels.testNobody':
    'Businesses cannot write first at {service}. Write a message to “{account}” there from your phone, then look again.',
  'channels.testFailedToLoad': 'The people who could get it could not be loaded.',
  'channels.testTo': 'To',
  'channels.testHint': 'It says “{text}” and stays in the conversation of this person.',
  'channels.testText': 'This is a test message.',
  'channels.testOver':
    '{service} refuses it now: the person wrote more than 24 hours ago. Let them write there again first.',
  'channels.testSend': 'Send a test message',
  'channels.testWaiting': 'On its way to {service}…',
  'channels.testRetrying': 'Not sent yet: “{reason}”. It is tried again.',
  'channels.testSent': '{service} has taken the message. It does not say when messages arrive.',
  'channels.testTaken': '{service} has taken the message, but not delivered it yet.',
  'channels.testDelivered': 'The message has arrived.',
  'channels.testFailed': 'The message was not delivered: “{reason}”',
  'channels.failures': 'Messages that did not arrive',
  'channels.failuresFailed': 'What did not arrive could not be loaded.',
  'channels.noFailure': 'There is none.',
  'channels.showConversation': 'Show the conversation',
  'channels.deletion':
    'This cannot be undone. What people write there reaches you no more. Conversations stay in the inbox.',

  'channels.offer.telegram': 'Through a bot of your business.',
  'channels.offer.whatsapp': 'Through a number of your business, by Meta’s Cloud API.',
  'channels.offer.messenger': 'Through the Facebook page of your business.',
  'channels.offer.instagram': 'Through an account that belongs to a Facebook page.',
  'channels.offer.line': 'Through an official account.',

  'channels.field.token': 'Token of the bot',
  'channels.where.token':
    'In Telegram, @BotFather gives it after /newbot, and for a bot that you have after /token.',
  'channels.field.phoneNumberId': 'Id of the phone number',
  'channels.where.phoneNumberId':
    'Meta for Developers: your app, WhatsApp, API Setup. It is not the number itself.',
  'channels.field.businessAccountId': 'Id of the business account',
  'channels.where.businessAccountId':
    'WhatsApp Manager, Account tools; for templates. Without it, the console offers none.',
  'channels.field.accessToken': 'Access token',
  'channels.where.accessToken':
    'Meta Business settings: System users, Generate token. One that never expires, with whatsapp_business_messaging and whatsapp_business_management.',
  'channels.field.appSecret': 'App secret',
  'channels.where.appSecret':
    'Meta for Developers: your app, App settings, Basic. It proves that events come from Meta.',
  'channels.field.verifyToken': 'Verify token',
  'channels.where.verifyToken':
    'Any words of your choice. Meta repeats them when it tries the address of this server.',
  'channels.field.appId': 'Id of the app',
  'channels.where.appId': 'Meta for Developers: your app, App settings, Basic.',
  'channels.field.pageAccessToken': 'Access token of the page',
  'channels.where.pageAccessToken':
    'Meta for Developers: your app, Messenger or Instagram, API settings, Generate token beside the page.',
  'channels.field.channelAccessToken': 'Channel access token',
  'channels.where.channelAccessToken':
    'LINE Developers: your channel, Messaging API, Issue. The long-lived one.',
  'channels.field.channelSecret': 'Channel secret',
  'channels.where.channelSecret': 'LINE Developers: your channel, Basic settings.',

  'channels.left.telegram': 'Nothing: the server gives Telegram the address below.',
  'channels.left.whatsapp':
    'Meta for Developers, your app, WhatsApp, Configuration: subscribe to “messages”. If an address is asked for, paste the one below, with the verify token that you chose.',
  'channels.left.messenger':
    'Meta for Developers, your app: make the app live. Until then, only people with a role in it reach you.',
  'channels.left.instagram':
    'In Instagram, allow connected tools to see messages. Meta for Developers, your app: make the app live. Until then, only people with a role in it reach you.',
  'channels.left.line':
    'LINE Developers, your channel, Messaging API: switch on “Use webhook”. Until then, LINE tells this server nothing.'
} as const
