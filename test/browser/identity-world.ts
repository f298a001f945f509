import type { BrowserContext } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { InitOptions, MessengerWidget } from '../../src/widget'
import type { RestKey } from '../util/rest'
import { servePage } from '../util/serve-page'
import { inSeconds, signJwt, userClaims } from '../util/sign-jwt'
import { openChatWorld } from './chat-world'
import { pageWithScript } from './host-page'

/** The messenger, for what runs in a page. */
declare const Pipit: MessengerWidget

interface Arrival {
  /** A browser that was there before. @default a new one: another device */
  context?: BrowserContext
  /** What `onInvalidAuth` gives, call by call; the last of them again and again. @default no such method */
  tokens?: string[]
  /** Beside the integration. */
  options?: Partial<InitOptions>
}

/** Opens a world whose business knows some of its visitors. */
export const openIdentityWorld = async () => {
  const chat = await openChatWorld()
  const { integrationId } = chat.server.demo
  const site = await servePage(pageWithScript(chat, { starts: false }))

  const addKey = async () =>
    (await chat.rest<{ key: RestKey }>('POST', '/keys', { displayName: 'Shop' })).key
  const key = await addKey()

  /** What the business signs for a user. */
  const jwt = (externalId: string, claims: object = {}, by = key) =>
    signJwt(by, userClaims(externalId, { exp: inSeconds(3600), ...claims }))

  const world = {
    ...chat,
    site,
    jwt,

    /** What a page says of a user it knows. */
    userOf: (externalId: string) => ({ externalId, jwt: jwt(externalId) }),

    /** A user whose token the server takes until it is told not to. */
    async addRevocable(externalId: string) {
      const own = await addKey()
      return {
        externalId,
        jwt: jwt(externalId, {}, own),
        revoke: () => chat.rest('DELETE', `/keys/${own.id}`)
      }
    },

    openContext: async () => {
      const context = await chat.browser.newContext()
      onTestFinished(() => context.close())
      return context
    },

    /** Opens the shop's page, in which nobody has called `init`. */
    async enter({ context, tokens }: Omit<Arrival, 'options'> = {}) {
      const visitor = await chat.visit({ url: site.url, ...(context && { context }) })
      const { page } = visitor
      const asked: number[] = []
      await page.exposeFunction('askForToken', () => {
        asked.push(Date.now())
        return tokens![Math.min(asked.length, tokens!.length) - 1]
      })
      return {
        ...visitor,
        /** How often the page was asked for a token. */
        timesAsked: () => asked.length,
        /** Resolves with `ready`, or with the code of the error. */
        init: (options: Partial<InitOptions> = {}) =>
          page.evaluate(
            ({ options, isAsked }) => {
              const onInvalidAuth = () =>
                (window as unknown as { askForToken(): Promise<string> }).askForToken()
              const delegate = isAsked ? { delegate: { onInvalidAuth } } : {}
              return Pipit.init({ ...delegate, ...options } as InitOptions).then(
                () => 'ready',
                ({ code }) => String(code)
              )
            },
            { options: { integrationId, ...options }, isAsked: !!tokens }
          ),
        /** Resolves with `done`, or with the code of the error. */
        login: (user: { externalId: string; jwt: string }) =>
          page.evaluate(
            ({ externalId, jwt }) =>
              Pipit.login(externalId, jwt).then(
                () => 'done',
                ({ code }) => String(code)
              ),
            user
          ),
        logout: () => page.evaluate(() => Pipit.logout()),
        send: (text: string, id?: string) =>
          page.evaluate(([text, id]) => Pipit.sendMessage(text!, id), [text, id]),
        user: () => page.evaluate(() => Pipit.getUser()),
        conversations: () => page.evaluate(() => Pipit.getConversations()),
        unread: () => page.evaluate(() => Pipit.getUnreadCount())
      }
    },

    /** Opens the shop's page, and starts the messenger. */
    async arrive({ options, ...arrival }: Arrival = {}) {
      const visitor = await world.enter(arrival)
      await visitor.init(options)
      return visitor
    },

    close: async () => {
      await site.close()
      await chat.close()
    }
  }
  return world
}

export type IdentityWorld = Awaited<ReturnType<typeof openIdentityWorld>>
