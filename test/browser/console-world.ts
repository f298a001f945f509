import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { MessagesAnswer, SessionAnswer, SessionRequest } from '../../src/protocol'
import { launchChromium } from '../util/chromium'
import { startTestServer, type TestServer } from '../util/server'

/** Somebody who writes to the business, without a browser. */
export interface Visitor {
  conversationId: string
  write(text: string): Promise<void>
  startTyping(): Promise<void>
  /** What stands in the conversation, oldest first. */
  read(): Promise<string[]>
}

/** A server and a browser, shared by the tests of a file. */
export interface ConsoleWorld {
  server: TestServer
  browser: Browser
  /** Makes a visitor who has written once. */
  visit(text: string, user?: SessionRequest['user']): Promise<Visitor>
  /** Opens the console in a browser of its own, closed when the test has ended. */
  open(options?: BrowserContextOptions): Promise<Page>
  signIn(page: Page): Promise<void>
  close(): Promise<void>
}

const clientMessage = (text: string) => ({
  clientMessageId: randomUUID(),
  message: { type: 'text' as const, text }
})

const visitServer =
  ({ url, demo: { appId, integrationId } }: TestServer): ConsoleWorld['visit'] =>
  async (text, user) => {
    const root = `${url}/sdk/v1/apps/${appId}`
    let token = ''
    const call = async <Answer>(path: string, body?: unknown): Promise<Answer> => {
      const answer = await fetch(root + path, {
        method: body ? 'POST' : 'GET',
        headers: {
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {})
        },
        body: body ? JSON.stringify(body) : null
      })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as Answer
    }
    const session = await call<SessionAnswer>('/sessions', {
      integrationId,
      sessionKey: randomUUID(),
      client: { id: randomUUID(), platform: 'web', info: {} },
      user,
      conversation: { messages: [clientMessage(text)] }
    } satisfies SessionRequest)
    token = session.sessionToken
    const conversationId = session.conversations[0]?.id ?? ''
    const at = `/conversations/${conversationId}`
    return {
      conversationId,
      write: text => call(`${at}/messages`, clientMessage(text)),
      startTyping: () => call(`${at}/activities`, { type: 'typing:start' }),
      async read() {
        const { messages } = await call<MessagesAnswer>(`${at}/messages`)
        return messages.map(({ text = '' }) => text)
      }
    }
  }

/** Starts a server and a browser. */
export const openConsoleWorld = async (): Promise<ConsoleWorld> => {
  // Visitors here write faster than people do.
  const server = await startTestServer({ env: { PIPIT_RATE_LIMITS: 'off' } })
  const browser = await launchChromium()
  return {
    server,
    browser,
    visit: visitServer(server),

    async open(options) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        ...options
      })
      onTestFinished(() => context.close())
      const page = await context.newPage()
      await page.goto(`${server.url}/console/`)
      return page
    },

    async signIn(page) {
      const { email, password } = server.demo.signIn
      await page.getByLabel('E-mail').fill(email)
      await page.getByLabel('Password').fill(password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('button', { name: 'Sign out' }).waitFor()
    },

    async close() {
      await browser.close()
      await server.stop()
    }
  }
}

/** The row of somebody in the list. */
export const rowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Conversations' }).getByRole('link', { name })

/** What the open thread shows, oldest first. */
export const shown = (page: Page) => page.getByRole('log').locator('.bubble').allTextContents()
