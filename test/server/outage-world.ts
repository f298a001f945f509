import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { SessionAnswer } from '../../src/protocol'
import { restAt } from '../util/rest'
import { startTestServer, type TestServerOptions } from '../util/server'
import { storedTexts } from '../util/stored-texts'
import { sessionBody, text } from './sdk-world'

/** A server process, with a visitor and a business who write to each other all the time. */
export const openOutageWorld = async (options: TestServerOptions = {}) => {
  const server = await startTestServer(options)
  const { appId, integrationId } = server.demo
  const { id, secret } = server.accountKey
  const business = `Basic ${btoa(`${id}:${secret}`)}`
  const rest = restAt(`${server.url}/v2/apps/${appId}`, server.accountKey)
  const acknowledged: string[] = []
  let made = 0

  const ask = (path: string, authorization: string, body?: object) =>
    fetch(server.url + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null
    })

  const signIn = async () => {
    const fields = { sessionKey: randomUUID(), conversation: {} }
    const answer = await ask(
      `/sdk/v1/apps/${appId}/sessions`,
      '',
      sessionBody(integrationId, fields)
    )
    return (await answer.json()) as SessionAnswer
  }
  const { sessionToken, conversations } = await signIn()
  const visitor = `Bearer ${sessionToken}`
  const messages = `/apps/${appId}/conversations/${conversations[0]!.id}/messages`

  const note = (answer: Response, words: string) => {
    if (answer.status === 201) acknowledged.push(words)
    return answer
  }

  const world = {
    server,
    visitor,
    filesUrl: `${server.url}/sdk/v1/apps/${appId}/conversations/${conversations[0]!.id}/files`,

    /** Sends a message of the visitor; the same text again repeats the send. */
    send: async (words: string) =>
      note(await ask(`/sdk/v1${messages}`, visitor, text(words, words)), words),

    /** Sends a message of the business. */
    answer: async (words: string) => {
      const content = { type: 'text', text: words }
      return note(
        await ask(`/v2${messages}`, business, { author: { type: 'business' }, content }),
        words
      )
    },

    nextWords: () => `message ${made++}`,

    async expectBothWork() {
      expect(await world.send(world.nextWords())).toMatchObject({ status: 201 })
      expect(await world.answer(world.nextWords())).toMatchObject({ status: 201 })
    },

    /** Sends until the fault shows, since there may be room left. Returns the refused response. */
    async sendUntilRefused(): Promise<string> {
      for (;;) {
        const words = world.nextWords()
        const { status } = await world.send(words)
        if (status !== 201) return words
      }
    },

    /** Checks that both APIs refuse to store with a time to retry, and still return stored data. */
    async expectBothRefuse() {
      const words = world.nextWords()
      const refused = [
        { answer: await world.send(words), error: { error: { code: 'unavailable' } } },
        { answer: await world.answer(words), error: { errors: [{ code: 'unavailable' }] } }
      ]
      for (const { answer, error } of refused) {
        expect(answer.status).toBe(503)
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
        expect(await answer.json()).toMatchObject(error)
      }
      expect(await ask(`/sdk/v1${messages}`, visitor)).toMatchObject({ status: 200 })
      expect(await ask(`/v2${messages}`, business)).toMatchObject({ status: 200 })
    },

    /** Checks that acknowledged messages are stored once, and nothing else. */
    async expectStored() {
      const stored = await storedTexts(rest, conversations[0]!.id)
      expect(stored.toSorted()).toEqual(acknowledged.toSorted())
    },

    close: () => server.stop()
  }
  return world
}

export type OutageWorld = Awaited<ReturnType<typeof openOutageWorld>>
