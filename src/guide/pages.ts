/** A page of the guide, as its list shows it. */
export interface GuidePage {
  title: string
  /** Address on the server; the last part is the name of its Markdown file too. */
  path: `/guide/${string}`
  /** One sentence, for lists and search engines. */
  description: string
  /** Marks it as new in the list. */
  isNew: boolean
  /** Marks it as about something that not everybody may use yet. */
  isEAP: boolean
  /** Where the server draws it, of what it knows of itself; else a Markdown file is rendered. */
  isDrawnByServer?: true
}

/** Every page, in the order of the list. */
export const PAGES: readonly GuidePage[] = [
  {
    title: 'Moving from the other messenger',
    path: '/guide/moving',
    description: 'What stays as it is, what differs and why: call by call, option by option.',
    isNew: false,
    isEAP: false
  },
  {
    title: 'Bots and back-ends',
    path: '/guide/back-end',
    description: 'Hear of messages by webhook and answer over the REST API; a bot in one file.',
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
    title: 'REST API',
    path: '/guide/rest-api',
    description:
      'Every call of the REST API and the client API: parameters, limits, answers, errors.',
    isNew: false,
    isEAP: false,
    isDrawnByServer: true
  }
]

/** Those that the build renders. */
export const MARKDOWN_PAGES = PAGES.filter(page => !page.isDrawnByServer)
