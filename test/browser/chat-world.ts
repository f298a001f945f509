import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { launchChromium } from '../util/chromium'
import { freePort } from '../util/free-port'
import { restAt, type Rest } from '../util/rest'
import { startTestServer, type TestServer } from '../util/server'
import { storedTexts } from '../util/stored-texts'
import { openTcpProxy, type TcpProxy } from '../util/tcp-proxy'
import { visitorOn, type Visitor } from './visitor'

export interface VisitOptions extends BrowserContextOptions {
  /** Address of the page. @default the demo page */
  url?: string
  /** A browser that was there before; its tabs share what it keeps. @default a new one */
  context?: BrowserContext
}

/** A business with its server, a network that can be broken, and browsers for its visitors. */
export interface ChatWorld {
  /** Where pages reach the server: through the network. Without a slash at the end. */
  url: string
  /** The server that runs now. */
  readonly server: TestServer
  network: TcpProxy
  browser: Browser
  /** Calls of the demo app's business, past the network. */
  rest: Rest
  /** Opens a page in a browser of its own, which is closed when the test has ended. */
  visit(options?: VisitOptions): Promise<Visitor>
  /** Opens a page as `visit` does, and writes in the messenger for the first time. */
  converse(text: string, options?: VisitOptions): Promise<Visitor & { id: string }>
  /** The business writes. */
  say(conversationId: string, text: string): Promise<unknown>
  /** What the server has stored, oldest first. */
  stored(conversationId: string): Promise<string[]>
  /** Conversations of the app. */
  conversations(): Promise<{ id: string; businessUnreadCount: number }[]>
  /** Starts the server again, over the same folder and on the same port; the last one has ended. */
  start(options?: { program?: string; env?: Record<string, string> }): Promise<void>
  /** Ends the server and starts it again. */
  restart(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
  close(): Promise<void>
}

/**
 * Opens a world with the demo app.
 *
 * @param settings Of every server that runs in it.
 */
export const openChatWorld = async (settings: Record<string, string> = {}): Promise<ChatWorld> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pipit-chat-'))
  const port = await freePort()
  const network = await openTcpProxy(port)
  const url = `http://127.0.0.1:${network.port}`

  const startServer: ChatWorld['start'] = async ({ env, ...options } = {}) => {
    server = await startTestServer({
      dataDir,
      port,
      env: { PIPIT_PUBLIC_URL: url, ...settings, ...env },
      ...options
    })
  }

  let server!: TestServer
  await startServer()
  const browser = await launchChromium()
  const { appId } = server.demo
  const rest = restAt(`http://127.0.0.1:${port}/v2/apps/${appId}`, server.accountKey)

  const visit: ChatWorld['visit'] = async ({
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

  return {
    url,
    network,
    browser,
    rest,
    get server() {
      return server
    },

    visit,
    async converse(text, options) {
      const visitor = await visit(options)
      await visitor.open()
      await visitor.write(text)
      await expect
        .poll(visitor.messages)
        .toMatchObject([{ text, status: expect.stringMatching(/sent|delivered|read/) }])
      return { ...visitor, id: await visitor.conversationId() }
    },

    say: (conversationId, text) =>
      rest('POST', `/conversations/${conversationId}/messages`, {
        author: { type: 'business' },
        content: { type: 'text', text }
      }),

    stored: conversationId => storedTexts(rest, conversationId),

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
      await server.kill()
      await network.close()
      await rm(dataDir, { recursive: true })
    }
  }
}
