import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { startRabbit } from '../util/brokers'
import { launchChromium } from '../util/chromium'
import { freePort } from '../util/free-port'
import { restAt, type Rest } from '../util/rest'
import { startTestServer, type TestServer } from '../util/server'
import { storedTexts } from '../util/stored-texts'
import { openTcpProxy, type TcpProxy } from '../util/tcp-proxy'
import { copyTables } from '../util/test-database'
import { borrowChromium } from './shared-chromium'
import { visitorOn, type Visitor } from './visitor'

export interface VisitOptions extends BrowserContextOptions {
  /** Address of the page. @default the demo page */
  url?: string
  /** Browser context to reuse; its tabs share its storage. @default a new one */
  context?: BrowserContext
}

/** Setting of a server whose visitors get their messages over MQTT. @param url Its address. */
export const overMqtt = (url: string) => ({
  PIPIT_MQTT_PUBLIC_URL: `${url.replace('http', 'ws')}/mqtt`
})

/** A business on a server, and browsers for its visitors. */
export interface SharedWorld {
  /** Address at which pages reach the server, without a trailing slash. */
  url: string
  readonly server: Pick<TestServer, 'url' | 'demo' | 'accountKey'>
  browser: Browser
  /** Calls the REST API as the demo app, directly and not through a proxy. */
  rest: Rest
  /** Opens a page in a browser of its own, which is closed when the test has ended. */
  visit(options?: VisitOptions): Promise<Visitor>
  /** Opens a page as `visit` does, and sends the first message. */
  converse(text: string, options?: VisitOptions): Promise<Visitor & { id: string }>
  /** Sends a message of the business. */
  say(conversationId: string, text: string): Promise<unknown>
  /** Reads the stored messages, oldest first. */
  stored(conversationId: string): Promise<string[]>
  close(): Promise<void>
}

/** The same on a server of its own, with a network that can be broken between it and the pages. */
export interface ChatWorld extends SharedWorld {
  /** The running server. */
  readonly server: TestServer
  network: TcpProxy
  /** Lists the conversations of the app. */
  conversations(): Promise<{ id: string; businessUnreadCount: number }[]>
  /** Starts the server again with the same folder and port, after the last one has ended. */
  start(options?: { program?: string; env?: Record<string, string> }): Promise<void>
  /** Ends the server and starts it again. */
  restart(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

type BrowserOptions = Parameters<typeof launchChromium>[0]

const openBrowser = (options: BrowserOptions) =>
  options ? launchChromium(options) : borrowChromium()

const peopleOf = ({ url, browser, rest }: Pick<SharedWorld, 'url' | 'browser' | 'rest'>) => {
  const visit: SharedWorld['visit'] = async ({
    url: address = `${url}/demo/`,
    context: given,
    ...options
  } = {}) => {
    const context = given ?? (await browser.newContext(options))
    if (!given) onTestFinished(() => context.close())
    const page = await context.newPage()
    await page.goto(address)
    return visitorOn(page)
  }

  const converse: SharedWorld['converse'] = async (text, options) => {
    const visitor = await visit(options)
    await visitor.open()
    await visitor.write(text)
    await expect
      .poll(visitor.messages)
      .toMatchObject([{ text, status: expect.stringMatching(/sent|delivered|read/) }])
    return { ...visitor, id: await visitor.conversationId() }
  }

  const say: SharedWorld['say'] = (conversationId, text) =>
    rest('POST', `/conversations/${conversationId}/messages`, {
      author: { type: 'business' },
      content: { type: 'text', text }
    })

  return { visit, converse, say, stored: (id: string) => storedTexts(rest, id) }
}

/**
 * Borrows the server of the run (`util/prepare-chat-server.ts`) and the browser of this worker, for tests
 * whose visitors and conversations are their own: other files use it at the same time, so nothing of the
 * app may be changed, counted or listed. Its `close` closes the pages only.
 *
 * @param browserOptions Of a browser of its own. @default the browser of this worker
 */
export const borrowChatWorld = async (browserOptions?: BrowserOptions): Promise<SharedWorld> => {
  const server = inject('chatServer')
  const browser = await openBrowser(browserOptions)
  const { url, accountKey, demo } = server
  const rest = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
  const close = () => browser.close()
  return { url, server, browser, rest, close, ...peopleOf({ url, browser, rest }) }
}

/**
 * Opens a world with the demo app.
 *
 * @param settings Of every server that runs in it.
 * @param browserOptions Of a browser of its own. @default the browser of this worker
 */
export const openChatWorld = async (
  settings: Record<string, string> = {},
  browserOptions?: BrowserOptions
): Promise<ChatWorld> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pipit-chat-'))
  const port = await freePort()
  const network = await openTcpProxy(port)
  const url = `http://127.0.0.1:${network.port}`
  // `npm run test:browser:rabbit` and `npm run test:browser:mqtt` set it.
  const { TRANSPORT } = process.env
  const rabbit = TRANSPORT === 'rabbit' ? await startRabbit(port) : undefined
  let server!: TestServer

  const startServer: ChatWorld['start'] = async ({ env, ...options } = {}) => {
    server = await startTestServer({
      dataDir,
      port,
      env: {
        PIPIT_PUBLIC_URL: url,
        ...(TRANSPORT === 'mqtt' && overMqtt(url)),
        ...(rabbit && {
          PIPIT_BROKER_URL: rabbit.url,
          PIPIT_MQTT_PUBLIC_URL: rabbit.visitorsUrl
        }),
        ...settings,
        ...env
      },
      ...options
    })
  }

  await copyTables(dataDir)
  await startServer()
  const browser = await openBrowser(browserOptions)
  const { appId } = server.demo
  const rest = restAt(`http://127.0.0.1:${port}/v2/apps/${appId}`, server.accountKey)
  // A visitor begins with an empty conversation, and downloads nothing for its starters.
  await rest('PATCH', `/integrations/${server.demo.integrationId}`, { starters: [] })

  return {
    url,
    network,
    browser,
    rest,
    get server() {
      return server
    },

    ...peopleOf({ url, browser, rest }),

    conversations: async () =>
      (
        await rest<{ conversations: { id: string; businessUnreadCount: number }[] }>(
          'GET',
          '/conversations?page[size]=100'
        )
      ).conversations,

    start: startServer,
    async restart(signal) {
      await server.kill(signal)
      await startServer()
    },

    async close() {
      await browser.close()
      // Nothing is kept.
      await server.kill('SIGKILL')
      await rabbit?.close()
      await network.close()
      await rm(dataDir, { recursive: true })
    }
  }
}
