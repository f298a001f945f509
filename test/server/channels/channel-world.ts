import { expect, onTestFinished } from 'vitest'
import type { SampleFile } from '../../channels/sample-files'
import { makeWebIntegration, restAt } from '../../util/rest'
import { startTestServer, type TestServer } from '../../util/server'
import { startReceiver } from '../../util/webhook-receiver'

/** Two people who have the app of a channel. */
export type Person = 'Ann Lee' | 'Ben Fox'

/** An outside service on loopback, as far as each of them does the same. */
export interface ChannelUpstream {
  type: string
  /** Variables of the environment by which the server finds it. */
  env: Record<string, string>
  /** Fields of an integration. */
  fields: object
  /** A secret that the service does not know. */
  wrong: object
  /** Facts of the account that the service knows and widgets get. */
  facts: object
  /** Name of the account there. @default 'Shop' */
  accountName?: string
  /** Whether the service says when a message has reached the person. */
  reports: boolean
  /** Whether a picture can come with a text. @default true */
  hasCaptions?: boolean
  /** Whether a button takes a label of any length. @default false */
  takesLongLabels?: boolean
  state: {
    /** Answers all with this status; 0: as usual. */
    failing: number
    /** Refuses this many of the next messages as too many. */
    throttled: number
    isTokenRevoked: boolean
  }
  /** Forgets what was sent, and behaves as usual. */
  reset(): void
  /** The address that the service was told. */
  address(): string | undefined
  /** Times at which messages were sent to the service, taken or not. */
  attempts: number[]
  /** Texts of the messages that were sent, in their order. */
  texts(): string[]
  /** Ids of these messages at the service. */
  ids(): string[]
  /** These messages as they were taken, without the ids. */
  bodies(): object[]
  /** Resolves when a condition is met, which each call may change. */
  until(isMet: () => boolean): Promise<void>
  /** Lets a person say something. Resolves to a function that sends the same event again. */
  say(person: Person, text: string): Promise<() => Promise<number>>
  /**
   * Lets a person say something at a time, in milliseconds, which the service does not tell yet. Returns a
   * function that tells it until it is taken, each time as the same event.
   */
  hold(person: Person, text: string, at: number): () => Promise<unknown>
  /** Lets a person follow the link with a code. */
  follow(person: Person, code: string): Promise<unknown>
  /** Presses the button with a label in the newest message that has one. */
  press(person: Person, label: string): Promise<unknown>
  sendPicture(person: Person, bytes: Buffer, caption?: string): Promise<unknown>
  sendPlace(person: Person, place: { lat: number; long: number }): Promise<unknown>
  sendFile(person: Person, file: SampleFile): Promise<unknown>
  /** Sends a file that the service has not any more. */
  sendLostFile(person: Person, name: string): Promise<unknown>
  /** Posts a text with a guessed secret, and with none. Resolves to the statuses. */
  forge(person: Person, text: string): Promise<number[]>
  /** Posts bodies that are no event, and one of a kind that is not subscribed to. Resolves to the statuses. */
  postOthers(): Promise<{ invalid: number; unknown: number }>
  close(): Promise<void>
}

/** Reads the bytes of a file that a server keeps. */
export const bytesAt = async (url: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(url)).arrayBuffer())

