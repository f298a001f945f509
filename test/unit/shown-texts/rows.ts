/** Names a thing or a button, or says what a person may do; promises nothing. */
export const LABEL = 'label'

/** Said only where the server carries messages through the channel. */
const OFFERED =
  'test/browser/linked-channels.test.ts › are neither offered nor spoken of while the server carries no'
const LINK_FAILED = 'test/unit/widget/channels-texts.test.ts › of %s, which fails with %s, read %s'
const LINK_ENDED =
  'test/unit/widget/channels-texts.test.ts › do not call an action of the visitor, or a late one, an error'
const ANSWER_TIME =
  'test/browser/welcome.test.ts › says how soon the business has answered, once it has answered five'
const PREVIEW = 'test/unit/widget/navigation-previews.test.ts › describe a message of type'
const PICTURES = 'test/browser/console-pictures.test.ts ›'
const STORED =
  'test/browser/network-faults.test.ts › stores a message once when its response is lost'
const SEEN =
  'test/browser/presence.test.ts › shows that a message was delivered, and then that it was seen'
const FORM =
  'test/browser/forms.test.ts › keeps the answers while the network is down, and sends them once'
const POSTBACK =
  'test/browser/text.test.ts › sends a postback, and its button can be used again after a failure'

/** Texts of the widget, in English, that promise something. Each names its proof: file and test. */
export const WIDGET: Record<string, string> = {
  'A message could not be sent there.': LINK_FAILED,
  'A message could not be sent there. Please check the number.': LINK_FAILED,
  'Back online.':
    'test/browser/network-faults.test.ts › shows one bar when the connection is lost again right after it came back',
  'Connect a channel, and this goes on there too.': OFFERED,
  Connected:
    'test/browser/linked-channels.test.ts › are not said to be connected by the address that prechat asked for',
  'Connected as {username}':
    'test/browser/linked-channels.test.ts › are not said to be connected by the address that prechat asked for',
  Delivered: SEEN,
  'E-mail': LABEL,
  'Files of this type cannot be sent.':
    'test/browser/upload-menu.test.ts › names each file that cannot be sent',
  'Give us your e-mail address, and our answers come there too.': OFFERED,
  'Give us your mobile number, and our answers come there too.': OFFERED,
  'No connection. Trying again…':
    'test/browser/server-down.test.ts › shows that a message waits, and sends it when the server is back',
  'No new conversation yet. Please try again.':
    'test/browser/conversation-list.test.ts › lets a visitor start another conversation where that is allowed',
  'Not sent. Tap to try again': FORM,
  'Not sent. Try again':
    'test/browser/server-down.test.ts › offers the visitor a retry for a message that the server refuses',
  'Open LINE and send us a message there.': OFFERED,
  'Open Messenger and send us a message there.': OFFERED,
  'Open Viber and send us a message there.': OFFERED,
  'Open WeChat and send us a message there.': OFFERED,
  'Open WhatsApp and send us the code {{code}} there.': OFFERED,
  Paid: 'test/unit/widget/text-actions.test.tsx › show a paid offer as paid',
  'Please give a whole e-mail address.': LABEL,
  'Please try again in one minute.': LINK_FAILED,
  'Please try again in {minutes} minutes.':
    'test/unit/widget/channels-texts.test.ts › include how long to wait',
  Remove: LABEL,
  Seen: SEEN,
  Send: LABEL,
  'Send it again': OFFERED,
  'Sending…': STORED,
  Sent: STORED,
  'Thank you. How can we help? If you leave, we answer to {email}.': OFFERED,
  'That did not get through.': POSTBACK,
  'That took too long. Please try again.': LINK_ENDED,
  'The channel could not be connected. Please try again.': LINK_FAILED,
  'The channel was not connected.': LINK_ENDED,
  'The chat did not load. Try again':
    'test/browser/tampered-files.test.ts › of the messenger is refused and reported, and the right one is loaded later',
  'The file was not sent.':
    'test/unit/client/uploads.test.ts › because a proxy takes all of it and answers itself stops after five attempts',
  'The number could not be connected. Please try again.': LINK_FAILED,
  'The picture did not load.': 'test/browser/media.test.ts › that fail to load can be loaded again',
  'The server refused the connection. Please reload the page.':
    'test/browser/settings.test.ts › that are deleted under an open messenger end it, which says that it was refused',
  'These messages could not be loaded. Try again':
    'test/browser/history.test.ts › says that earlier messages could not be loaded, and loads them at the next press',
  'This file may be harmful and was not sent.':
    'test/server/virus-scan.test.ts › an infected file is refused with the name of the virus, and not stored',
  'Try again': POSTBACK,
  'Usually answers within a day': ANSWER_TIME,
  'Usually answers within a few hours': ANSWER_TIME,
  'Usually answers within a few minutes': ANSWER_TIME,
  'Usually answers within an hour': ANSWER_TIME,
  'Viber could not be connected. Please try again.': LINK_FAILED,
  'Waiting for your answer…': OFFERED,
  'Waiting for you…': OFFERED,
  'We sent a message to {address}. Answer it to be connected.': OFFERED,
  'We sent a message to {number}. Answer it to be connected.': OFFERED,
  'WeChat could not be connected. Please try again.': LINK_FAILED,
  'WhatsApp could not be connected. Please try again.': LINK_FAILED,
  'Would you like our answers elsewhere too?': OFFERED,
  'Would you like our answers there too?': OFFERED,
  'Write to us. We answer here.':
    'test/browser/conversation.test.ts › shows the visitor an answer from the console',
  'You can also write to us by e-mail:': OFFERED,
  'You have signed in in another tab. Please sign in here too, or reload the page.':
    'test/browser/identity-switch.test.ts › sends what is written there after the login there',
  'Your channels could not be loaded.':
    'test/unit/widget/channels-links.test.ts › report a failed load, and can be loaded again',
  'Your e-mail address': LABEL,
  'Your first conversation with us goes on there.': OFFERED,
  'sent a file':
    'test/unit/widget/media.test.tsx › of the business are announced, those of the visitor are not',
  'sent a form': 'test/browser/announcements.test.ts › announces a message once, with its author',
  'sent a picture':
    'test/unit/widget/media.test.tsx › of the business are announced, those of the visitor are not',
  'sent a place':
    'test/unit/widget/location.test.tsx › of the business is announced, one of the visitor is not',
  'sent cards': 'test/unit/widget/cards.test.tsx › of the business are announced',
  '{appUserNumber} was not connected.': LINK_ENDED,
  '{count} unread':
    'test/browser/conversation.test.ts › counts messages received while closed on the launcher',
  '{percent} % sent':
    'test/browser/uploads.test.ts › of a large photo is scaled down, sent across origins',
  '{user} sent a file': PREVIEW,
  '{user} sent a form': PREVIEW,
  '{user} sent a list': PREVIEW,
  '{user} sent a picture': PREVIEW,
  '{user} sent a place': PREVIEW,
  '{user} sent several items': PREVIEW
}

