/**
 * @typedef {object} Room A folder, and what its files may import beside files of the same room.
 * @property {string[]} [rooms] Sibling rooms of which files may import values. `.` stands for the files
 *   that lie in the parent folder itself; those may import every room beside them.
 * @property {string[]} [types] Sibling rooms of which files may import types only.
 * @property {string[] | 'any'} [packages] Absent: those that the parent may import.
 * @property {string[]} [outside] Limits a room inside another: paths below `src` of the rooms beyond the
 *   parent that it may import. Absent: all that the parent may import.
 * @property {string[]} [doors] Files or folders in the room, by paths from it, that others may import
 *   beside its `index`, because they are loaded apart from the rest.
 * @property {Record<string, Room>} [inside] The rooms in it. `*` is the rule of folders that are not named.
 */

const STATE = ['@preact/signals-react', 'nanostores']
const VIEW = ['react', 'react-dom', ...STATE]
const ALL_ROOMS = [
  'protocol',
  'transports',
  'client',
  'ui',
  'widget',
  'loader',
  'react',
  'server',
  'console',
  'guide'
]

/**
 * The rooms of `src/server/domain`: flows use records and views, views show what records keep, and
 * records are written in a transaction. Nothing runs back.
 *
 * @type {Record<string, Room>}
 */
const SERVER_DOMAIN = {
  transaction: { outside: ['protocol', 'server/auth', 'server/bus', 'server/storage'] },
  records: {
    rooms: ['transaction'],
    outside: ['protocol', 'server/auth', 'server/channels', 'server/storage'],
    inside: {
      shared: {},
      sessions: { rooms: ['shared'] },
      apps: { rooms: ['shared', 'sessions'] },
      users: { rooms: ['shared', 'sessions', 'apps'] },
      changes: { rooms: ['shared', 'apps', 'conversations'] },
      'channel-identities': { rooms: ['shared'], types: ['sessions'] },
      conversations: { rooms: ['shared'] },
      messages: { rooms: ['shared'] },
      mails: { rooms: ['shared'] },
      channels: {},
      webhooks: { rooms: ['shared'] },
      integrations: { rooms: ['shared', 'channels', 'webhooks'] }
    }
  },
  views: {
    rooms: ['records'],
    outside: ['protocol', 'server/channels', 'server/storage'],
    inside: { client: { rooms: ['.'] }, rest: { rooms: ['.'] } }
  },
  flows: {
    rooms: ['transaction', 'records', 'views'],
    inside: {
      apps: { rooms: ['changes'] },
      changes: {},
      webhooks: {},
      blocking: {},
      feeds: {},
      inbox: { rooms: ['search'] },
      search: {},
      conversations: { rooms: ['webhooks'] },
      messages: { rooms: ['conversations'] },
      linking: { rooms: ['messages'] },
      mails: { rooms: ['conversations', 'linking', 'messages'] },
      channels: {
        rooms: ['conversations', 'linking', 'mails', 'merging', 'messages', 'visitors', 'webhooks']
      },
      visitors: { rooms: ['blocking', 'conversations', 'messages', 'linking'] },
      merging: { rooms: ['conversations', 'deletion'] },
      'sign-in': { rooms: ['blocking', 'changes', 'conversations', 'merging', 'visitors'] },
      team: { rooms: ['conversations', 'sign-in'], types: ['mails'] },
      deletion: { rooms: ['conversations', 'linking'] },
      export: { rooms: ['conversations', 'messages'] }
    }
  }
}

/**
 * The rooms of `src/server/http`: each API knows what all share, and none of them another one but for
 * its errors and checks. Loose files put the server together.
 *
 * @type {Record<string, Room>}
 */
const SERVER_HTTP = {
  shared: {},
  broker: { rooms: ['shared'] },
  hooks: { rooms: ['shared'] },
  monitoring: { rooms: ['shared'] },
  files: { rooms: ['shared'] },
  site: { rooms: ['shared'] },
  mail: { rooms: ['shared'] },
  'mail-in': { rooms: ['shared'] },
  channels: { rooms: ['shared', 'files'] },
  rest: { rooms: ['shared', 'files'] },
  'client-api': { rooms: ['shared', 'files'] },
  console: { rooms: ['shared', 'rest'] },
  widget: { rooms: ['shared', 'client-api', 'site'] },
  openapi: { rooms: ['shared', 'rest', 'site'] }
}

/** Features of the widget. They do not import each other, but for arrows that are declared below. */
const FEATURES = [
  'calls',
  'cards',
  'channels',
  'conversation-footer',
  'delegate',
  'environment',
  'forms',
  'history',
  'hours',
  'identity',
  'lightbox',
  'location',
  'media',
  'navigation',
  'page-title',
  'prechat',
  'preview',
  'settings',
  'text',
  'times',
  'uploads',
  'welcome'
]

