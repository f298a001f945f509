/**
 * Test files that only `npm run test:full` runs, and when they are named: each takes long and repeats,
 * for many states, what a quicker file of `npm test` holds for one. No file that the README names as
 * the only proof of a promise is here.
 */
export const LONG_FILES = [
  // Every story in every look; accessibility.test.ts looks at the main screens.
  'test/browser/stories.test.ts',
  // Every text of the interface in its story; locales.test.ts shows some.
  'test/browser/custom-texts.test.ts',
  // Thousands of messages; history.test.ts reads hundreds.
  'test/browser/long-conversation.test.ts',
  // Every way in which a file may fail to load; server-down.test.ts and tampered-files.test.ts hold some.
  'test/browser/failing-loads.test.ts',
  // Every setting and its effect; settings.test.ts holds some.
  'test/browser/setting-effects.test.ts',
  // Every option of `init` and its effect, likewise.
  'test/browser/option-effects.test.ts',
  // Keys and fingers; console-settings.test.ts undoes and drags.
  'test/browser/console-settings-ways.test.ts',
  // Every setting of the console alone; console-settings.test.ts changes all at once.
  'test/browser/console-each-setting.test.ts',
  // Second tabs, reloads and lost responses; identity-switch.test.ts changes users in each way once.
  'test/browser/identity-tabs.test.ts',
  // 1,331 brand colours; unit/widget/theme.test.ts and settings.test.ts have some.
  'test/browser/colors.test.ts',
  // Parts that a page takes out or moves; host-page.test.ts and lifecycle-ends.test.ts have pages that go on.
  'test/browser/page-changes.test.ts',
  // Fifty lives of visitors on one page; lifecycle-ends.test.ts and embedded.test.ts end one and begin again.
  'test/browser/lifecycle.test.ts',
  // Each motion; phone.test.ts and keyboard.test.ts open and close the panel.
  'test/browser/motion.test.ts',
  // Delegates that are late; unit/widget/delegate.test.ts has each, version-4.test.ts one on a page.
  'test/browser/before-send.test.ts',
  // Files that wait or are refused; uploads.test.ts sends them, unit/widget/uploads-menu.test.ts refuses some.
  'test/browser/upload-menu.test.ts',
  // Links that fail or wait; linked-channels.test.ts and server tests link channels.
  'test/browser/channels.test.ts',
  // To Telegram before the first message, and back; linked-channels.test.ts goes there, console-channels.test.ts writes
  // both ways, server/channels/telegram.test.ts goes on in one conversation.
  'test/browser/telegram.test.ts',
  'test/browser/telegram-and-back.test.ts',
  // An address that is confirmed by a mail; linked-channels.test.ts links one, server/mail/mail-addresses.test.ts confirms.
  'test/browser/mail-channel.test.ts',
  // Reasons to play no sound; presence.test.ts plays them.
  'test/browser/sounds.test.ts',
  // Faults and other ways to connect; console-connect.test.ts goes the nine steps.
  'test/browser/console-connect-ways.test.ts',
  // WhatsApp, Messenger, Instagram and LINE; console-channels.test.ts connects Telegram.
  'test/browser/console-channel-ways.test.ts',
  // Devices, themes and languages of the preview, and how soon it shows a change, which depends on the machine;
  // console-preview.test.ts changes settings in it.
  'test/browser/console-preview-ways.test.ts',
  // Ways to choose a picture; console-pictures.test.ts uploads one.
  'test/browser/console-picture-ways.test.ts',
  // Ways to leave an uploaded picture behind; console-pictures.test.ts takes one back.
  'test/browser/console-picture-leftovers.test.ts',
  // Settings that are told on pages of another origin, and faults meanwhile; settings-live.test.ts tells them, settings.test.ts loads them.
  'test/browser/settings-events.test.ts',
  'test/browser/settings-events-faults.test.ts',
  // Two long ways by Tab alone; console.test.ts goes one, console-access.test.ts holds the focus in a window.
  'test/browser/console-keyboard-walk.test.ts',
  // By Tab alone through team, keys, webhooks, audit log, privacy and health; each has a quicker file, console-keys.test.ts and so on.
  'test/browser/console-keyboard-house.test.ts',
  // By keys alone through all of a conversation; console.test.ts answers one so, console-deletion.test.ts, console-life.test.ts
  // and console-person-pane.test.ts each have a part.
  'test/browser/console-keyboard-conversation.test.ts',
  // A list of 340 messages; unit/widget/proportional-work.test.ts counts what is drawn.
  'test/browser/proportional-work.test.ts',
  // The whole Chromium, frozen pages; unit/transports/reconnect-page.test.ts freezes and shows them.
  'test/browser/bfcache.test.ts',
  // Settings of apps; server/console-apps.test.ts has them by REST, console-settings.test.ts the same form.
  'test/browser/console-apps.test.ts',
  // Refusals, keys and looks of office hours; console-hours.test.ts sets them.
  'test/browser/console-hours-ways.test.ts',
  // Every look of integrations and settings; console-languages.test.ts has one.
  'test/browser/console-looks.test.ts',
  // Every screen of the house in every look; console-access.test.ts has a phone, console-team.test.ts and others look at theirs.
  'test/browser/console-house-looks.test.ts',
  // Every screen for every role; unit/console/roles.test.ts says which, console-roles.test.ts opens those of an agent.
  'test/browser/console-role-screens.test.ts',
  // Who else looks at a conversation; server/team-presence.test.ts and unit/console/presence.test.ts tell it.
  'test/browser/console-presence.test.ts',
  // By member and by channel; console-life.test.ts lists what somebody looks after, unit/console/inbox.test.ts takes in and out.
  'test/browser/console-filters.test.ts',
  // Pictures of members for visitors; server/member-pictures.test.ts gives them.
  'test/browser/console-own-picture.test.ts',
  // Own texts in the preview, refused and taken back; console-settings.test.ts writes them, own-texts.test.ts shows them.
  'test/browser/console-texts.test.ts',
  // Saved replies of more than a text; console-replies.test.ts has those of text, unit/console/templates.test.ts names them.
  'test/browser/console-saved-templates.test.ts',
  // Two conversations that become one; unit/console/merges.test.ts and server/merge-conversations.test.ts make them one.
  'test/browser/console-merge.test.ts',
  // Every page of the guide; guide.test.ts looks at one.
  'test/browser/guide-pages.test.ts',
  // Every setting in the preview of the console; console-preview.test.ts changes some.
  'test/browser/console-preview-settings.test.ts',
  // Builds everything anew; first-run.test.ts goes the same way with what is built.
  'test/browser/guide-first-message.test.ts',
  // Programs of Debian's: PHP, Go, nginx and Caddy; guide-bot.test.ts has the bot in Node, guide-recipes.test.ts the pages.
  'test/browser/guide-wordpress.test.ts',
  'test/server/guide-bots.test.ts',
  'test/server/guide-proxies.test.ts',
  // The time until the first screen, which depends on the machine; console.test.ts shows that it comes.
  'test/browser/console-first-screen.test.ts',
  // Forty visitors, three agents and two kills; console-faults.test.ts and restart.test.ts have each fault alone.
  'test/browser/shop-day.test.ts',
  // 80 conversations and 1,000 live messages in the console.
  'test/browser/console-crowds.test.ts',
  // Kills at every statement; kill.test.ts and storage-faults.test.ts kill and break in between.
  'test/server/migration-kills.test.ts',
  'test/server/kill-files.test.ts',
  // Kills at every command of SMTP; mail/mail-kill.test.ts kills at one.
  'test/server/mail/mail-kills.test.ts',
  // Kills at each step of a mail from a mailbox; mail/mailbox.test.ts kills once.
  'test/server/mail/mailbox-kills.test.ts',
  // The time until an answer is in the messenger, which depends on the machine; mail/real-servers.test.ts shows that it comes.
  'test/server/mail/answer-times.test.ts',
  // Dovecot that wants tokens; mail/access-tokens.test.ts asks for them, mail/mailbox.test.ts reads a mailbox.
  'test/server/mail/mailbox-oauth.test.ts',
  // Postfix; mail/real-servers.test.ts has OpenSMTPD.
  'test/server/mail/postfix.test.ts',
  // Everything at once in each channel; channels/*.test.ts have it one by one, from every-channel.ts.
  'test/server/channels/whole-scenario.test.ts',
  // Waits of 20 s; whatsapp.test.ts and messenger.test.ts lose answers whose reports come.
  'test/server/channels/lost-answers.test.ts',
  // 200 visitors and ten kills; postgres-processes.test.ts kills one, postgres-outage.test.ts the database.
  'test/server/postgres-kills.test.ts',
  // Thirty visitors and three upgrades; postgres-processes.test.ts stops one process, stop.test.ts drains one,
  // postgres-migrations.test.ts changes tables beside a reader.
  'test/server/postgres-rolling-restart.test.ts',
  // pgbouncer; nothing else is about poolers.
  'test/server/postgres-pooler.test.ts',
  // Brokers of other kinds; mosquitto.test.ts holds the same of one, and mqtt.test.ts what visitors may do.
  'test/server/brokers/nats.test.ts',
  'test/server/brokers/rabbit.test.ts',
  'test/server/brokers/rabbit-visitors.test.ts',
  // Three nodes of NATS and their elections; nodes.test.ts cuts connections to two nodes.
  'test/server/brokers/nats-cluster.test.ts'
]
