/** Names a thing or a button, or says what a person may do; promises nothing. */
export const LABEL = 'label'

const CONNECTION =
  'test/unit/console/connection-facts.test.tsx › %j is shown with its account and the words of the service'
/** Said only where the server carries messages through the channel. */
const CONFIRMED =
  'test/browser/mail-channel.test.ts › is pending until its owner presses the button of the mail'
const OFFERED =
  'test/browser/linked-channels.test.ts › are neither offered nor spoken of while the server carries no'
const LINK_FAILED = 'test/unit/widget/channels-texts.test.ts › of %s, which fails with %s, read %s'
const LINK_ENDED =
  'test/unit/widget/channels-texts.test.ts › do not call an action of the visitor, or a late one, an error'
const ANSWER_TIME =
  'test/browser/welcome.test.ts › says how soon the business has answered, once it has answered five'
const PREVIEW = 'test/unit/widget/navigation-previews.test.ts › describe a message of type'
const SECOND_FACTOR = 'test/browser/console-second-factor.test.ts ›'
const PASSKEYS = 'test/browser/console-passkeys.test.ts ›'
const INVITATION_MAILS = 'test/browser/console-invitation-mails.test.ts ›'
const PICTURES = 'test/browser/console-picture-ways.test.ts ›'
const REPLIES = 'test/browser/console-replies.test.ts ›'
const PARTS =
  'test/unit/console/parts.test.tsx › asks for the connection while the server is out of reach'
const TAGS =
  'test/browser/console-life.test.ts › has tags, which are typed or chosen, seen by colleagues at once'
const VIEWS =
  'test/browser/console-views.test.ts › is listed under its name, has an address, and is renamed, changed'
const GROUPS = 'test/browser/console-groups.test.ts ›'
const LATER = 'test/browser/console-later.test.ts ›'
const PLACES = 'test/browser/console-go-to-date.test.ts ›'
const DELETION = 'test/browser/console-deletion.test.ts ›'
const PAGES = 'test/browser/console-page-visits.test.ts ›'
const PERSON = 'test/browser/console-person-pane.test.ts ›'
const TEMPLATES =
  'test/browser/console-messaging-window.test.ts › leave a template to send afterwards, which is chosen, filled in and looked at first'
const KEYS =
  'test/browser/console-keys.test.ts › are made with a secret that is shown once and works, and stop once they are deleted'
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
  'Goes out once back online':
    'test/browser/server-down.test.ts › shows that a message waits, and sends it when the server is back',
  Sent: STORED,
  'Thank you. How can we help? If you leave, we answer to {email}, once it is confirmed.':
    CONFIRMED,
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
  'We could not connect. Please reload the page.':
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
  'We sent a message to {address}. Confirm the address there to be connected.': CONFIRMED,
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
const CHANNELS = 'test/browser/console-channels.test.ts ›'
const TEST_MESSAGE = 'test/browser/console-channel-test.test.ts ›'
const ACCOUNT =
  'test/browser/console-channel-ways.test.ts › at %s is asked about, connected, and its secrets are not shown'
const WAYS = 'test/browser/console-connect-ways.test.ts ›'
const APPS = 'test/browser/console-apps.test.ts ›'
const WEBHOOKS = 'test/browser/console-webhooks.test.ts ›'
const PRIVACY = 'test/browser/console-privacy.test.ts ›'
const SAVED_REPLIES =
  'test/server/audit-log.test.ts › has saved replies that are made, changed and deleted'
const TRIGGER = 'test/server/webhook-triggers.test.ts › are sent: %s'
const DEMO =
  'test/browser/console-demo.test.ts › is added at one press, shows the messenger, and is removed after a question'

