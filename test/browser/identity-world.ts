import type { BrowserContext } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { InitOptions, MessengerWidget } from '../../src/widget'
import type { RestKey } from '../util/rest'
import { servePage } from '../util/serve-page'
import { inSeconds, signJwt, userClaims } from '../util/sign-jwt'
import { openChatWorld } from './chat-world'
import { pageWithScript } from './host-page'

/** Global of the messenger in a page. */
declare const Pipit: MessengerWidget

interface Arrival {
  /** Browser context to reuse. @default a new one: another device */
  context?: BrowserContext
  /** Results of `onInvalidAuth`, call by call; the last one is repeated. @default no such method */
  tokens?: string[]
  /** Further options of `init`. */
  options?: Partial<InitOptions>
}

/** Opens a world whose business signs tokens for its visitors. */
export const openIdentityWorld = async () => {
  const chat = await openChatWorld()
  const { integrationId } = chat.server.demo
  const site = await servePage(pageWithScript(chat, { starts: false }))

  const addKey = async () =>
    (await chat.rest<{ key: RestKey }>('POST', '/keys', { displayName: 'Shop' })).key
  const key = await addKey()

  /** Claims that the business signs for a user. */
  const jwt = (externalId: string, claims: object = {}, by = key) =>
    signJwt(by, userClaims(externalId, { exp: inSeconds(3600), ...claims }))

  const world = {
    ...chat,
    site,
    jwt,

    /** Options with which a page signs a user in. */
    userOf: (externalId: string) => ({ externalId, jwt: jwt(externalId) }),

    /** Creates a user whose token the server accepts until `revoke` is called. */
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

    /** Opens the shop's page, without a call of `init`. */
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
        /** Counts the calls of `onInvalidAuth`. */
        timesAsked: () => asked.length,
        /** Resolves with `ready`, or with the code of the error. */
        init: (options: Partial<InitOptions> = {}) =>
          page.evaluate(
            ({ options, isAsked }) => {
              const onInvalidAuth = () =>
                (window as unknown as { askForToken(): Promise<string> }).askForToken()
              const delegate = isAsked ? { delegate: { onInvalidAuth } } : {}
              return Pipit.init({ ...delegate, ...options }).then(
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
