/** Tells the reader what to do, or names a condition or a thing; promises nothing. */
export const ADVICE = 'advice'

const KEYS =
  'test/browser/console-keys.test.ts › are made with a secret that is shown once and works, and stop once they are deleted'
const CONSOLE = 'test/browser/console.test.ts › supports a full workflow with the keyboard'
const INSTALL = 'test/browser/console.test.ts › explains how to begin'
const FULL_DISK = 'test/server/storage-faults.test.ts › refuses what it cannot store, and recovers'
const SEALED = 'test/server/kept-secrets.test.ts › seals from the first start'
const REFERENCE = 'test/server/rest-api-page.test.ts › show every operation'
const SECURITY =
  'test/browser/content-security.test.ts › allows everything the messenger does, without violations'
const EARLY_CALLS =
  'test/browser/early-calls.test.ts › run in their order once the script has loaded'
const GETTERS = 'test/browser/early-calls.test.ts › are answered when they are getters'
const NPM = 'test/packages/plain.test.ts › can be imported and required from Node by every entry'
const TOKENS = 'test/browser/identity-tokens.test.ts › share one call of onInvalidAuth'
const DELEGATE = 'test/unit/widget/delegate.test.ts › which is reported once'
const ACCESS = 'test/server/access-matrix.test.ts › admits only permitted callers'
const SERVER_AWAY = 'test/browser/server-down.test.ts › sends it when the server is back'
const NO_GLOBAL =
  'test/browser/server-down.test.ts › leaves no global for a script tag, whose page goes on behind an if'
const BOTS =
  'test/server/guide-bots.test.ts › in $name answers a visitor once, and no other message'
const CONSENT =
  'test/browser/guide-recipes.test.ts › requests nothing before consent, and keeps nothing after'

/** A sentence that says what is missing, with a check that it still is. */
const ABSENT = 'test/unit/guide/promises.test.ts › is missing still'

/**
 * Sentences of the README and the guide that say what exists, what is missing, and what always or never
 * happens. Each names its proof: a test file and a part of the name of a test in it, or `ADVICE`.
 */