/** Texts of the console that promise something, in pieces where a value stands between them. */
export const CONSOLE: Record<string, string> = {
  Connection: LABEL,
  Connected: CONNECTION,
  'Not connected yet: asked again every half minute.': CONNECTION,
  'Refused by the service': CONNECTION,
  'Fill in what {service} shows you. It is asked who the account is before anything is saved.':
    ACCOUNT,
  '“{name}” is saved. Below is what {service} says to it.': `${CHANNELS} is connected by its owner, carries messages both ways, and ends once its name is typed`,
  'What people write is sent here. The server gives it to the service itself.': ACCOUNT,
  'What is stored is never shown. Leave a field empty to keep it; {service} is asked about what you change.': `${CHANNELS} is saved while its service is down, says so, and connects with other credentials`,
  'Once {service} has connected the account, you can send a test message here.': `${TEST_MESSAGE} waits for somebody to write, goes to the one who is chosen, and says what became of it`,
  'The people who could get it could not be loaded.': `${TEST_MESSAGE} says that the people could not be loaded, and loads them again`,
  'Send a test message': LABEL,
  'Not sent yet: “{reason}”. It is tried again.':
    'test/server/channels/every-channel.ts › says why it has not gone yet',
  '{service} has taken the message, but not delivered it yet.':
    'test/server/channels/every-channel.ts › goes to somebody who uses the channel, says what became of it, and is logged',
  'The message was not delivered: “{reason}”': `${TEST_MESSAGE} waits for somebody to write, goes to the one who is chosen, and says what became of it`,
  'Test message sent through an integration':
    'test/server/channels/every-channel.ts › goes to somebody who uses the channel, says what became of it, and is logged',
  'The credentials are saved.': `${CHANNELS} is saved while its service is down, says so, and connects with other credentials`,
  'What did not arrive could not be loaded.': LABEL,
  'This cannot be undone. What people write there reaches you no more. Conversations stay in the inbox.': `${CHANNELS} is connected by its owner, carries messages both ways, and ends once its name is typed`,
  'In Instagram, allow connected tools to see messages. Meta for Developers, your app: make the app live. Until then, only people with a role in it reach you.':
    LABEL,
  'The texts of this language could not be loaded. Reload the page and try again.':
    'test/browser/console-languages.test.ts › stays when the texts of another one cannot be loaded, and can be tried again after a reload',
  'Asked in this order. Drag a question by its grip, or move it with its buttons. A visitor who sees the questions already keeps them until the next page load.':
    'test/browser/settings-live.test.ts › turns the prechat form on, asks at once, and off, lets the visitor write',
  'E-mail': LABEL,
  Remove: LABEL,
  'Try again':
    'test/browser/console-faults.test.ts › reports a reply that was not sent, and sends it at one press',
  'The server cannot be reached.':
    'test/browser/console-words.test.ts › opens once the server can be reached',
  'The server cannot be reached':
    'test/browser/console-words.test.ts › opens once the server can be reached',
  'Check the connection, then try again.': LABEL,
  'The server cannot be reached. Check the connection and try again.':
    'test/browser/console-words.test.ts › opens once the server can be reached',
  'Connect Integrations': LABEL,
  'The server did not confirm that you are signed out. Try again.':
    'test/browser/console-words.test.ts › says that it is not known to be signed out, and signs out at the next press',
  'Connection lost. Trying again; messages that you write are kept in this browser.':
    'test/browser/console-faults.test.ts › keeps an unsent reply through a reload, and sends it then',
  'Try now':
    'test/browser/console-faults.test.ts › tries again at once when asked, while the connection is lost',
  'Your session has ended. What you began to write is kept.':
    'test/browser/console-faults.test.ts › keeps the draft when the session ends',
  'This e-mail and password do not belong together.':
    'test/browser/console.test.ts › rejects a wrong password with a helpful message',
  'Too many tries. Wait {count} second and try again.':
    'test/unit/console/console.test.ts › shows how long to wait after too many attempts',
  'Too many tries. Wait {count} seconds and try again.':
    'test/unit/console/console.test.ts › shows how long to wait after too many attempts',
  'Too many tries. Wait a little and try again.':
    'test/unit/console/console.test.ts › shows how long to wait after too many attempts',
  'You are then signed in here, or asked for your code, and signed out in all other browsers.':
    'test/browser/first-run.test.ts › is set by a link of user:reset, which works once',
  'Account: {email}': 'test/browser/console-person.test.ts › names them',
  'It is not there any more.': 'test/server/refused-calls.test.ts › in the words of the console',
  'The server cannot store anything right now. Try again soon.':
    'test/server/refused-calls.test.ts › in the words of the console',
  'must have a character that can be seen.':
    'test/server/refused-settings.test.ts › in the words of the console',
  'must have 1 to {max} characters, one of which can be seen.':
    'test/server/refused-settings.test.ts › in the words of the console',
  'Write an e-mail address, such as ann@example.com.':
    'test/browser/first-run.test.ts › says at each field what is wrong, and goes to the first of them',
  'Copied.':
    'test/browser/console-words.test.ts › copies the snippet, or selects it where the clipboard is not allowed',
  'Selected. Copy it with Ctrl+C or ⌘C.':
    'test/browser/console-words.test.ts › copies the snippet, or selects it where the clipboard is not allowed',
  'Paste one of these before {tag} on each page that shall have it. Nothing is stored in a visitor’s browser before they write or sign in.':
    'test/browser/visitor.test.ts › requests only script and config, and stores nothing, until they start to chat',
  'This app has no web integration yet. Connect Integrations makes one.': `${WAYS} is made for the app that was picked`,
  'Follows the newest version {version}, checked against its hash. The page waits for nothing: calls made before it has loaded wait and are then carried out.':
    'test/browser/early-calls.test.ts › run in their order once the script has loaded',
  'The snippet could not be loaded.':
    'test/browser/console-words.test.ts › offers to load a list again that could not be loaded: %s',
  'One script less to load, for those who load it where they need it; the page waits for it.':
    'test/unit/console/snippets.test.ts › are tags that can be pasted as they are',
  'They appear here as soon as a visitor writes. Put one of these before {tag} in a page of yours, and write the first message yourself.':
    'test/browser/console.test.ts › supports a full workflow with the keyboard',
  'Choose a conversation to read and answer it.': LABEL,
  'The conversations could not be loaded.':
    'test/browser/console-words.test.ts › offers to load a list again that could not be loaded: %s',
  'All read. Nothing waits for you.':
    'test/browser/console-words.test.ts › marks the open conversation as read at a press, and then says that all is read',
  Unread: LABEL,
  unread: LABEL,
  'Not delivered: {text}':
    'test/browser/console-messages.test.ts › not delivered: This server sends no messages',
  'mark as read': 'test/browser/console.test.ts › marks conversations as read from the list',
  'not verified':
    'test/browser/console-messages.test.ts › stand under the id of a signed-in visitor who claims to be somebody else',
  blocked:
    'test/browser/console-blocking.test.ts › is blocked after a question, cannot write, reads on, and writes again once unblocked',
  'This conversation is not there any more.':
    'test/browser/console-words.test.ts › says that a deleted conversation is not there any more',
  'Files of this kind cannot be sent.':
    'test/browser/console-files.test.ts › that cannot be sent are named with the reason',
  'Sending {name}': 'test/browser/console-files.test.ts › can be cancelled on their way',
  'This screen did not load': PARTS,
  'The server may have been updated since this page was opened. Reload the page: messages that you were writing are kept in this browser.':
    'test/browser/console-faults.test.ts › asks for a reload where the server has other files, and keeps the draft',
  'Reload the page': LABEL,
  'It is our fault. Messages that you were writing are kept in this browser.':
    'test/unit/console/screen-boundary.test.tsx › leaves the rest of the console',
  'Two-step verification could not be loaded.': `${SECOND_FACTOR} says that it could not be loaded, and loads it again`,
  'Copy these codes now. They are shown only here: closing this window takes them away.': `${SECOND_FACTOR} is turned on with a code of an app by the keyboard alone, and gives recovery codes once`,
  'Each signs you in once in place of a code of the app. Keep them where you find them without your phone.':
    'test/server/console-second-factor.test.ts › takes each recovery code once, however it is written',
  'Turn off two-step verification of {email}': LABEL,
  'Turn off two-step verification of {email}?': LABEL,
  '{email} signs in with the password alone.': `${SECOND_FACTOR} of a member is turned off by an owner, after a question`,
  'A passkey signs you in without password and code. Your device keeps it, and asks for its PIN, your finger or your face.':
    'test/server/console-passkeys.test.ts › signs in where two-step verification is on, and asks for no code',
  'The passkeys could not be loaded.': `${PASSKEYS} is listed again after the list could not be loaded`,
  'There can be at most 20 passkeys. Remove one first.':
    'test/server/console-passkeys.test.ts › is not made where there are 20, nor a second one in the same authenticator',
  'Give it a name by which you know it again. Then your browser asks where to keep it.': `${PASSKEYS} is added, signs in and is removed, by the keyboard alone`,
  'The passkey was not added: it took too long, or was refused. Close the window and begin again.':
    'test/server/console-passkeys.test.ts › is added by its own challenge only: not late, twice, or for someone else',
  'Passkey removed': 'test/server/console-passkeys.test.ts › leave entries in the audit log',
  'This passkey was removed meanwhile.':
    'test/server/console-passkeys.test.ts › is renamed and removed by its owner only, and removed with the password only',
  'Remove {name}?': LABEL,
  '{name} is removed.': `${PASSKEYS} is added, signs in and is removed, by the keyboard alone`,
  'This sign-in took too long. Try again.':
    'test/server/console-passkeys.test.ts › takes a challenge once, also at the same time, and within five minutes',
  'This passkey is not known here, or was refused.': `${PASSKEYS} that was removed is refused, as is one that is cancelled or cannot get through, on a phone`,
  'Remove the passkeys of {email}': LABEL,
  'Remove the passkeys of {email}?': LABEL,
  'The passkeys of {email} are removed.': `${PASSKEYS} of a member is removed by an owner, after a question`,
  'Saved. It counts for what you write from now on.':
    'test/browser/console-own-picture.test.ts › are shown to visitors with a reply once the member says so',
  'The team could not be loaded.':
    'test/browser/console-team.test.ts › says that it could not be loaded, and loads it again',
  'Remove {email}': LABEL,
  'Remove {email}?': LABEL,
  '{email} is removed.':
    'test/browser/console-team.test.ts › is invited by a link, which works once, and each member can be removed',
  'Deactivate {email}': LABEL,
  'Deactivate {email}?': LABEL,
  'Activate {email}': LABEL,
  '{email} is deactivated.':
    'test/browser/console-team.test.ts › is deactivated, says so when they sign in, and is activated again',
  '{email} can sign in again.':
    'test/browser/console-team.test.ts › is deactivated, says so when they sign in, and is activated again',
  'They were removed meanwhile.':
    'test/server/console-team.test.ts › is removed by another one, with their sessions, and cannot come back',
  'Makes a link for one person, who chooses e-mail and password.':
    'test/server/console-team.test.ts › waits in the list until someone joins by its link, and signs them in',
  'A mail to {email} is on its way.': `${INVITATION_MAILS} goes to an address, too, lets its reader join, and says what became of the mail`,
  'The mail to {email} is sent.': `${INVITATION_MAILS} goes to an address, too, lets its reader join, and says what became of the mail`,
  'Whether the mail to {email} has arrived is not known.':
    'test/server/mail/invitation-mails.test.ts › is not repeated when the server ended before the answer to it came',
  'The mail to {email} could not be sent. Invite them again, and give them the link.': `${INVITATION_MAILS} says that a mail was refused`,
  '{role}, from {email}, until {time}': LABEL,
  'Role of {email}': LABEL,
  'Where you are signed in': LABEL,
  'The sessions could not be loaded.':
    'test/browser/console-person.test.ts › says that the sessions could not be loaded, and loads them again',
  'Apps of {email}': LABEL,
  'The apps of {email} are changed.':
    'test/browser/console-roles.test.ts › of an agent shows the apps that they belong to, and none once they are taken out',
  '{email} is no agent any more: the role was changed meanwhile.':
    'test/browser/console-roles.test.ts › that another owner has given meanwhile stays when apps are saved',
  'This app is not there any more, or not open to you.':
    'test/server/refused-calls.test.ts › in the words of the console',
  'The role of {email} is changed.':
    'test/browser/console-roles.test.ts › shows the screens that are for it, says so at the others, and changes without a sign-in',
  'Also changes settings, integrations and saved replies, and invites agents.':
    'test/server/access-matrix.test.ts › admits only permitted callers',
  'Password link for {email}': LABEL,
  'No invitation waits.':
    'test/browser/console-team.test.ts › is invited by a link, which works once, and each member can be removed',
  'Choose the e-mail and the password with which you sign in from now on.':
    'test/server/console-team.test.ts › waits in the list until someone joins by its link, and signs them in',
  'Someone signs in with this e-mail already. Choose another one.':
    'test/browser/console-team.test.ts › is joined on a phone after each wrong field is named',
  'No conversation waits for its visitor.': LABEL,
  'Saved replies': LABEL,
  'The saved replies could not be loaded.': `${REPLIES} can be loaded again when they could not be`,
  'A template is a message of any type. {syntax}, with a name in it, puts one into a reply, or into a text that a program sends.':
    'test/server/reply-shorthand.test.ts › are the message when one stands alone, whatever its type',
  'There is no saved reply “{name}”.':
    'test/browser/console-saved-templates.test.ts › are named in a reply, with a preview, and not sent when there is none',
  'The reply “{name}” is saved.': `${REPLIES} are written, refused with a reason at the field, changed and deleted`,
  'The reply “{name}” is deleted.': `${REPLIES} are written, refused with a reason at the field, changed and deleted`,
  'Programs such as Prometheus read these figures and more at /metrics: on the machine of the server alone. PIPIT_METRICS_TOKEN lets them read from elsewhere.':
    'test/browser/console-health.test.ts › says how programs read its metrics: on its machine alone, or with the token',
  'Programs such as Prometheus read these figures and more at /metrics, with PIPIT_METRICS_TOKEN of the server as bearer token.':
    'test/browser/console-health.test.ts › says how programs read its metrics: on its machine alone, or with the token',
  'The keys could not be loaded.': KEYS,
  'Copy the secret now. It is shown only here: closing this window takes it away.': KEYS,
  'At once, programs that call with “{name}” are refused. This cannot be undone.':
    'test/browser/console-keys.test.ts › of a custom integration reach what it may, on its screen and among all keys',
  'At once, programs that call with “{name}” are refused, and visitors who are signed in by its tokens are signed out. This cannot be undone.':
    'test/server/session-ends.test.ts › the key that signed its token is deleted',
  'The key “{name}” is deleted.': KEYS,
  'Your name is saved.': `${REPLIES} are found by / with the keyboard, and put in with the names`,
  'Waiting for the visitor': LABEL,
  'Remove the tag {tag}': LABEL,
  'Remove this view': LABEL,
  'View saved': VIEWS,
  'View removed': VIEWS,
  'You have {max} views, which is the most. Remove one that you no longer use.':
    'test/server/saved-views.test.ts › are 50 at most, of which each can still be changed',
  'Your views could not be loaded.':
    'test/browser/console-views.test.ts › says where views cannot be loaded',
  'The tags could not be loaded. Try again': TAGS,
  'Tag removed: {tag}': TAGS,
  '{by} removed the tag {tag}': TAGS,
  'Longest waiting first':
    'test/browser/console-life.test.ts › is listed by who waits longest, which the next visit keeps',
  'Waits for the visitor': 'test/browser/console-life.test.ts › is snoozed, and reopened',
  '{by} waits for the visitor':
    'test/browser/console-life.test.ts › shows its team what was done with it, between the messages',
  'Mark as read':
    'test/browser/console-words.test.ts › marks the open conversation as read at a press, and then says that all is read',
  'Send later': LABEL,
  'When is it to be sent?': LABEL,
  'Replies that are sent later': LABEL,
  'Will be sent: {time}': `${LATER} is sent at its time, and stops waiting`,
  'The reply will not be sent.': `${LATER} is seen by colleagues at once, edited, deleted, and deleted no more`,
  'It has been sent already, or was deleted.': `${LATER} cannot be taken back once it was sent or deleted`,
  'The messages could not be loaded.':
    'test/browser/console-words.test.ts › offers to load a list again that could not be loaded: %s',
  Send: LABEL,
  'Note for the team, not seen by the visitor':
    'test/browser/console-messages.test.ts › look different when they are notes for the team',
  'not delivered: {reason}':
    'test/browser/console-messages.test.ts › not delivered: This server sends no messages',
  Delivered:
    'test/unit/console/reached.test.ts › is the last one that a channel has reported, behind the one that was read',
  Seen: 'test/browser/console-seen.test.ts › says that it was delivered, and that the visitor has seen it, as soon as they have, and says so of the last one only',
  'The link is copied.': `${PLACES} goes to the message of a link, marks it, and says when it is gone`,
  'This message is not there any more.': `${PLACES} goes to the message of a link, marks it, and says when it is gone`,
  'It is gone for the visitor too. What went out by e-mail or to another service stays there. This cannot be undone.': `${DELETION} takes a message away by keys alone, for colleagues and the visitor at once`,
  'Its messages, notes and files are gone, for the visitor too. What went out by e-mail or to another service stays there. This cannot be undone.': `${DELETION} takes a conversation away, for colleagues and the visitor at once`,
  'The conversation is deleted.': `${DELETION} takes a conversation away, for colleagues and the visitor at once`,
  'This conversation cannot be deleted': `${DELETION} says why the conversation that goes on in the channels of its person stays`,
  'It goes on in the channels of its person. Its messages can be deleted one by one; Privacy, in App settings, deletes the person with everything.': `${DELETION} says why the conversation that goes on in the channels of its person stays`,
  'Sending…':
    'test/unit/console/thread.test.ts › sends replies one after the other, in the order written',
  'Send a template': LABEL,
  'The templates could not be loaded from WhatsApp.': TEMPLATES,
  'WhatsApp has approved no template of texts. Others, with files or products, can be sent by REST API.':
    'test/unit/console/templates.test.ts › with %j can be filled in with texts alone: %s',
  'Waits for the connection, then goes by itself.':
    'test/browser/console-faults.test.ts › reconnects by itself after the server was killed',
  'Not sent.': 'test/unit/console/thread.test.ts › can retry or remove a refused reply',
  'May not have been sent.':
    'test/browser/console-faults.test.ts › reports a reply that was not sent, and sends it at one press',
  'Verified as {id}':
    'test/browser/console-messages.test.ts › stand under the id of a signed-in visitor who claims to be somebody else',
  'Not signed in':
    'test/browser/console-messages.test.ts › stand under a person whose identity is claimed',
  'The visitor has changed the name; you had set {name}':
    'test/browser/console-messages.test.ts › stand under the id of a signed-in visitor who claims to be somebody else',
  'The visitor has changed the e-mail; you had set {email}':
    'test/browser/console-messages.test.ts › stand under a person whose identity is claimed',
  Block: LABEL,
  'Block {name}? Messages, files, presses of buttons and changes of the profile are refused from then on, in all conversations of this visitor, who still reads what you write.':
    'test/server/blocked-users.test.ts › sends nothing, and still reads what the business writes',
  'The block holds wherever they sign in.':
    'test/browser/console-blocking.test.ts › is blocked wherever they sign in, once the business knows them by an id',
  'An anonymous visitor who clears the browser can write again, as somebody new.':
    'test/browser/console-blocking.test.ts › is blocked after a question, cannot write, reads on, and writes again once unblocked',
  'Block this visitor': LABEL,
  'The server did not confirm that the visitor is blocked. Try again.':
    'test/browser/console-blocking.test.ts › is not said to be blocked or unblocked before the server has confirmed it',
  'The server did not confirm that the visitor is unblocked. Try again.':
    'test/browser/console-blocking.test.ts › is not said to be blocked or unblocked before the server has confirmed it',
  'The person could not be loaded.': `${PERSON} keeps what was typed when the server is away, and is loaded again when it could not be`,
  'What is marked as not verified, the visitor or the page has said; nobody has checked it.': `${PERSON} says what is only claimed, and that there is nothing yet`,
  'Only the page on which the visitor last began to chat or signed in is kept now: the settings of the app say so.': `${PAGES} says that pages are not kept where that is turned off`,
  'First seen': LABEL,
  'Last seen': LABEL,
  'not confirmed': LABEL,
  'blocked there': LABEL,
  'Remove the field {name}': LABEL,
  'must be an e-mail address of at most {max} characters.':
    'test/server/refused-settings.test.ts › of a person is %s in the words of the console',
  'The app could not be loaded.': `${APPS} are loaded again after they could not be`,
  'This cannot be undone. Its integrations, keys, people, conversations, messages and files go with it. Pages with its snippets show no messenger any more, and its keys are refused.':
    'test/server/console-apps.test.ts › is deleted with all that it holds, and then is not there',
  'Remove the demo': LABEL,
  'The demo is removed.': DEMO,
  'Remove the demo?': LABEL,
  'The app {name} is deleted with its demo page and all that was written there. The menu of apps can add a new demo.':
    DEMO,
  'Keep it': LABEL,
  '“{name}” is deleted.': `${CONNECT} is deleted once its name is typed`,
  'Keep conversations': LABEL,
  'So long after its last message, a conversation is removed for ever with all that was said in it.':
    'test/server/retention.test.ts › is removed for the visitor and the business, with all its content',
  'Sent once to a visitor who writes while you are closed; again only on another day and after 12 hours, and never within 15 minutes of a message from you. Empty: nothing is sent.':
    'test/server/office-hours.test.ts › have an away message while they are closed, again only on another day and after 12 hours',
  'Remove hours: {day}, {number}': LABEL,
  'Remove holiday {number}': LABEL,
  'We are away right now. We answer as soon as we are back.': LABEL,
  'Closed conversations stay closed':
    'test/server/app-settings.test.ts › takes no message where conversations do not reopen',
  'Keep visited pages': LABEL,
  'Your team sees which pages a visitor opens who has written or signed in: the newest 50 of each, kept for 30 days.':
    'test/server/page-visits.test.ts › are the newest 50 of a user, of the last 30 days',
  'Numbers of payment cards that visitors write are made unreadable before they are stored.':
    'test/server/card-masking.test.ts › messages of a visitor are stored, emitted and returned without card numbers',
  'Who did what, and when: kept for a year, without secrets.':
    'test/server/audit-log.test.ts › is kept for a year',
  'The audit log could not be loaded.':
    'test/browser/console-audit-log.test.ts › says so when it could not be loaded, and is loaded again',
  'App deleted':
    'test/server/audit-log.test.ts › has apps that are created and deleted, by console and key, and stays when they are gone',
  'Name, e-mail or id': LABEL,
  'cannot be read now': 'test/browser/console-health.test.ts › says which figures cannot be read',
  'Connected visitors, one for each open page':
    'test/server/console-health.test.ts › counts connected visitors, and how soon events reach them',
  'The server is busy with other exports. Try again in half a minute.': `${PRIVACY} is offered again while the server is busy with other exports`,
  'Name, e-mail, picture, fields, browsers, visited pages and addresses for mails go. Their ids and conversations stay, with all that was written there; so do addresses and numbers of linked channels.':
    'test/server/forgotten-people.test.ts › stays, with their messages',
  'The person is deleted.': `${PRIVACY} is deleted once the name is typed, by keyboard`,
  'Integration deleted':
    'test/server/audit-log.test.ts › has integrations and their webhooks from the first to the last, with the site of a target alone',
  'Send a test': LABEL,
  'Being sent. The outcome appears here.':
    'test/browser/console-webhooks.test.ts › tries its webhook with a test, shows body and answer, and sends it again',
  'Sent. The outcome is the newest attempt.':
    'test/browser/console-webhooks.test.ts › tries its webhook with a test, shows body and answer, and sends it again',
  'The event that was sent.':
    'test/browser/console-webhooks.test.ts › tries its webhook with a test, shows body and answer, and sends it again',
  'Body and answer could not be loaded.':
    'test/browser/console-webhooks.test.ts › tries its webhook with a test, shows body and answer, and sends it again',
  'Its body is no longer kept: it was too long, or something that it shows was deleted.':
    'test/server/webhook-tries.test.ts › is not kept when %s is deleted, and cannot be sent again then',
  'That was sent often in a short time. Try again in a minute.':
    'test/server/webhook-tries.test.ts › is refused when there were many in a short time',
  'Test sent to a webhook':
    'test/server/webhook-tries.test.ts › names who sent a test or an event again',
  'Event sent to a webhook again':
    'test/server/webhook-tries.test.ts › names who sent a test or an event again',
  'Message deleted':
    'test/server/audit-log.test.ts › has messages and files of a conversation that are deleted one by one',
  'File of a conversation deleted':
    'test/server/audit-log.test.ts › has messages and files of a conversation that are deleted one by one',
  'Channel of a person removed':
    'test/server/audit-log.test.ts › has people from whom a channel is taken, without its address',
  'Messages of a conversation deleted':
    'test/server/audit-log.test.ts › has conversations that programs empty and delete',
  'Webhook deleted':
    'test/server/audit-log.test.ts › has integrations and their webhooks from the first to the last, with the site of a target alone',
  'API key deleted': 'test/server/audit-log.test.ts › has keys that are made and revoked',
  'Group deleted':
    'test/server/audit-log.test.ts › has groups that are made, changed and deleted, with the e-mails of their members',
  'The groups could not be loaded.': `${GROUPS} can be loaded again when they could not be`,
  'The group “{name}” is saved.': `${GROUPS} are made, changed and deleted, and conversations assigned to them`,
  'The group “{name}” is deleted.': `${GROUPS} are made, changed and deleted, and conversations assigned to them`,
  'No conversation is assigned to “{name}” any more; who looks after one goes on. This cannot be undone.':
    'test/server/team-groups.test.ts › is of no group when the group is deleted, and stays with its member',
  'Saved reply created': SAVED_REPLIES,
  'Saved reply changed': SAVED_REPLIES,
  'Saved reply deleted': SAVED_REPLIES,
  'Person blocked':
    'test/server/audit-log.test.ts › has people who are blocked and unblocked, once',
  'Member removed': 'test/server/audit-log.test.ts › has what happens to members of the team',
  'Person deleted':
    'test/server/audit-log.test.ts › has exports, erasures and deletions, of people and conversations the ids alone',
  'Conversation deleted':
    'test/server/audit-log.test.ts › has exports, erasures and deletions, of people and conversations the ids alone',
  'The changes could not be loaded.':
    'test/browser/console-changes.test.ts › are none at first, are loaded again after a failure',
  'This app has no integration yet. Connect Integrations makes one.': `${WAYS} is made for the app that was picked`,
  'The integrations could not be loaded.':
    'test/browser/console-words.test.ts › offers to load a list again that could not be loaded: %s',
  'The integration could not be loaded.': `${WAYS} can be tried again when the server was away`,
  'This integration is not there any more': `${CONNECT} is deleted once its name is typed`,
  'Saved.': `${CONNECT} is renamed, and the list has the new name`,
  '“{name}” is saved.': `${CONNECT} is made in nine steps`,
  'This cannot be undone. Conversations stay in the inbox.': `${CONNECT} is deleted once its name is typed`,
  'This cannot be undone. Pages with its snippets show no messenger any more. Conversations stay in the inbox.': `${CONNECT} is deleted once its name is typed`,
  'This cannot be undone. Its webhooks and keys go with it. Conversations stay in the inbox.':
    'test/server/rest-webhooks.test.ts › is deleted with its webhooks and keys',
  '{target} gets nothing from it any more, not even what waits. This cannot be undone.':
    'test/server/webhook-delivery.test.ts › deletes pending events with their webhook',
  'The webhook is saved.': `${WEBHOOKS} has webhooks, each of which is changed, and deleted`,
  'The webhook is deleted.': `${WEBHOOKS} has webhooks, each of which is changed, and deleted`,
  'A conversation was deleted.': TRIGGER,
  'A visitor or the business has read a conversation.': TRIGGER,
  'A message of the business could not be delivered.': TRIGGER,
  'A channel of a person was confirmed or blocked.': TRIGGER,
  'A channel of a person was removed.': TRIGGER,
  'A person has signed in, or was blocked or unblocked.': TRIGGER,
  'A person was deleted.': TRIGGER,
  'The log could not be loaded.': `${WEBHOOKS} has webhooks, each of which is changed, and deleted`,
  'The sites could not be loaded.': `${WAYS} shows from which sites it is loaded, and which it refuses`,
  Refused: `${WAYS} shows from which sites it is loaded, and which it refuses`,
  'The snippet ran, but the messenger did not start. The policy of the page may block it.': `${WAYS} shows from which sites it is loaded, and which it refuses`,
  'Refused lately': LABEL,
  'The refused origins could not be loaded.': `${SETTINGS} list origins that are refused lately, and let in by one press and a save`,
  Connect: LABEL,
  'Closing this window takes the snippets away. {install} shows them again.': `${CONNECT} hides its snippets when the window is closed`,
  'Confirm Integration': LABEL,
  'Confirmed: the server has it.': `${CONNECT} is made in nine steps`,
  'Not saved: the server refuses what is marked above.': `${SETTINGS} say at each field why the server refuses it`,
  '{count} change not saved':
    'test/browser/console-each-setting.test.ts › changes alone, and leaves what somebody else saved meanwhile',
  '{count} changes not saved': `${SETTINGS} are all changed in one request`,
  'Saved: {count} change.': `${SETTINGS} are all changed in one request`,
  'Saved: {count} changes.': `${SETTINGS} are all changed in one request`,
  'What you changed here is not saved, and would be lost.': `${SETTINGS} are not left unsaved without a question`,
  'Stay here': LABEL,
  'What visitors read before anybody writes.': LABEL,
  'Says how soon you usually answer, once that is known.': ANSWER_TIME,
  'Use the first e-mail': LABEL,
  'The answer to the first question for an e-mail address becomes the address of the visitor. Without such a question, nothing is linked.':
    'test/unit/widget/prechat.test.tsx › with %s, sends and links the right values',
  'Words on it are white, and can be read by everyone.': `${SETTINGS} warn of a colour that is hard to see`,
  'Words on it are dark, and can be read by everyone.': `${SETTINGS} warn of a colour that is hard to see`,
  'Remove {name}': LABEL,
  'Remove message {number}': LABEL,
  'Remove origin {number}': LABEL,
  'The channels could not be loaded.': `${SETTINGS} list channels again after they could not be loaded`,
  'Name and e-mail address are asked for, in the language of the visitor.':
    'test/browser/prechat.test.ts › can be answered with the keyboard only',
  'Your e-mail address': LABEL,
  'Remove: {label}': LABEL,
  'Send again': LABEL,
  'Send again: {label}': LABEL,
  'The file must hold a whole picture; this one cannot be read.': `${PICTURES} %s is refused before it is sent, and the one before stays`,
  'The texts of the messenger could not be loaded.':
    'test/browser/console-texts.test.ts › can be loaded again when they could not be',
  'The preview did not load.':
    'test/browser/console-preview-ways.test.ts › says that it did not load, and loads again; the form goes on'
}
