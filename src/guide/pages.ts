/** A page of the guide, as its list shows it. */
export interface GuidePage {
  title: string
  /** Address on the server; the last part is the name of its Markdown file too. */
  path: `/${'guide' | 'faq' | 'guidev1'}/${string}` | '/changelog'
  /** Path of its Markdown file from those of the others, where it has another name. */
  source?: string
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
  description,
  isNew: false,
  isEAP: false,
  isDrawnByServer: true,
  tag
})

/** Every page, in the order of the list. */
export const PAGES: readonly GuidePage[] = [
  {
    title: 'Web Messenger',
    path: '/guide/web-messenger',
    description: 'What it can do, how to put it on your page, sign visitors in, and make it yours.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'Testing your integration',
    path: '/guide/testing-your-integration',
    description:
      'Load your integration, write and read an answer; check its origin and your policy.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'Moving from the other messenger',
    path: '/guide/moving',
    description: 'What stays as it is, what differs and why: call by call, option by option.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'The npm package',
    path: '/guide/packages',
    description: 'The messenger in your bundle, React, a messenger without a screen, transports.',
    isNew: true,
    isEAP: false
  },
  {
    title: 'Bots and back-ends',
    path: '/guide/back-end',
    description: 'Receive messages by webhook and answer over the REST API; a bot in one file.',
    isNew: true,
    isEAP: false
  },
  {
    title: 'Running Pipit',
    path: '/guide/running',
    description: 'Settings, limits, backups, upgrades, metrics, logs, and what to watch.',
    isNew: true,
    isEAP: false
  },
  {
    title: 'E-mail',
    path: '/guide/mail',
    description: 'Mail answers that visitors miss: settings, DKIM, what is sent when and to whom.',
    isNew: true,
    isEAP: false
  },
  {
    title: 'MQTT brokers',
    path: '/guide/brokers',
    description: 'RabbitMQ, Mosquitto or NATS: when to use one, its configuration, what it costs.',
    isNew: true,
    isEAP: false
  },
  {
    title: 'Security',
    path: '/guide/security',
    description: 'What is guarded from whom, and what scripts of the page can read.',
    isNew: true,
    isEAP: false
  },
  {
    title: 'REST API',
    path: REFERENCE_PATH,
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
  resource('Search', 'Find messages, users and conversations.'),
  resource('Client API', 'The calls of the messenger itself.'),
  resource(SHAPES_TITLE, 'Every object that calls send and answer, field by field.'),
  {
    title: 'Questions and answers',
    path: '/faq/questions',
    description: 'What people ask before and after they put the messenger on their page.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'Version 4',
    path: '/guidev1/version-4',
    description: 'For pages whose code uses the names of version 4.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'Changelog',
    path: '/changelog',
    source: '../../../CHANGELOG',
    description: 'What changed, version by version.',
    isNew: false,
    isEAP: false
  }
]

/** Pages that the build renders. */
export const MARKDOWN_PAGES = PAGES.filter(page => !page.isDrawnByServer)
