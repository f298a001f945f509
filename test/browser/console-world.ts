import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type {
  ClientRequest,
  DeviceInfo,
  EventsAnswer,
  MessagesAnswer,
  SessionAnswer,
  SessionRequest
} from '../../src/protocol'
import { startTestServer, type TestServer } from '../util/server'
import { borrowChromium } from './shared-chromium'

/** A visitor without a browser, who writes over the client API. */
export interface Visitor {
  conversationId: string
  write(text: string): Promise<void>
  startTyping(): Promise<void>
  /** Opens a page, as the messenger on it says. */
  page(url: string, title: string): Promise<void>
  /** Stays connected, as the messenger on an open page does. @returns A function that leaves. */
  stay(): Promise<() => void>
  /** Id of the user. */
  userId: string
  /** Changes the visitor's own profile. */
  change(fields: object): Promise<void>
  /** Reads the messages of the conversation, oldest first. */
  read(): Promise<string[]>
}

/** A server and a browser, shared by the tests of a file. */
export interface ConsoleWorld {
  server: TestServer
  browser: Browser
  /** Creates a visitor with one message, signed in where there is a token of the business. */
  visit(
    text: string,
    user?: SessionRequest['user'],
    jwt?: string,
    info?: DeviceInfo['info']
  ): Promise<Visitor>
  /** Opens the console in a browser of its own, closed when the test has ended. */
  open(options?: BrowserContextOptions): Promise<Page>
  signIn(page: Page): Promise<void>
  /** Opens a screen of the console, signed in; the server counts sign-ins, so that is done once. */
  openSignedIn(hash: string, options?: BrowserContextOptions): Promise<Page>
  close(): Promise<void>
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

const clientMessage = (text: string) => ({
  clientMessageId: randomUUID(),
  message: { type: 'text' as const, text }
})

const visitServer =
  ({ url, demo: { appId, integrationId } }: TestServer): ConsoleWorld['visit'] =>
  async (text, user, jwt, info = {}) => {
    const root = `${url}/sdk/v1/apps/${appId}`
    let token = jwt ?? ''
    const call = async <Answer>(path: string, body?: unknown, method?: string): Promise<Answer> => {
      const answer = await fetch(root + path, {
        method: method ?? (body ? 'POST' : 'GET'),
        headers: {
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {})
        },
        body: body ? JSON.stringify(body) : null
      })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as Answer
    }
    const client: DeviceInfo = { id: randomUUID(), platform: 'web', info }
    const session = await call<SessionAnswer>('/sessions', {
      integrationId,
      sessionKey: randomUUID(),
      client,
      ...(user && { user }),
      conversation: { messages: [clientMessage(text)] }
    } satisfies SessionRequest)
    token = session.sessionToken
    const conversationId = session.conversations[0]?.id ?? ''
    const at = `/conversations/${conversationId}`
    return {
      conversationId,
      userId: session.user.id,
      change: fields => call('/user', fields, 'PATCH'),
      write: text => call(`${at}/messages`, clientMessage(text)),
      page: (currentUrl, currentTitle) =>
        call(
          '/client',
          { ...client, info: { ...info, currentUrl, currentTitle } } satisfies ClientRequest,
          'PUT'
        ),
      async stay() {
        const { seq } = await call<EventsAnswer>('/events?after=0')
        const left = new AbortController()
        const headers = { authorization: `Bearer ${token}` }
        const url = `${root}/events?after=${seq}&wait=25`
        fetch(url, { headers, signal: left.signal }).catch(() => {})
        return () => left.abort()
      },
      startTyping: () => call(`${at}/activities`, { type: 'typing:start' }),
      async read() {
        const { messages } = await call<MessagesAnswer>(`${at}/messages`)
        return messages.map(({ text = '' }) => text)
      }
    }
  }

/** Starts a server and a browser. @param env Settings of the server. */
export const openConsoleWorld = async (env: Record<string, string> = {}): Promise<ConsoleWorld> => {
  // Visitors of these tests write faster than people do.
  const server = await startTestServer({ env: { PIPIT_RATE_LIMITS: 'off', ...env } })
  const browser = await borrowChromium()
  let signedIn: Promise<StorageState> | undefined

  const openAt = async (hash: string, options?: BrowserContextOptions) => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      ...options
    })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    await page.goto(`${server.url}/console/${hash}`)
    return page
  }
  const open: ConsoleWorld['open'] = options => openAt('', options)

  const signIn: ConsoleWorld['signIn'] = async page => {
    const { email, password } = server.demo.signIn
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: /^Account: / }).waitFor()
  }

  const signInOnce = async (): Promise<StorageState> => {
    const context = await browser.newContext()
    const answer = await context.request.post(`${server.url}/console/api/session`, {
      data: server.demo.signIn
    })
    if (!answer.ok()) throw new Error(`Signing in: ${answer.status()} ${await answer.text()}`)
    const state = await context.storageState()
    await context.close()
    return state
  }

  return {
    server,
    browser,
    visit: visitServer(server),
    open,
    signIn,

    async openSignedIn(hash, options) {
      signedIn ??= signInOnce()
      // The inbox, which needs not be loaded first, has the account in view on small screens too.
      const first = options ? '' : hash
      const page = await openAt(first, { ...options, storageState: await signedIn })
      await page.getByRole('button', { name: /^Account: / }).waitFor()
      if (first !== hash) await page.evaluate(hash => (location.hash = hash), hash)
      return page
    },

    async close() {
      await browser.close()
      // Nothing is kept.
      await server.kill('SIGKILL')
      await server.stop()
    }
  }
}

/** Finds the row of a user in the list. */
export const rowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Conversations' }).getByRole('link', { name })

/** Reads the messages of the open thread, oldest first. */
export const shown = (page: Page) => page.getByRole('log').locator('.bubble').allTextContents()
