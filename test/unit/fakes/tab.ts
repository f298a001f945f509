import {
  createBrowserStorage,
  createClient,
  type BeforeSend,
  type Messenger
} from '../../../src/client'
import { createHistory } from '../../../src/client/history'
import { startSync } from '../../../src/client/sync'
import { checkDraft, type ConfigAnswer, type DraftMessage } from '../../../src/protocol'
import { reconnect, type Transport } from '../../../src/transports'
import { createBrowser, type FakePage } from './browser'
import type { ChatServer } from './chat-server'

export const CONFIG: ConfigAnswer = {
  app: { id: 'app', displayName: 'Shop' },
  integration: { id: 'integration', settings: {} },
  channels: [],
  baseUrl: 'https://chat.example',
  transports: [{ type: 'websocket', url: 'wss://chat.example/realtime' }],
  versions: ['5.0.0']
}

interface TabOptions {
  server: ChatServer
  page?: FakePage
  /** Wraps the connection of the messenger. */
  wrap?: (transport: Transport) => Transport
  beforeSend?: BeforeSend
  /** Address of the page. */
  url?: () => string
}

/**
 * A messenger in a tab of its own, connected to a server in memory, with all events that it emits.
 */
export const openTab = ({
  server,
  page = createBrowser().openPage(),
  wrap = own => own,
  beforeSend,
  url
}: TabOptions) => {
  const { transport, end } = server.log.openTransport()
  const emitted: [name: string, ...args: any[]][] = []
  const notes: typeof emitted = []
  const messenger = createClient({
    config: CONFIG,
    storage: createBrowserStorage(() => page.storage, 'integration', page.window),
    emit: (name, ...args) => {
      const list = name === 'log:debug' ? notes : emitted
      list.push([String(name), ...args])
    },
    startLive: context =>
      startSync(context, reconnect(wrap(transport), { page: page.window, random: () => 0.5 })),
    openHistory: async () => createHistory,
    describeDevice: () => (url ? { currentUrl: url() } : {}),
    fetch: server.fetch,
    ...(beforeSend && { beforeSend }),
    page: page.window
  })
  return {
    messenger: {
      ...messenger,
      sendMessage: async (message: string | DraftMessage, id?: string) =>
        messenger.internals.send(checkDraft(message), id)
    },
    page,
    emitted,
    /** Summary of each emitted event. */
    notes,
    /** Server side of this tab's connection. */
    end,
    emittedNames: () => emitted.map(([name]) => name),
    texts: (conversation = messenger.mainConversation()) => textsOf(conversation)
  }
}

/** Displayed texts, with pending ones marked. */
export function textsOf({ timeline }: ReturnType<Messenger['mainConversation']>): string[] {
  return timeline
    .all()
    .map(({ message, status }) => `${message.text}${status === 'sent' ? '' : ` (${status})`}`)
}