/** The rooms of `src` and their arrows. @type {Record<string, Room>} */
export const ROOMS = {
  protocol: { packages: [] },
  legacy: { packages: [] },
  transports: {
    rooms: ['protocol'],
    packages: [],
    doors: ['websocket', 'polling', 'mqtt'],
    inside: {
      websocket: { rooms: ['.'] },
      polling: { rooms: ['.'] },
      mqtt: { rooms: ['.'], packages: ['mqtt'] }
    }
  },
  client: {
    rooms: ['protocol'],
    types: ['transports'],
    packages: STATE,
    doors: ['sync', 'history', 'uploads', 'conversation-calls', 'headless', 'identity'],
    inside: {
      shared: {},
      session: { rooms: ['shared'] },
      conversations: { rooms: ['shared'], types: ['history'] },
      'conversation-calls': { rooms: ['shared', 'conversations'], types: ['.'] },
      outbox: { rooms: ['shared'], types: ['conversations'] },
      sync: { rooms: ['shared', 'conversations'], types: ['session', 'outbox'] },
      history: { rooms: ['shared', 'conversations'] },
      identity: { rooms: ['session', 'outbox'], types: ['.'] },
      uploads: { rooms: ['shared', 'conversations'], types: ['.', 'session'] },
      headless: {
        rooms: ['.', 'conversations', 'conversation-calls', 'identity', 'uploads'],
        types: ['outbox']
      }
    }
  },
  ui: { types: ['protocol'], packages: VIEW },
  widget: {
    rooms: ['client', 'ui', 'protocol'],
    types: ['transports'],
    packages: VIEW,
    doors: [
      'chunks',
      'core/public',
      'core/bind-client',
      'core/watch-files',
      'core/loading',
      'english-texts',
      'locales/*'
    ],
    inside: {
      core: {
        types: ['shared', 'features'],
        doors: ['conversation/texts', 'loading', 'public', 'translate', 'widget-identity']
      },
      shared: { rooms: ['core'] },
      features: {
        rooms: ['core', 'shared'],
        // Texts without their feature: the console shows them, `english-texts.ts` gathers them.
        doors: [
          ...FEATURES.flatMap(name => [`${name}/feature`, `${name}/texts`]),
          'delegate',
          'forms'
        ],
        inside: {
          ...Object.fromEntries(FEATURES.map(name => [name, {}])),
          prechat: { rooms: ['forms'] }
        }
      },
      locales: { types: ['core'] }
    }
  },
  loader: {
    rooms: ['protocol'],
    types: ALL_ROOMS,
    packages: [],
    doors: ['fetch-config', 'options', 'load-pipit', 'method-kinds', 'version-4']
  },
  server: {
    rooms: ['protocol', 'guide'],
    packages: 'any',
    inside: {
      storage: {},
      setup: {},
      channels: {},
      outbound: {},
      metrics: {},
      bus: { rooms: ['auth'] },
      broker: { rooms: ['bus', 'domain', 'setup', 'storage'] },
      auth: {},
      limits: { rooms: ['auth', 'setup'] },
      files: { rooms: ['setup'] },
      domain: {
        rooms: ['auth', 'channels', 'storage'],
        types: ['bus', '.'],
        doors: ['transaction', 'records', 'views', 'flows'],
        inside: SERVER_DOMAIN
      },
      backup: { rooms: ['setup', 'storage'], types: ['.'] },
      move: { rooms: ['storage'] },
      mail: { rooms: ['setup'] },
      'mail-in': { rooms: ['domain', 'files', 'mail', 'outbound', 'setup'] },
      'first-start': { rooms: ['auth', 'domain', 'setup'], types: ['.'] },
      jobs: {
        rooms: ['channels', 'domain', 'mail', 'outbound'],
        types: ['files', 'metrics', 'storage']
      },
      realtime: { rooms: ['auth', 'bus', 'domain', 'limits'], types: ['metrics', '.'] },
      http: {
        rooms: [
          'auth',
          'bus',
          'channels',
          'domain',
          'files',
          'limits',
          'mail',
          'mail-in',
          'metrics',
          'outbound',
          'realtime',
          'storage'
        ],
        types: ['backup', '.'],
        inside: SERVER_HTTP
      }
    }
  },
  guide: {
    rooms: ['protocol'],
    types: ['widget'],
    packages: ['marked', 'marked-gfm-heading-id'],
    doors: [
      'content-security-policy',
      'escape-html',
      'list-passages',
      'reference',
      'script',
      'testing'
    ],
    inside: {
      reference: { rooms: ['.'] },
      script: { rooms: ['.'], packages: ['minisearch'] },
      testing: { rooms: ['.'] }
    }
  },
  preview: {
    rooms: ['protocol', 'client', 'in-memory'],
    types: ['widget'],
    packages: []
  },
  console: {
    rooms: ['ui', 'protocol'],
    types: ['preview'],
    packages: VIEW,
    inside: {
      api: {},
      texts: { packages: [] },
      model: { rooms: ['api', 'texts'], packages: [...VIEW, 'marked'] },
      view: { rooms: ['api', 'texts', 'model'], packages: [...VIEW, 'react-aria-components'] }
    }
  },
  react: { types: ['widget', 'protocol'], packages: ['react', 'use-sync-external-store'] },
  'in-memory': { rooms: ['protocol', 'transports'], packages: [] },
  stories: {
    rooms: ['protocol', 'transports', 'client', 'widget', 'loader', 'in-memory'],
    packages: []
  },
  entries: { rooms: [...ALL_ROOMS, 'preview', 'stories'], packages: 'any' },
  build: {
    rooms: ['loader'],
    packages: 'any',
    inside: {
      bundling: { rooms: ['.'] },
      names: { rooms: ['.', 'bundling'] },
      sizes: { rooms: ['.'] },
      targets: {
        rooms: ['.', 'bundling', 'names'],
        doors: ['cdn', 'server', 'console', 'guide', 'stories'],
        inside: {
          legacy: {},
          cdn: { rooms: ['legacy'] },
          server: { rooms: ['.'] },
          console: { rooms: ['.'] },
          guide: { rooms: ['.'] },
          stories: {}
        }
      },
      npm: { rooms: ['.', 'bundling'] }
    }
  }
}