const SETTINGS = 'test/browser/console-settings.test.ts ›'
const CONNECT = 'test/browser/console-connect.test.ts ›'
const APPS = 'test/browser/console-apps.test.ts ›'
const DEMO =
  'test/browser/console-demo.test.ts › is added at one press, shows the messenger, and is removed after a question'

/** Texts of the console that promise something, in pieces where a value stands between them. */
export const CONSOLE: Record<string, string> = {
  'The changes could not be loaded.':
    'test/browser/console-changes.test.ts › are none at first, are loaded again after a failure',
  'Refused lately': LABEL,
  'The refused origins could not be loaded.': `${SETTINGS} list origins that are refused lately, and let in by one press and a save`,
  'Keep it': LABEL,
  'Remove the demo': LABEL,
  'Remove the demo?': LABEL,
  'The demo is removed.': DEMO,
  'is deleted with its demo page and all that was written there. The menu of apps can add a new demo.':
    DEMO,
  'Closed conversations stay closed':
    'test/server/app-settings.test.ts › takes no message where conversations do not reopen',
  'Keep conversations': LABEL,
  'Numbers of payment cards that visitors write are made unreadable before they are stored.':
    'test/server/card-masking.test.ts › messages of a visitor are stored, emitted and returned without card numbers',
  'So long after its last message, a conversation is removed for ever with all that was said in it.':
    'test/server/retention.test.ts › is removed for the visitor and the business, with all its content',
  'The app could not be loaded.': `${APPS} are loaded again after they could not be`,
  'This cannot be undone. Its integrations, keys, people, conversations, messages and files go with it. Pages with its snippets show no messenger any more, and its keys are refused.':
    'test/server/console-apps.test.ts › is deleted with all that it holds, and then is not there',
  ', and can be read by everyone.': `${SETTINGS} warn of a colour that is hard to see`,
  '1 change not saved':
    'test/browser/console-each-setting.test.ts › changes alone, and leaves what somebody else saved meanwhile',
  'changes not saved': `${SETTINGS} are all changed in one request`,
  'Name and e-mail address are asked for, in the language of the visitor.':
    'test/browser/prechat.test.ts › can be answered with the keyboard only',
  'Not saved: the server refuses what is marked above.': `${SETTINGS} say at the field %s why the server refuses it`,
  'Saved:': `${SETTINGS} are all changed in one request`,
  'Says how soon you usually answer, once that is known.': ANSWER_TIME,
  'Stay here': LABEL,
  'The answer to the first question for an e-mail address becomes the address of the visitor. Without such a question, nothing is linked.':
    'test/unit/widget/prechat.test.tsx › with %s, sends and links the right values',
  'The channels could not be loaded.': `${SETTINGS} list channels again after they could not be loaded`,
  'Use the first e-mail': LABEL,
  'What visitors read before anybody writes.': LABEL,
  'What you changed here is not saved, and would be lost.': `${SETTINGS} are not left unsaved without a question`,
  'Your e-mail address': LABEL,
  'The file must hold a whole picture; this one cannot be read.': `${PICTURES} %s is refused before it is sent, and the one before stays`,
  'Remove:': LABEL,
  'Send again': LABEL,
  'Send again:': LABEL,
  'Confirm Integration': LABEL,
  'Confirmed: the server has it.': `${CONNECT} is made in nine steps`,
  Connect: LABEL,
  'Connect Integrations': LABEL,
  'Saved.': `${CONNECT} is renamed, and the list has the new name`,
  Refused: `${CONNECT} shows from which sites it is loaded, and which it refuses`,
  'The sites could not be loaded.': `${CONNECT} shows from which sites it is loaded, and which it refuses`,
  'The snippet ran, but the messenger did not start. The policy of the page may block it.': `${CONNECT} shows from which sites it is loaded, and which it refuses`,
  'The integration could not be loaded.': `${CONNECT} can be tried again when the server was away`,
  'This app has no integration yet. Connect Integrations makes one.': `${CONNECT} is made for the app that was picked`,
  'This app has no web integration yet. Connect Integrations makes one.': `${CONNECT} is made for the app that was picked`,
  'This integration is not there any more': `${CONNECT} is deleted once its name is typed`,
  'Pages with its snippets show no messenger any more.': `${CONNECT} is deleted once its name is typed`,
  'Conversations stay in the inbox.': `${CONNECT} is deleted once its name is typed`,
  'Closing this window takes the snippets away.': `${CONNECT} hides its snippets when the window is closed`,
  'shows them again.': `${CONNECT} hides its snippets when the window is closed`,
  '” is deleted.': `${CONNECT} is deleted once its name is typed`,
  '” is saved.': `${CONNECT} is made in nine steps`,
  'With the e-mail of your colleague.': LABEL,
  'You are then signed in here, and signed out in all other browsers.':
    'test/browser/first-run.test.ts › is set by a link of user:reset, which works once',
  'npm run user:add -- --email ann@example.com':
    'test/server/first-start.test.ts › creates a user who can sign in, while the server runs',
  '? Messages, files, presses of buttons and changes of the profile are refused from then on, in all conversations of this visitor, who still reads what you write.':
    'test/server/blocked-users.test.ts › sends nothing, and still reads what the business writes',
  'All read. Nothing waits for you.':
    'test/browser/console-words.test.ts › marks the open conversation as read at a press, and then says that all is read',
  'An anonymous visitor who clears the browser can write again, as somebody new.':
    'test/browser/console-blocking.test.ts › is blocked after a question, cannot write, reads on, and writes again once unblocked',
  Block: LABEL,
  'Block this visitor': LABEL,
  'Check the connection, then try again.': LABEL,
  'Choose a conversation to read and answer it.': LABEL,
  'Connection lost. Trying again; what you write is kept in this tab.':
    'test/browser/console-faults.test.ts › keeps an unsent reply through a reload, and sends it then',
  'Copied.':
    'test/browser/console-words.test.ts › copies the snippet, or selects it where the clipboard is not allowed',
  'E-mail': LABEL,
  'Follows the newest version 5, checked against its hash. The page waits for nothing: calls made before it has loaded wait and are then carried out.':
    'test/browser/early-calls.test.ts › run in their order once the script has loaded',
  'Mark as read':
    'test/browser/console-words.test.ts › marks the open conversation as read at a press, and then says that all is read',
  'May not have been sent.':
    'test/browser/console-faults.test.ts › reports a reply that was not sent, and sends it at one press',
  'Not delivered:':
    'test/browser/console-messages.test.ts › not delivered: This server sends no messages',
  'Not sent.': 'test/unit/console/thread.test.ts › can retry or remove a refused reply',
  'Not signed in':
    'test/browser/console-messages.test.ts › stand under a person whose identity is claimed',
  'One script less to load, for those who load it where they need it; the page waits for it.':
    'test/unit/console/snippets.test.ts › are tags that can be pasted as they are',
  Remove: LABEL,
  'Selected. Copy it with Ctrl+C or ⌘C.':
    'test/browser/console-words.test.ts › copies the snippet, or selects it where the clipboard is not allowed',
  Send: LABEL,
  'Sending…':
    'test/unit/console/thread.test.ts › sends replies one after the other, in the order written',
  'The block holds wherever they sign in.':
    'test/browser/console-blocking.test.ts › is blocked wherever they sign in, once the business knows them by an id',
  'The conversations could not be loaded.':
    'test/browser/console-words.test.ts › offers to load a list again that could not be loaded: %s',
  'The integrations could not be loaded.':
    'test/browser/console-words.test.ts › offers to load a list again that could not be loaded: %s',
  'The messages could not be loaded.':
    'test/browser/console-words.test.ts › offers to load a list again that could not be loaded: %s',
  'The preview did not load.':
    'test/browser/console-preview.test.ts › says that it did not load, and loads again; the form goes on',
  'The server cannot be reached':
    'test/browser/console-words.test.ts › opens once the server can be reached',
  'The server cannot be reached.':
    'test/browser/console-words.test.ts › opens once the server can be reached',
  'The server cannot be reached. Check the connection and try again.':
    'test/browser/console-words.test.ts › opens once the server can be reached',
  'The server did not confirm that the visitor is blocked. Try again.':
    'test/browser/console-blocking.test.ts › is not said to be blocked or unblocked before the server has confirmed it',
  'The server did not confirm that the visitor is unblocked. Try again.':
    'test/browser/console-blocking.test.ts › is not said to be blocked or unblocked before the server has confirmed it',
  'The server did not confirm that you are signed out. Try again.':
    'test/browser/console-words.test.ts › says that it is not known to be signed out, and signs out at the next press',
  'The snippet could not be loaded.':
    'test/browser/console-words.test.ts › offers to load a list again that could not be loaded: %s',
  'The visitor has changed the e-mail; you had set':
    'test/browser/console-messages.test.ts › stand under a person whose identity is claimed',
  'The visitor has changed the name; you had set':
    'test/browser/console-messages.test.ts › stand under the id of a signed-in visitor who claims to be somebody else',
  'They appear here as soon as a visitor writes. Put one of these before':
    'test/browser/console.test.ts › supports a full workflow with the keyboard',
  'This conversation is not there any more.':
    'test/browser/console-words.test.ts › says that a deleted conversation is not there any more',
  'This e-mail and password do not belong together.':
    'test/browser/console.test.ts › rejects a wrong password with a helpful message',
  'Too many tries. Wait':
    'test/unit/console/console.test.ts › shows how long to wait after too many attempts',
  'Try again':
    'test/browser/console-faults.test.ts › reports a reply that was not sent, and sends it at one press',
  'Try now':
    'test/browser/console-faults.test.ts › tries again at once when asked, while the connection is lost',
  Unread: LABEL,
  'Verified as':
    'test/browser/console-messages.test.ts › stand under the id of a signed-in visitor who claims to be somebody else',
  'Waits for the connection, then goes by itself.':
    'test/browser/console-faults.test.ts › reconnects by itself after the server was killed',
  'Your session has ended. What you began to write is kept.':
    'test/browser/console-faults.test.ts › keeps the draft when the session ends',
  'and try again.':
    'test/unit/console/console.test.ts › shows how long to wait after too many attempts',
  'mark as read': 'test/browser/console.test.ts › marks conversations as read from the list',
  'not delivered:':
    'test/browser/console-messages.test.ts › not delivered: This server sends no messages',
  'not verified':
    'test/browser/console-messages.test.ts › stand under the id of a signed-in visitor who claims to be somebody else',
  'note for the team, not seen by the visitor':
    'test/browser/console-messages.test.ts › look different when they are notes for the team',
  'on each page that shall have it. Nothing is stored in a visitor’s browser before they write or sign in.':
    'test/browser/visitor.test.ts › requests only script and config, and stores nothing, until they start to chat'
}