export const PROMISES: Record<string, Record<string, string>> = {
  README: {
    "Without the server there is no Pipit; if keeps the rest of the page's script alive.":
      NO_GLOBAL,
    'A web messenger for business sites: visitors write to a business from a small widget on its page, and the business answers from a console or by its own programs.':
      'test/browser/conversation.test.ts › shows the visitor an answer from the console',
    'It comes with the server, and loses no message.':
      'test/server/kill.test.ts › neither loses nor duplicates',
    'The console shows a snippet that loads the same files without blocking the page, checks them against their hashes, and serves old browsers too.':
      INSTALL,
    'A page pays for the launcher only: the snippet and pipit.js, or pipit.v4.js for pages of version 4.':
      'test/browser/download-sizes.test.ts › are those that are downloaded',
    'A user never reads the data of another user, nor an app that of another app.': ACCESS,
    'Webhooks are repeated, in order and through restarts, for up to 15 minutes, and reach your own network only if you allow it.':
      'test/server/webhook-delivery.test.ts › tries an event five times within 15 minutes',
    'With a full disk or a locked database, nothing is acknowledged that is not stored.': FULL_DISK,
    'Safari checks pipit.js only: it ignores the hashes of modules.': ADVICE,
    'Those who only run it install about two fifths of the packages: npm ci --omit=dev && npm start.':
      'test/unit/build/production-install.test.ts › is about two fifths of what development takes',
    'What is not there yet': ABSENT,
    'What visitors download, what it promises and by which test, what is not there yet': ABSENT,
    payments: ABSENT,
    'the services behind Viber, WeChat, text messages and other channels; those of Telegram, WhatsApp, Facebook Messenger, LINE and Instagram are there':
      ABSENT,
    '/guide/rest-api and /openapi.json: every call': REFERENCE
  },
  'guide/bots': {
    'Admins and owners can look at the secret of a webhook again on the screen of its integration in the console; the REST API gives it with the webhook.':
      'test/browser/console-webhooks.test.ts › is made with its webhook, which gets a message with its secret, and logs it',
    'A request carries the secret itself as X-API-Key, which is quick to compare, and a signature, which also proves that nobody changed the body or sends an old request again.':
      'test/server/guide-bot.test.ts › knows a request of the server by its signature',
    'Here is the same bot in three other languages: each is one file, needs no package, checks the signature, and answers each text of a visitor.':
      BOTS,
    'The same bot in three languages, and how each checks a signature.': BOTS
  },
  'guide/consent': {
    'Nothing is requested before your banner calls startChat.': CONSENT,
    'Whoever takes the consent back loses the messenger and what it stored:': CONSENT
  },
  'guide/single-page-apps': {
    'The conversation is there again after the next init.':
      'test/browser/guide-recipes.test.ts › leaves the messenger out of some routes'
  },
  'guide/strict-policies': {
    'Pipit passes the strictest: nothing of it is inline, nothing is made from strings, and Trusted Types can be on.':
      SECURITY,
    'Send the new policy as Content-Security-Policy-Report-Only for some days: browsers then report in their developer tools, and to the address of report-to, what they would have blocked, and block nothing.':
      ADVICE
  },
  'guide/brokers': {
    'notices that there is something new to read.':
      'test/server/brokers/broker-tests.ts › gives other processes a notice for what is stored',
    'While the broker is away the server goes on, answers 503 at /readyz, and connects again by itself.':
      'test/server/brokers/broker-tests.ts › serves visitors while the broker is away, and says so at /readyz',
    'The server does not start when it cannot reach it.':
      'test/server/brokers/broker-tests.ts › stops the start, without showing the password',
    'Name several nodes of one cluster, with one scheme and login and commas between them: when one is away, the server goes on with another by itself':
      'test/server/brokers/nats-cluster.test.ts › goes on, both ways, when the node of one process is killed',
    'More than web_mqtt.max_connections of them wait until others leave, and then go on over WebSocket with the server.':
      'test/server/brokers/rabbit-visitors.test.ts › wait above the limit of connections',
    'While a server and RabbitMQ cannot reach each other, the browsers of visitors ask the server every 20 seconds.':
      'test/unit/transports/mqtt.test.ts › answers a ping with the newest number, after events that were lost',
    'Only the servers can publish to it or read it, with the configurations below.':
      'test/server/brokers/broker-tests.ts › neither hears nor tells other accounts of the broker'
  },
  'guide/testing-your-integration': {
    'Enter the id of a web integration of this server: the snippet has it, and so has Install in the console.':
      ADVICE,
    'It loads the messenger as your page would, writes one message to your team, and waits for an answer.':
      'test/browser/guide-testing.test.ts › loads it, writes a message, and reads the answer of the team',
    'Integrations in the business console says from which sites the messenger was last loaded, which were refused, and lets you allow one with a click.':
      'test/browser/console-settings.test.ts › list origins that are refused lately',
    'Nothing is sent.': 'test/browser/guide-testing.test.ts › checks a policy without sending it',
    'Copy it from Install in the console.': ADVICE,
    'Add the one that the message names, in the console under Where it may be used.': ADVICE,
    'The message is not sent': ADVICE,
    'The message waits, and goes by itself.': SERVER_AWAY,
    "Your page's console names the error; Errors says what each means.": ADVICE
  },
  'guide/mail': {
    '/metrics counts attempts by outcome (pipit_mails_total) and mails that wait (pipit_waiting_mails).':
      'test/server/mail/real-servers.test.ts › carry answers that stay unseen, as one thread',
    'A mail server of yours in another network is held against these checks, too: let it hand mails on by LMTP, where nothing is checked.':
      'test/server/mail/mail-senders.test.ts › is not checked when a mail server of the business hands the mail on by LMTP',
    'A certificate that is wrong, expired or of another name is an error, with smtp:// too: nothing is sent.':
      'test/server/mail/mail-failures.test.ts › with a wrong certificate gets nothing, after STARTTLS',
    'Files and pictures are links; nothing is loaded from elsewhere, and nobody learns when it is read.':
      'test/server/mail/mail-content.test.ts › has who wrote, what they wrote as text, and files and pages as links',
    'If it is killed in the instant between the last byte of a mail and its own note of it, that mail is not repeated; the log says mail.unanswered, and the message waits in the conversation.':
      'test/server/mail/mail-out.test.ts › is not mailed again where the server ended between the last byte and the answer',
    'Mail answers that visitors miss: settings, DKIM, what is sent when and to whom.': ADVICE,
    'Nobody else comes into a conversation of a user whom you know by writing in their name: a user with an externalId, whose address you have only set, or who has used the messenger, is never the author.':
      'test/server/mail/mail-letters.test.ts › is of another user, even if the domain vouches for its sender',
    'Nobody has to confirm the address for that.':
      'test/server/mail/mail-letters.test.ts › is answered in its thread, and what is answered to that comes back',
    'Nothing is answered with “accepted” before it is stored.':
      'test/server/mail/mail-in.test.ts › whose messages cannot be stored is asked for again, and is one message',
    'Nothing is mailed that was seen before, even while the mail is on its way.':
      'test/server/mail/mail-out.test.ts › is held back when it is seen while the mail is on its way',
    'The console shows the whole mail with The mail as it came, the REST API as originalMail.':
      'test/server/mail/mail-in.test.ts › is kept as it came, and deleted with its message',
    'If there is no such address (5.1.0 to 5.1.6, 5.1.10) or its mailbox is disabled (5.2.1), nothing else is sent to it, and a linked client is blocked.':
      'test/server/mail/mail-reports.test.ts › because %s decides whether the next one goes',
    'The console says with each message of that mail that it was not delivered, and why: no such address, a mailbox that is full, and so on.':
      'test/server/mail/mail-reports.test.ts › names the messages of that mail alone',
    'If a mail is given up, the console says so with each of its messages, and webhooks get conversation:message:delivery:failure for it.':
      'test/server/mail/mail-failures.test.ts › that refuses %s gets no other mail for it',
    'The log names mails by an id, never by an address.':
      'test/server/mail/mail-failures.test.ts › is named in no line of the log together with an address',
    'What Pipit cannot tell from an answer stays.':
      'test/server/mail/cut-quote.test.ts › that only looks like more than an answer is kept: %j',
    'What is sent, and when': ADVICE,
    "What comes there is a message of the reader in the conversation, whoever's address it was sent from: the random part of the address is what proves it.":
      'test/server/mail/mail-in.test.ts › counts from any address of its author',
    'You answer in the console; your answer is mailed to that address, in the thread and under the subject of the mail.':
      'test/server/mail/mail-letters.test.ts › is answered in its thread, and what is answered to that comes back',
    '“No” (5xx) to the address or the mail: nothing else is sent to that address, and a linked client is blocked.':
      'test/server/mail/mail-failures.test.ts › that refuses %s gets no other mail for it'
  },
  'guide/web-messenger': {
    'Where the service refuses, nothing is saved, and the error names the field and says what the service answered.':
      'test/server/channels/every-channel.ts › is not saved with a wrong secret: the field is named, and what came',
    'The business console has a form for each: Connect Integrations, Customer Channels, then the channel.':
      'test/browser/console-channel-ways.test.ts › at %s is asked about, connected, and its secrets are not shown',
    'GET …/integrations/{id}/failed-deliveries and the console list the last 20 of these.':
      'test/server/channels/telegram.test.ts › who stops the bot is not written to, and is back with /start',
    'Businesses cannot write first in these channels.':
      'test/server/channels/every-channel.ts › goes to nobody else',
    'Write a message to the account from your phone; the screen of the integration in the console then lists the people who wrote last, and sends one of them a test message.':
      'test/browser/console-channel-test.test.ts › waits for somebody to write, goes to the one who is chosen, and says what became of it',
    'Answers of the REST API say where it stands, and the business console shows it:':
      'test/unit/console/connection-facts.test.tsx › %j is shown with its account and the words of the service',
    'pending: not yet, and visitors are not offered the channel; the server asks every half minute.':
      'test/server/channels/every-channel.ts › is saved while the service is down, and not offered; a refusal later says why',
    'The console then offers Send a template beside the notice: choose one, fill in what it leaves open, and see how it will read.':
      'test/browser/console-messaging-window.test.ts › leave a template to send afterwards, which is chosen, filled in and looked at first',
    'Say so on the screen of the integration in the console, or over the REST API: later messages then bear the tag HUMAN_AGENT.':
      'test/server/channels/messenger.test.ts › is answered for a day after they wrote, and by people for seven where the app may have that',
    'Clients then have humanAgentWindowExpiresAt too, the end of the seven days, and the console shows this time.':
      'test/unit/console/messaging-window.test.ts › is the longer one of people where the service has that',
    'The console says it above the field for replies, and when they are over; the next message of the person begins them anew.':
      'test/browser/console-messaging-window.test.ts › are over a day after the person has written, and begin again with the next message',
    'Why it is not connected, in the words of the service.':
      'test/server/channels/every-channel.ts › is saved while the service is down, and not offered; a refusal later says why',
    'Make the key in the console, under App settings and API keys, or over the REST API, and keep the secret on the server.':
      KEYS,
    'Testing your integration loads your integration, writes a message, waits for your answer, and checks your policy.':
      'test/browser/guide-testing.test.ts › loads it, writes a message, and reads the answer of the team',
    'In the console, the settings of an integration have own texts for each language: a visitor gets those of their language, and customText of the page comes before them.':
      'test/browser/own-texts.test.ts › are those of the language of the visitor',
    'Always.': SECURITY,
    'LINE has one, and WhatsApp and Messenger name the message in a report, for which the server waits 20 seconds before it sends again.':
      'test/server/channels/lost-answers.test.ts › is sent again after 20 seconds in which no report comes',
    'A wait that the service names is kept with all messages of the account, at most an hour at a time.':
      'test/server/channels/every-channel.ts › to all people wait for the time that it names where it throttles one',
    'While the service throttles or is down, answers wait in order, for up to 24 hours; then, where the person has stopped the bot, and where the service refuses the message, conversation:message:delivery:failure says so, and the message bears a deliveryError.':
      'test/server/channels/every-channel.ts › are neither lost nor doubled nor out of order',
    'A webhook with conversation:message:delivery:user learns that a message has arrived; one that was seen there is read in the messenger too.':
      'test/server/channels/whatsapp.test.ts › is reported as arrived once',
    'In the LINE Developers Console, note the secret of its channel, and issue a long-lived channel access token.':
      ADVICE,
    'Answers are push messages: they count against the messages of the month that your plan has; where those are used up, answers wait as while LINE throttles.':
      'test/server/channels/line.test.ts › %i %j is understood',
    'Not if visitors cannot send images: imageUploadEnabled is false.': ADVICE,
    'Only if the business sends webview actions; name the hosts if you know them.': ADVICE,
    'Scripts set styles through calls that no policy forbids, never inline.': SECURITY,
    'Only if the server has the setting PIPIT_MQTT_PUBLIC_URL.': ADVICE,
    'Only if the business uses any of them, QR codes of channels included, from another server.':
      ADVICE,
    'A visitor presses it, writes to you, and reads your answer there or later; your team answers in the business console, or a program does over the REST API.':
      'test/browser/conversation.test.ts › shows the visitor an answer from the console',
    'Browser support': ADVICE,
    'Copy the snippet from the business console into the <head> of each page, or let the server write it for you: /web/snippet.js?global=Pipit&integrationId=…&version=5.':
      INSTALL,
    'Integrations in the console says from which sites the messenger was last loaded, and why it was not: an origin that is not allowed, or a policy that stops it.':
      'test/server/page-loads.test.ts › name an origin that the integration does not list',
    'List the origins that may start the messenger with it, in the business console under Allowed origins or over the REST API:':
      'test/browser/console-settings.test.ts › say which origin is none',
    'Open the business console at /console/, and pick the app.': ADVICE,
    'Set it in the business console under Settings of the messenger, or in the page:':
      'test/browser/console-settings.test.ts › are all changed in one request',
    'The integrations of the other channels (Viber, WeChat and more) can be made and kept today; the services behind them are not connected yet, and so the messenger speaks of none of them.':
      'test/browser/linked-channels.test.ts › are neither offered nor spoken of while the server carries no',
    'The message stands in the business console within a second, and your answer in the page.':
      'test/browser/conversation.test.ts › shows the visitor an answer from the console',
    'The same settings can be kept with the integration, in the business console or over the REST API: a page that is loaded 15 seconds later has them, and a connected messenger shows them within some seconds, the prechat form among them; questions that it asks already stay until the next page load.':
      'test/browser/settings-live.test.ts › turns the prechat form on, asks at once, and off, lets the visitor write',
    'There are two ways: a snippet in your HTML, or a package in your bundle.': ADVICE,
    'What is missing says where this stands.': ADVICE,
    "Where the page words the questions, the answers are marked as the page's in the business console: a script of the page could have changed them.":
      'test/server/sdk-prechat.test.ts › of the page is short, and marked in events as worded by the page',
    'locale chooses one of 30 languages, as fr or pt-BR; auto, the default, follows the page.':
      'test/unit/widget/locales.test.ts › are the languages that locales are looked up in'
  },
  'faq/questions': {
    'There are recipes for React, Vue and others, for WordPress, Shopify and Tag Manager, and for apps on phones.':
      'test/browser/guide-frameworks.test.ts › shows the messenger in one of $section',
    'In the business console at /console/, on a desktop or a phone; or by a program, through webhooks and the REST API.':
      'test/browser/conversation.test.ts › shows the visitor an answer from the console',
    "Look at the browser's console.": ADVICE,
    'Pipit is a program that you run: the server, the business console, this guide and the messenger come as one, and the data stays in a folder or a database of yours.':
      'test/server/guide.test.ts › lists all pages',
    'The business console says the same under Integrations.':
      'test/server/page-loads.test.ts › name an origin that the integration does not list',
    'The snippet leaves an object that keeps calls until the script is there.': EARLY_CALLS,
    'A name that no saved reply has is refused, and nothing is sent.':
      'test/server/reply-shorthand.test.ts › refuse a name that no saved reply has, and post nothing',
    'Yes, in the business console beside the conversation, and over the REST API.':
      'test/browser/console-blocking.test.ts › is blocked after a question',
    'Yes: nothing inline, no eval, Trusted Types too.': SECURITY,
    'Your answer waits in the conversation, with a badge on the button when they return.':
      'test/browser/conversation.test.ts › counts messages received while closed on the launcher'
  },
  'guidev1/version-4': {
    'Ask for version 4, in the snippet or in a script tag, and the old names are there beside the new ones:':
      'test/unit/loader/version-4.test.ts › has every method of today, and two of its own',
    'The appId that init takes is the id of a web integration, as the business console shows it.':
      'test/unit/loader/version-4.test.ts › accepts options by their old names'
  },
  'guide/moving': {
    'The first start makes one, and the console shows its id in the snippet under Install; Connect Integrations there, or POST /v2/apps/{appId}/integrations of the REST API, makes others.':
      'test/browser/console-connect.test.ts › is made in nine steps',
    'Make your settings (colours, prechat questions, list of origins) again in the console, under Integrations and Settings of the messenger, or over the REST API, or pass them to init.':
      'test/browser/console-settings.test.ts › are all changed in one request',
    'The console shows the messenger beside its settings with every change that is made to them, before it is saved.':
      'test/browser/console-preview-settings.test.ts › are each seen as soon as they are changed',
    'The console shows it, and the server generates it for any inputs.': INSTALL,
    'Conversations and anonymous visitors of the other messenger do not move by themselves: its servers and its browser storage hold them.':
      ADVICE,
    'A snippet without a version, or with one that the server does not have, writes You must provide a supported major version to the console, and its init rejects with the same words.':
      'test/browser/versions.test.ts › reports an unsupported version',
    'While the server cannot be reached, such a tag leaves no Pipit: without the if, the rest of that script would not run.':
      NO_GLOBAL,
    'The snippet always leaves an object, whose init rejects then.':
      'test/browser/server-down.test.ts › reports that the script could not be loaded',
    'You need no callback that waits for the script.': EARLY_CALLS,
    'Importing it on a server does nothing.': NPM,
    'Every method exists from the first moment.': EARLY_CALLS,
    'A method that needs init fails with not-initialized before it; after init you need not wait for its promise.':
      'test/unit/loader/init.test.ts › is required before %s, which rejects',
    'Until the messenger’s code has loaded, synchronous getters return undefined, [], false or 0, and promises wait.':
      GETTERS,
    'The visitor’s earlier messages move along, other devices update, and the call waits through lost connections.':
      'test/browser/identity.test.ts › keeps their conversation, and all devices show both',
    'What the user wrote and the server has not received is dropped, so that nobody finds it.':
      'test/browser/identity-switch.test.ts › leaves nothing of a user on screen',
    'The same, but its promise only says that the conversation is shown.':
      'test/unit/widget/public-api/methods.test.ts › calls the messenger once the code has loaded',
    'Without an id it marks all conversations as read, not only the one on the screen.':
      'test/unit/widget/public-api/methods.test.ts › calls the messenger once the code has loaded',
    'An unknown option is named in a warning and ignored.':
      'test/unit/widget/public-api/options.test.ts › that are unknown are named in a warning',
    'The same, and only together.': 'test/unit/widget/public-api/options.test.ts › is refused',
    'Translates the texts too, into 30 languages, and mirrors the messenger for right-to-left languages.':
      'test/browser/locales.test.ts › with the locale %s the messenger speaks the language %s',
    'Where only brandColor is given, bubbles and buttons have it too.':
      'test/unit/widget/theme.test.ts › derives the colours of bubbles and buttons from a brand colour',
    'The messenger stores nothing before the first use, and never sets a cookie.':
      'test/browser/visitor.test.ts › stores everything under keys of the integration, and sets no cookie',
    'The server measures that over 30 days, from a visitor’s first unanswered message to your next one, and shows it from five answers on, up to a day.':
      'test/server/answer-times.test.ts › is unknown until five visitors were answered',
    'They can only take away what the integration allows.':
      'test/server/sdk-prechat.test.ts › is refused unless the integration allows it',
    'Only for messages that arrive now, never for those loaded with the page.':
      'test/unit/client/session.test.ts › emits no past events for what a later visit fetches',
    'Any other type becomes unknown: the messenger shows a note that it cannot display the message, never an error.':
      'test/unit/widget/rows.test.ts › accept a message of an unknown type',
    'Users and tokens stay as they are; only the keys are those of your new app.': ADVICE,
    'All waiting calls share the new token, and a pending message is sent once.': TOKENS,
    'When a method throws, or returns something that is no message, the message stays unchanged, and the error is logged to the console once.':
      DELEGATE,
    'So beforeSend cannot drop a message.': DELEGATE,
    'After 10 s without an answer it is sent as it was, and the console says so.':
      'test/unit/widget/delegate.test.ts › has 10 s to answer',
    'Only the metadata of a file or a postback can be changed.':
      'test/unit/widget/delegate.test.ts › may return a message at once or later',
    'getUser()?.id: there is no user before the first use.': GETTERS,
    'createConversation(), where there is none yet':
      'test/unit/loader/version-4.test.ts › creates a conversation only where there is none',
    'A promise of ten, starting at the offset; loads missing ones.':
      'test/unit/loader/version-4.test.ts › returns ten conversations from an offset',
    'Fields have the new names beside the old ones; roles have only the old ones.':
      'test/unit/loader/version-4.test.ts › converts messages to their old names',
    'The messenger uses nothing inline and no eval.': SECURITY,
    'Copy the id from the console, and check configBaseUrl and region.': INSTALL,
    'An argument of a method is missing, or of a wrong type.': ADVICE,
    'The server cannot be reached, or something else answered in its place.': ADVICE,
    'Waiting messages are sent automatically.': SERVER_AWAY,
    'A transport of your own was asked to send while not connected.': ADVICE,
    'Send only after connect has resolved.': ADVICE,
    'The form, the button or the address does not exist.': ADVICE,
    'Call init first; you need not wait for its promise.': EARLY_CALLS,
    'Wait before you call again.': ADVICE,
    'The server cannot store anything at the moment.': ADVICE,
    'The server recovers by itself.': FULL_DISK,
    'What is missing': ABSENT,
    'Payments.': ABSENT,
    'A buy action shows its price, and says that it cannot be paid here.':
      'test/unit/widget/text-actions.test.tsx › show that %s cannot be used',
    'The outside services behind the others (Viber, WeChat and more) are not connected yet, so the messenger offers none of those and says nothing of them.':
      ABSENT
  },
  'guide/packages': {
    'Every entry has types, works with import and require, and does nothing when a server imports it.':
      NPM,
    'Each language is a file of its own, imported only when a visitor needs it.':
      'test/packages/plain.test.ts › imports only the language that a page asks for'
  },
  SECURITY: {
    'A user reads only their own data, and a key only that of its app or integration.':
      'test/server/access-matrix.test.ts › does not find what belongs to another app',
    'Content from people becomes text or a few allowed tags, never markup or script.':
      'test/unit/ui/read-markup.test.ts › is never executable: %s',
    'Set PIPIT_CLAMD_URL to scan uploads for viruses.':
      'test/server/virus-scan.test.ts › an infected file is refused',
    'Set originWhitelist of an integration, so that other sites cannot use it.': ADVICE,
    'The widget sets no cookie, and stores nothing before a visitor writes or signs in.':
      'test/browser/visitor.test.ts › stores everything under keys of the integration, and sets no cookie'
  },
  'guide/security': {
    'They call themselves Alice: the console and the API mark what a visitor says of themselves as claimed.':
      'test/server/claims.test.ts › is shown as claimed to the business',
    'They make a foreign page call the console: it is refused by cookie, token and origin.':
      'test/server/browser-guards.test.ts › use the console with cookie and token',
    'password, a code beside it where they have turned that on, a cookie for the console’s pages alone, a token for changes':
      ACCESS
  },
  'guide/back-end': {
    'A program can do everything that people do in the console.':
      'test/unit/console/api.test.ts › are those of the REST API',
    '/guide/rest-api describes every path with its fields and limits; /openapi.json has the same as OpenAPI 3.1.':
      REFERENCE,
    'You make other keys over the API, or in the console: those of an app and of its custom integrations under App settings and API keys, those of one integration on its own screen, too.':
      KEYS,
    'The console makes the integration under Connect Integrations, Your own programs, shows the secret of its webhook, and makes the key below it.':
      'test/browser/console-keys.test.ts › of a custom integration reach what it may, on its screen and among all keys',
    'Both are repeated as any event is, and the console has a button for each.':
      'test/browser/console-webhooks.test.ts › tries its webhook with a test, shows body and answer, and sends it again',
    '…/webhooks/{webhookId}/deliveries lists for a week what was sent and what the target answered; the console shows it with each webhook, as its log.':
      'test/browser/console-webhooks.test.ts › is made with its webhook, which gets a message with its secret',
    'The second holds the key’s secret, which is shown only this once.':
      'test/server/rest-webhooks.test.ts › show their secret once',
    'The console has a button for both above or beside each conversation with one visitor.':
      'test/browser/console-blocking.test.ts › is blocked after a question, cannot write, reads on, and writes again once unblocked',
    'One who logs in as a user who existed before is blocked only if that user is.':
      'test/server/blocked-users.test.ts › does not block an existing user as whom they log in',
    'A webhook reports only what is stored.':
      'test/server/webhook-kill.test.ts › between the commit and the delivery loses no event',
    'The events of one conversation arrive one after the other: each is sent when the target has accepted the one before, or the server has given it up.':
      'test/server/webhook-delivery.test.ts › keeps the order of a conversation',
    'Conversations do not wait for each other.':
      'test/server/webhook-delivery.test.ts › is not delayed by a target or a conversation that does not answer',
    'A program that the server cannot reach reads the live stream, with an account or app key:':
      'test/server/rest-events.test.ts › resume from Last-Event-ID',
    'Notes for the team: a message with the destination { "integrationType": "none" } is silent: visitors never see it.':
      'test/server/rest-silent.test.ts › is visible to the business only',
    'App settings in the console has a form for them, and PATCH /v2/apps/{appId} takes the same:':
      'test/browser/console-hours.test.ts › are set by day with an away message, saved at once, and taken back at once',
    'While you are closed, the header of the messenger says when you are back, in the language and time zone of the visitor, and changes by itself when that time has come.':
      'test/browser/office-hours.test.ts › changes by itself when that time has come, and then says what holds',
    'Unknown fields of a body, and unknown settings, are dropped.':
      'test/server/rest-apps.test.ts › do not include unknown fields and settings',
    'A message whose destination is an integration of another type than web is stored and answered with a deliveryError; visitors never see it, and webhooks get conversation:message:delivery:failure.':
      'test/server/rest-silent.test.ts › that no message can be sent to gets a failure, and the visitor sees nothing',
    'A conversation begins with a message, a link with a code of yours into a channel, or a call, never with anything else.':
      'test/server/app-settings.test.ts › begin with nothing but a message',
    'endSessionEnabled cannot be turned on: visitors have no way to end a conversation.':
      'test/server/app-settings.test.ts › cannot be turned on',
    'With disableConversationReopen, a visitor cannot write in a conversation that you closed, and the messenger offers a new one.':
      'test/browser/closed-conversations.test.ts › cannot be written in where conversations do not reopen',
    '429 names in Retry-After how many seconds to wait.':
      'test/server/limits.test.ts › gets the time to retry',
    'These are dropped without an error: attachmentId, toBeRetained, and the secret of a webhook, which the server always generates.':
      'test/server/rest-content.test.ts › without fields that its type does not have',
    'These triggers are accepted and never sent: switchboard:passControl, switchboard:passControl:failure, switchboard:offerControl, switchboard:offerControl:failure, switchboard:acceptControl, switchboard:acceptControl:failure, switchboard:releaseControl.':
      'test/server/webhook-triggers.test.ts › named in the guide as never sent',
    'Template messages, payments and handover between bots (switchboard) do not exist.': ABSENT
  },
  'guide/running': {
    'One in which a scheduled message waits stays until that has gone; a snoozed one stays, and after the end of the snooze for the same time again.':
      'test/server/retention.test.ts › while it is snoozed, and as long again once it has come back',
    'none: no mails are sent':
      'test/server/mail/mail-settings.test.ts › are none unless a server is named',
    'Team in the console invites someone by a link: it works once and for seven days, and whoever opens it chooses e-mail and password.':
      'test/server/console-team.test.ts › waits in the list until someone joins by its link, and signs them in',
    'It is shown only when it is made; give it to them as you would a password.':
      'test/server/console-team.test.ts › cannot be guessed, nor made or read without a session',
    'Where the server sends mails, the console mails the link to an address, too, if you write one.':
      'test/browser/console-invitation-mails.test.ts › goes to an address, too, lets its reader join, and says what became of the mail',
    'An invitation that waits can be withdrawn.':
      'test/server/console-team.test.ts › ends after seven days, and when it is withdrawn',
    'The server checks the role at each call, so a change of it holds at once, and the console shows the screens and buttons that are for it.':
      'test/browser/console-roles.test.ts › shows the screens that are for it, says so at the others, and changes without a sign-in',
    'An agent sees only the apps that they belong to: an invitation names them, and owners change them in Team.':
      'test/server/console-agent-apps.test.ts › sees the apps that they belong to, and no others, which are not there for them',
    'Deactivating a member ends their sessions, and the invitations and links that they made, too, and they cannot sign in until an owner activates them again.':
      'test/server/console-deactivation.test.ts › cannot sign in, and has no sessions, invitations and conversations',
    'The team always has an owner: the last one can neither be removed nor get another role.':
      'test/server/console-roles.test.ts › of the last owner stays, however many others there are',
    'The secret is shown only when the key is made; a program whose key was deleted is refused from then on.':
      KEYS,
    'Changes, there and at each integration, lists who changed which setting and when, in the console or by a key, and undoes the newest change.':
      'test/browser/console-changes.test.ts › of a messenger stand behind a link in its settings, and the newest is undone',
    'The newest 200 of each are kept, for two years at most; secrets are never stored there.':
      'test/server/settings-changes.test.ts › never hold a secret, only that it was given anew',
    'Of each thing that is done, such as Member removed, the newest 100,000 entries stay for a year, with the names of that time, also when the app, the integration or the member is gone; of people and conversations they hold only the ids.':
      'test/server/audit-log.test.ts › is kept for a year',
    'They never hold a secret, and of the target of a webhook only the site.':
      'test/server/audit-log.test.ts › never holds a secret',
    'The menu of apps in the console removes the demo, after a question, and adds it.':
      'test/browser/console-demo.test.ts › is added at one press, shows the messenger, and is removed after a question',
    'pageVisits of an app, Keep visited pages in App settings, turns that off: then only the page on which they last began to chat or signed in is known.':
      'test/server/page-visits.test.ts › are not kept where that is turned off',
    'Person, beside a conversation on a wide screen and behind a button on others, shows what the server knows of a visitor: what is proved of them and what they only say, the page that they are on and those of the same visit, browser, language, local time, channels, fields of your own and other conversations.':
      'test/browser/console-person-pane.test.ts › shows who they are, where they are, their channels, fields and other conversations',
    'Now on stands there only while a messenger of theirs is connected, or was within the last two minutes.':
      'test/browser/console-page-visits.test.ts › are those of now as long as the visitor is connected',
    'Pictures of an app and of its messengers are chosen or dropped as a file, or given as an address.':
      'test/browser/console-picture-ways.test.ts › is dropped on its field',
    'The name of the app at the top of the console is a menu: your apps, App settings and New app.':
      'test/browser/console-apps.test.ts › is created from the switcher',
    "Your account changes your own password; it is in the menu with your e-mail, at the foot of the console's side bar.":
      'test/browser/first-run.test.ts › is changed in the console, which signs other browsers out',
    'Those of six digits have a limit of their own, which only someone with the password can use up.':
      'test/server/console-second-factor.test.ts › cannot be hindered by someone without the password',
    'They work at the address of the console for which they were made, over HTTPS or on localhost, and not at an IP address; set PIPIT_PUBLIC_URL to that address.':
      'test/browser/console-passkeys.test.ts › is not offered at an IP address, where browsers have none',
    'In the same way, user:password gives someone another password, and user:remove removes them, the last one and the last owner with --force only; both end all their sessions.':
      'test/server/first-start.test.ts › who is the last one is removed by force only',
    'Names without a dot, IP addresses and localhost are always allowed; others get 421':
      'test/server/browser-guards.test.ts › that call a server of this machine',
    'The data folder, readable by its owner only':
      'test/server/owner-only.test.ts › are readable by their owner only',
    'none: only this machine reads them':
      'test/server/metrics.test.ts › are available to programs on the same machine',
    'off turns all rate limits off, except for passwords of the console':
      'test/server/console-session.test.ts › that turn the rate limits off keep the guard of passwords',
    'Whether the first start creates a demo app and a console user':
      'test/server/first-start.test.ts › creates no demo app when that is turned off',
    'Calls of the REST API, by key or console user':
      'test/server/limits.test.ts › is limited by PIPIT_RATE_KEYS',
    'The server checks two passwords of the console at a time, and lets 16 more wait; others get 503 and Retry-After after a second.':
      'test/server/sign-in-flood.test.ts › refuses a check when sixteen wait',
    'In a browser in which they have never signed in, the owner waits while the flood lasts, with a passkey too; the link of npm run user:reset leads in.':
      'test/server/sign-in-flood.test.ts › lets the owner in by a link of the machine of the server, which no flood holds up',
    '/console/': CONSOLE,
    "The console for the business's team": CONSOLE,
    'Console users': 'test/server/first-start.test.ts › creates a user who can sign in',
    'The proxy must terminate HTTPS, forward WebSockets at /realtime and /mqtt, stream /v2/apps/…/events without buffering, wait 60 s for an answer, and accept bodies of 51 MB.':
      ADVICE,
    'The backup copies the database as of one moment, at about 100 MB a second at most, checks every page of the copy, and then copies files and keys.':
      'test/server/backup.test.ts › made while visitors write restores all acknowledged messages',
    'SQLite needs nothing to be set up, and is right for one process.': ADVICE,
    'Choose PostgreSQL for several, or if your company runs it already:': ADVICE,
    'Give it a database of its own with the encoding UTF8, owned by that user.':
      'test/server/postgres.test.ts › refuses a database whose encoding is not UTF8',
    'Its language does not matter: texts are sorted by their bytes.':
      'test/server/postgres.test.ts › sorts by bytes, whatever the language of the database',
    'The server makes its tables at the start, and is tested with version 15.':
      'test/server/postgres.test.ts › makes its tables once',
    'A pooler between them must keep sessions: a server refuses to start behind one that shares connections by transaction.':
      'test/server/postgres-pooler.test.ts › that shares connections by transaction keeps a server from starting',
    'A message is acknowledged after its commit, also where the database has synchronous_commit off; leave fsync on.':
      'test/server/postgres.test.ts › waits for the disk at each commit, also where the database is set not to',
    'These differ from SQLite: a NUL character in a name or an id becomes U+FFFD; an id of more than about 2,600 bytes is refused; deleted words stay in the files of the database until PostgreSQL uses their space again.':
      'test/server/postgres.test.ts › stays in a message, and in an id is as good as any other character',
    'Stop the server, make an empty database, and move:':
      'test/server/postgres-move.test.ts › refuses a file that a server has open',
    'It copies all rows, then compares both databases row by row, and says how many they are.':
      'test/server/postgres-move.test.ts › fails where a row is not the same in the end, and names it',
    'A move that was cut off goes on when it is run again; no server starts on its database before.':
      'test/server/postgres-move.test.ts › goes on after a kill, with what has changed meanwhile; no server starts before',
    'Then start with DATABASE_URL and the same data folder, which holds the keys and files.':
      'test/server/postgres-move.test.ts › takes all along, and the server goes on where it was',
    'The SQLite file keeps its rows; one of an earlier version is migrated first.':
      'test/server/postgres-move.test.ts › takes along a database of an earlier version, whose file is migrated first',
    'Start as many servers as you need on one PostgreSQL database, with the same settings, PIPIT_PUBLIC_URL among them, behind a load balancer that passes WebSockets and asks /readyz; set PIPIT_DRAIN_S.':
      'test/server/stop.test.ts › goes on serving for PIPIT_DRAIN_S, while /readyz keeps new visitors away',
    'On one machine each needs its own PORT, and if it takes mails its own PIPIT_MAIL_PORT and PIPIT_LMTP_PORT.':
      'test/server/refused-start.test.ts › reports in one line that its port is taken',
    'A visitor or agent may be served by another one each time.':
      'test/server/postgres-kills.test.ts › lose, double and swap nothing while they are killed ten times',
    'What one process stores reaches the readers at the others by PostgreSQL’s notifications, or by an MQTT broker; a lost notification costs a delay.':
      'test/server/postgres-notify-bus.test.ts › makes the others read what it could not tell them',
    'They share the data folder, with its keys and files.': ADVICE,
    'Start the first one alone: it makes the keys, and prints the one-time code.':
      'test/server/first-start.test.ts › prints one address that opens set-up',
    'Use that before you start the others, as each takes the code that it has printed itself.':
      'test/server/set-up.test.ts › is another one at each start, until someone can sign in',
    'Without a shared folder, set PIPIT_SECRETS_KEY, PIPIT_ACCOUNT_KEY_ID, PIPIT_ACCOUNT_KEY_SECRET, PIPIT_FILES_URL and PIPIT_DEMO=0.':
      'test/server/postgres-own-folders.test.ts › share the keys of their settings, and keep none in the folders',
    'Stop all before you set PIPIT_SECRETS_KEY later: those that go on can open nothing that it seals.':
      'test/server/kept-secrets.test.ts › given later, seals anew what the key in the data folder had sealed',
    'One of them calls the webhooks and removes what is due.':
      'test/server/postgres.test.ts › lets one of several processes lead, and another one when it is gone',
    'When it ends, another one goes on two seconds later; when it freezes, after some twenty.':
      'test/server/postgres-processes.test.ts › go on calling webhooks within 5 s when the one that called them is killed',
    'All go by the clock of the database.':
      'test/server/postgres-clocks.test.ts › go by that of the database',
    'Writes happen one after the other across all processes, many in one commit: more processes serve more connections and reads, and not more writes.':
      'test/server/postgres.test.ts › lets processes write one after the other',
    'Each takes up to eleven connections of the database, ten with a broker, and one for each export under way: count them into its max_connections, and into the pool of a pooler.':
      'test/server/postgres-processes.test.ts › take eleven connections of the database each, at most',
    'Two events of a channel about one person that reach two processes at the same moment may swap.':
      ADVICE,
    '/metrics are those of one process, but for the queues of webhooks, mails and channels, which are those of all.':
      'test/server/postgres-processes.test.ts › tell in their metrics what waits in the queues of all',
    'To upgrade, restart one after the other; no message is lost, and none comes twice.':
      'test/server/postgres-rolling-restart.test.ts › lose, double and swap nothing',
    'Those of the former version go on while a newer one has migrated the database, and store nothing for the time that it takes.':
      'test/server/postgres-migrations.test.ts › changes its tables while no process writes',
    'Started again, they refuse it.':
      'test/server/postgres.test.ts › refuses a database of a newer version, and leaves it as it is',
    'The dump loses no message acknowledged before it began.':
      'test/server/postgres-backup.test.ts › restores each message acknowledged before it',
    'While the database cannot be reached, the server answers 503 and acknowledges nothing.':
      'test/server/postgres-outage.test.ts › acknowledges nothing while it is down',
    'It connects again by itself.':
      'test/server/postgres-outage.test.ts › acknowledges nothing while it is down',
    'Health, in Team of the console, is for owners.':
      'test/unit/console/roles.test.ts › open the health of the server for owners alone',
    'It is read again every ten seconds while it is open; a figure that cannot be read says so.':
      'test/browser/console-health.test.ts › stands beside the team, and is read again by itself',
    'On SQLite, Health in the console makes one too, in backups of the data folder, and shows when the last one was finished.':
      'test/server/console-health.test.ts › makes a backup, which is noted in the audit log and shown as the last one',
    'With PIPIT_SECRETS_KEY set there is no such file, and the copy reveals those secrets to no one without that key.':
      SEALED,
    'Attempts to sign in to an account, codes of two-step verification and mails of invitations are counted in the database: over all processes, and a restart never resets the count.':
      'test/server/shared-throttle.test.ts › allows a burst of all together, then what comes with time, also after a restart',
    'Each process counts by itself rate limits, quotas, connections, exports, and attempts to sign in by address and in all: with three of them a caller may get three times as much.':
      ADVICE,
    'Do not delete it yet.': ADVICE,
    'The only way back is the backup: an older server refuses the database of a newer one, with one line.':
      'test/server/migration-kills.test.ts › leave a database of a newer version unchanged, with one line',
    'For so long the server goes on, and only /readyz says that it is to stop.':
      'test/server/stop.test.ts › goes on serving for PIPIT_DRAIN_S, while /readyz keeps new visitors away',
    'Widgets reconnect by themselves and send what was not acknowledged; nothing is stored twice.':
      'test/browser/restart.test.ts › by a kill loses nothing that was shown as sent',
    'While a disk is full or a database locked, the server acknowledges only what it has stored.':
      FULL_DISK,
    'It recovers without a restart.': FULL_DISK,
    'Labels are route templates, methods, statuses, outcomes, and kinds of connections and channels; never an app, a user, an address or content.':
      'test/server/metrics.test.ts › contain routes only',
    'Open connections that wait for events, by kind: websocket, mqtt, poll, stream':
      'test/server/metrics.test.ts › count messages, connections and the time of delivery',
    'Webhooks: pipit_waiting_webhook_events that only grows.': ADVICE,
    'Channels: pipit_waiting_channel_messages that only grows, or many disconnected.': ADVICE,
    'A service is down, or a token was revoked; the console names the integration.':
      'test/browser/console-health.test.ts › leads to webhooks and channels that fail',
    'Input from outside cannot break a line.': 'test/server/log.test.ts › has one line per request',
    'The server identifies a file by its bytes, not by its name, removes the place where a photo or film was taken, and scans it for viruses where PIPIT_CLAMD_URL is set.':
      'test/server/virus-scan.test.ts › an infected file is refused'
  }
}
