/** Headings of the list, in its order. */
const GROUPS = [
  'Begin',
  'On your site',
  'Programs of yours',
  'Run it',
  'REST API',
  'Look up'
] as const

/** A page of the guide, as its list shows it. */
export interface GuidePage {
  title: string
  /** Address on the server; the last part is the name of its Markdown file too. */
  path: `/${'guide' | 'faq' | 'guidev1'}/${string}` | '/changelog'
  /** Path of its Markdown file from those of the others, where it has another name. */
  source?: string
  /** Heading of the list under which it stands. */
  group: (typeof GROUPS)[number]
  /** One sentence, for lists and search engines. */
  description: string
  /** Marks it as new in the list. */
  isNew: boolean
  /** Marks it as about a feature that not everybody may use yet. */
  isEAP: boolean
  /** True when the server renders it from its own data; else a Markdown file is rendered. */
  isDrawnByServer?: true
  /** Tag of the OpenAPI document that it shows; its page is part of the page of the REST API. */
  tag?: string
}

/** Address of the REST API's first page, above those of its resources. */
export const REFERENCE_PATH = '/guide/rest-api'

/** Title of the page of the shapes that calls refer to. */
export const SHAPES_TITLE = 'Shapes'

const resource = (tag: string, description: string): GuidePage => ({
  title: tag,
  path: `${REFERENCE_PATH}/${tag.toLowerCase().replace(/\W+/g, '-')}`,
  group: 'REST API',
  description,
  isNew: false,
  isEAP: false,
  isDrawnByServer: true,
  tag
})

/** Every page, in the order of the list. */
export const PAGES: readonly GuidePage[] = [
  {
    title: 'First message',
    path: '/guide/first-message',
    group: 'Begin',
    description: 'From nothing to a message that is written and answered, in some minutes.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'Web Messenger',
    path: '/guide/web-messenger',
    group: 'Begin',
    description: 'What it can do, how to put it on your page, sign visitors in, and make it yours.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'Testing your integration',
    path: '/guide/testing-your-integration',
    group: 'Begin',
    description:
      'Load your integration, write and read an answer; check its origin and your policy.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'Moving from the other messenger',
    path: '/guide/moving',
    group: 'Begin',
    description: 'What stays as it is, what differs and why: call by call, option by option.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'Moving day',
    path: '/guide/moving-day',
    group: 'Begin',
    description:
      'The order of steps by which a site moves, with a way back, and old conversations.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'The npm package',
    path: '/guide/packages',
    group: 'On your site',
    description: 'The messenger in your bundle, React, a messenger without a screen, transports.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'React, Vue and others',
    path: '/guide/frameworks',
    group: 'On your site',
    description: 'React, Next, Vue, Svelte, Angular and Astro: the messenger in the app of each.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'Single-page apps',
    path: '/guide/single-page-apps',
    group: 'On your site',
    description: 'Routes with and without a messenger, a button of your own, signing in and out.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'WordPress, Shopify, Tag Manager',
    path: '/guide/site-builders',
    group: 'On your site',
    description: 'Sites that are made with a builder: what to paste, and where.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'Strict policies',
    path: '/guide/strict-policies',
    group: 'On your site',
    description: 'The messenger under a Content-Security-Policy, with and without a nonce.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'Consent banners',
    path: '/guide/consent',
    group: 'On your site',
    description:
      'What is requested and stored when, and a messenger that comes once a visitor has agreed.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'Mobile web views',
    path: '/guide/web-views',
    group: 'On your site',
    description: 'The messenger within an app for iOS or Android.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'Bots and back-ends',
    path: '/guide/back-end',
    group: 'Programs of yours',
    description: 'Receive messages by webhook and answer over the REST API; a bot in one file.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'Bots in Python, PHP and Go',
    path: '/guide/bots',
    group: 'Programs of yours',
    description: 'The same bot in three languages, and how each checks a signature.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'Running Pipit',
    path: '/guide/running',
    group: 'Run it',
    description: 'Settings, limits, backups, upgrades, metrics, logs, and what to watch.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'One machine',
    path: '/guide/one-machine',
    group: 'Run it',
    description: 'From an empty machine to a server with HTTPS, a backup each night, and upgrades.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'Containers',
    path: '/guide/containers',
    group: 'Run it',
    description: 'An image, one container, and several processes with PostgreSQL.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'Proxies',
    path: '/guide/proxies',
    group: 'Run it',
    description: 'Configurations of nginx and Caddy in front of one process or several.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'Monitoring',
    path: '/guide/monitoring',
    group: 'Run it',
    description: 'Probes, alerts for Prometheus, and what each alert asks you to do.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'E-mail',
    path: '/guide/mail',
    group: 'Run it',
    description: 'Mail answers that visitors miss: settings, DKIM, what is sent when and to whom.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'MQTT brokers',
    path: '/guide/brokers',
    group: 'Run it',
    description: 'RabbitMQ, Mosquitto or NATS: when to use one, its configuration, what it costs.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'Security',
    path: '/guide/security',
    group: 'Run it',
    description: 'What is guarded from whom, and what scripts of the page can read.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'REST API',
    path: REFERENCE_PATH,
    group: 'REST API',
    description:
      'Every call of the REST API and the client API: parameters, limits, answers, errors.',
    isNew: false,
    isEAP: false,
    isDrawnByServer: true
  },
  resource('Apps', 'Make, change and delete apps and their settings.'),
  resource('Keys', 'Keys of an app, for programs and for the tokens of users.'),
  resource('Integrations', 'Web integrations with their settings, channels, and bots.'),
  resource('Webhooks', 'Targets of events, their triggers, and what was delivered.'),
  resource('Users', 'People: profiles, metadata, export and erasure.'),
  resource('Clients and devices', 'Browsers and channels through which a user is reached.'),
  resource('Conversations', 'The inbox, personal conversations and groups.'),
  resource('Participants', 'Who takes part in a conversation.'),
  resource('Messages', 'Messages of every type, activities, files and the stream of events.'),
  resource('Saved replies', 'Replies that the team uses again, with their placeholders.'),
  resource('Groups', 'Members of the team to whom conversations are assigned together.'),
  resource(
    'Audit log',
    'Who did what to settings, keys, groups, members and data, kept for a year.'
  ),
  resource('Search', 'Find messages, users and conversations.'),
  resource('Client API', 'The calls of the messenger itself.'),
  resource(SHAPES_TITLE, 'Every object that calls send and answer, field by field.'),
  {
    title: 'Questions and answers',
    path: '/faq/questions',
    group: 'Look up',
    description: 'What people ask before and after they put the messenger on their page.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'Version 4',
    path: '/guidev1/version-4',
    group: 'Look up',
    description: 'For pages whose code uses the names of version 4.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'Changelog',
    path: '/changelog',
    source: '../../../CHANGELOG',
    group: 'Look up',
    description: 'What changed, version by version.',
    isNew: false,
    isEAP: false
  }
]

/** Pages that the build renders. */
export const MARKDOWN_PAGES = PAGES.filter(page => !page.isDrawnByServer)

/** Sorts pages under the headings of the list; one without pages is absent. */
export const inGroups = (pages: readonly GuidePage[]) =>
  GROUPS.map(group => ({ group, members: pages.filter(page => page.group === group) })).filter(
    ({ members }) => members.length
  )
