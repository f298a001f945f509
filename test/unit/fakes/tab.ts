import { createKeyValue, createMessenger, type Messenger } from '../../../src/client'
import { createHistory } from '../../../src/client/history'
import { startSync } from '../../../src/client/live'
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
  /** Comes between the connection and the messenger. */
  wrap?: (transport: Transport) => Transport
}

/** A messenger in a tab of its own, connected to a server in memory, and all that it tells. */
export const openTab = ({
  server,
  page = createBrowser().openPage(),
  wrap = own => own
}: TabOptions) => {
  const { transport, end } = server.log.openTransport()
  const told: [name: string, ...args: any[]][] = []
  const notes: typeof told = []
  const messenger = createMessenger({
    config: CONFIG,
    keyValue: createKeyValue(() => page.storage, 'integration', page.window),
    emit: (name, ...args) => {
      const list = name === 'log:debug' ? notes : told
      list.push([String(name), ...args])
    },
    startLive: core =>
      startSync(core, reconnect(wrap(transport), { page: page.window, random: () => 0.5 })),
    openHistory: async () => createHistory,
    describeDevice: () => ({}),
    fetch: server.fetch,
    page: page.window
  })
  return {
    messenger: {
      ...messenger,
      sendMessage: async (message: string | DraftMessage, id?: string) =>
        messenger.core.send(checkDraft(message), id)
    },
    page,
    told,
    /** What is told of each thing told. */
    notes,
    /** The server's end of this tab's connection. */
    end,
    namesTold: () => told.map(([name]) => name),
    texts: (conversation = messenger.mainConversation()) => textsOf(conversation)
  }
}

/** What a visitor reads, with what is on its way marked. */
export const textsOf = ({ timeline }: ReturnType<Messenger['mainConversation']>): string[] =>
  timeline
    .all()
    .map(({ message, status }) => `${message.text}${status === 'sent' ? '' : ` (${status})`}`)