/** A server, and an outside service on loopback. */
export const openChannelWorld = async <U extends ChannelUpstream>(start: () => Promise<U>) => {
  const upstream = await start()
  const env = { ...upstream.env, PIPIT_WEBHOOK_PRIVATE: '1', PIPIT_RATE_LIMITS: 'off' }
  let server: TestServer = await startTestServer({ env })
  const { url, accountKey } = server
  const port = Number(new URL(url).port)

  /** Makes a shop with the channel; its webhook gets `triggers`. */
  const addShop = async (triggers: string[] = []) => {
    upstream.reset()
    const receiver = await startReceiver()
    const { type, fields } = upstream
    const { appId, integrationId, rest } = await makeWebIntegration(url, accountKey)
    if (triggers.length) {
      await rest('POST', '/integrations', {
        type: 'custom',
        displayName: 'Bot',
        webhooks: [{ target: receiver.url, triggers }]
      })
    }
    const made = await rest<any>('POST', '/integrations', { type, ...fields })
    const channelId: string = made.integration.id
    const channelPath = `/integrations/${channelId}`
    // Else a later start of the server would give its address to the service again.
    onTestFinished(async () => {
      await rest('DELETE', channelPath)
      await receiver.close()
    })

    const config = async () => {
      const answer = await fetch(`${url}/sdk/v1/integrations/${integrationId}/config`)
      return await answer.json()
    }
    /** Resolves when visitors are offered the channel. */
    const connected = async () => {
      await upstream.until(() => !!upstream.address()?.endsWith(channelId))
      while (!(await config()).capabilities.channels.includes(type)) continue
    }

    const sdk = async (token: string | undefined, method: string, path: string, body?: object) => {
      const answer = await fetch(`${url}/sdk/v1/apps/${appId}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` })
        },
        ...(body && { body: JSON.stringify(body) })
      })
      return await answer.json()
    }

    const textsOf = async (path: string): Promise<any[]> =>
      (await rest<any>('GET', `${path}/messages`)).messages

    /** Adds a visitor who has written in the messenger. */
    const addVisitor = async (key = 'a visitor of the shop, with a long key') => {
      const session = await sdk(undefined, 'POST', '/sessions', {
        integrationId,
        sessionKey: `${key} of ${appId}`,
        client: { id: 'device', platform: 'web', info: {} },
        conversation: {
          messages: [{ clientMessageId: 'first', message: { type: 'text', text: 'Hello' } }]
        }
      })
      const token: string = session.sessionToken
      const call = (method: string, path: string, body?: object) => sdk(token, method, path, body)
      const conversationId: string = session.conversations[0].id
      return {
        userId: session.user.id as string,
        path: `/conversations/${conversationId}`,
        conversationId,
        call,
        /** Begins to link the channel. Resolves to the link. */
        beginLink: async () => (await call('POST', '/links', { integrationId: channelId })).link,
        links: async () => (await call('GET', '/links')).links as any[]
      }
    }

    return {
      upstream,
      receiver,
      rest,
      /** Resolves when a delivery is as it is expected. */
      until: (id: string, expected: object) =>
        expect
          .poll(async () => (await rest<any>('GET', `${channelPath}/deliveries/${id}`)).delivery)
          .toMatchObject(expected),
      /** Lists what the audit log says of the channel. */
      audited: async (kind: string) => {
        const query = `filter[appId]=${appId}&filter[kind]=${kind}`
        const log = restAt(`${url}/v2`, accountKey)
        const { entries } = await log<any>('GET', `/audit-log?${query}`)
        return entries.filter(({ subject }: any) => subject.id === channelId)
      },
      integration: async () => (await rest<any>('GET', channelPath)).integration as object,
      url,
      channelId,
      config,
      connected,
      textsOf,
      addVisitor,
      answer: (path: string, content: object | string, more: object = {}) =>
        rest<any>('POST', `${path}/messages`, {
          author: { type: 'business' },
          content: typeof content === 'string' ? { type: 'text', text: content } : content,
          ...more
        })
    }
  }

  return {
    addShop,
    /** Makes a shop with a visitor whom Ann is linked to. */
    async addLinkedShop(triggers: string[] = []) {
      const shop = await addShop(triggers)
      await shop.connected()
      const visitor = await shop.addVisitor()
      await upstream.follow('Ann Lee', (await visitor.beginLink()).code)
      return { ...shop, visitor }
    },
    /** Kills the server as a power cut does, and starts it again over the same data. */
    async restart() {
      await server.kill('SIGKILL')
      const { dataDir } = server
      const again = await startTestServer({ env, dataDir, port })
      server = { ...again, stop: async () => void (await again.kill()) }
    },
    async close() {
      await server.stop()
      await upstream.close()
    }
  }
}

export type ChannelWorld<U extends ChannelUpstream> = Awaited<
  ReturnType<typeof openChannelWorld<U>>
>
export type Shop = Awaited<ReturnType<ChannelWorld<ChannelUpstream>['addShop']>>
