import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Message, MessagesAnswer, SessionAnswer } from '../../src/protocol'
import { freePort } from '../util/free-port'
import { restAt } from '../util/rest'
import { startTestServer } from '../util/server'
import { sessionBody } from './sdk-world'

const OF_EACH = 50
const WRITERS = 8
/** Counts of acknowledged requests after which the server is killed. */
const KILLS_AFTER = [20, 60]

const POSTBACK = { type: 'postback', text: 'Buy', payload: 'BUY' }

const formOf = (name: string) => {
  const form = new FormData()
  form.set('clientMessageId', name)
  form.set('source', new Blob([`What ${name} says.`]), `${name}.txt`)
  return form
}

/** Reads the app's events until each of these postbacks was among them. */
const expectPressed = async (url: string, authorization: string, presses: Set<string>) => {
  const stop = new AbortController()
  const { body } = await fetch(url, { headers: { authorization }, signal: stop.signal })
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
  const missing = new Set(presses)
  for (let read = ''; missing.size;) {
    const { value, done } = await reader.read()
    if (done) break
    read += value
    for (const [, press = ''] of read.matchAll(/"press":"(press-\d+)"/g)) missing.delete(press)
    read = read.slice(read.lastIndexOf('\n'))
  }
  expect([...missing]).toEqual([])
  stop.abort()
}

describe('A killed server', () => {
  test('keeps each acknowledged file and postback', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'pipit-kill-'))
    const options = { dataDir, port: await freePort() }
    let server = await startTestServer(options)
    const { appId, integrationId } = server.demo
    const root = `${server.url}/sdk/v1/apps/${appId}`
    const rest = restAt(`${server.url}/v2/apps/${appId}`, server.accountKey)

    const call = async <Answer>(path: string, token: string, body?: object): Promise<Answer> => {
      const isForm = body instanceof FormData
      const answer = await fetch(root + path, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${token}`,
          ...(!isForm && body && { 'content-type': 'application/json' })
        },
        body: isForm ? body : body ? JSON.stringify(body) : null
      })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      return (await answer.json()) as Answer
    }

    const fields = { sessionKey: randomUUID(), conversation: {} }
    const { sessionToken: token, conversations } = await call<SessionAnswer>(
      '/sessions',
      '',
      sessionBody(integrationId, fields)
    )
    const conversation = `/conversations/${conversations[0]!.id}`
    await rest('POST', `${conversation}/messages`, {
      author: { type: 'business' },
      content: { type: 'text', text: 'Buy?', actions: [POSTBACK] }
    })
    const readMessages = async (query = '') =>
      (await call<MessagesAnswer>(`${conversation}/messages?limit=100${query}`, token)).messages
    const [offer] = await readMessages()
    const { actions: [action] = [] } = offer as Message<string> & { actions?: { id: string }[] }

    const acknowledged = new Map<string, Message<string> | undefined>()
    const pending = Array.from({ length: OF_EACH }, (_, index) => [
      `file-${index}`,
      `press-${index}`
    ]).flat()
    const kills = [...KILLS_AFTER]
    let back: Promise<void> | undefined
    let repeated = 0

    const restart = async () => {
      await server.kill('SIGKILL')
      server = await startTestServer(options)
    }

    const act = async (name: string) => {
      if (name.startsWith('file')) {
        const answer = await call<{ message: Message<string> }>(
          `${conversation}/files`,
          token,
          formOf(name)
        )
        return answer.message
      }
      const press = { actionId: action!.id, metadata: { press: name } }
      await call(`${conversation}/postbacks`, token, press)
      return undefined
    }

    const work = async () => {
      for (let name; (name = pending.shift());) {
        try {
          acknowledged.set(name, await act(name))
        } catch (error) {
          if (!back) throw error
          repeated++
          pending.push(name)
          await back
        }
        if (acknowledged.size >= (kills[0] ?? Infinity)) {
          kills.shift()
          back = restart()
        }
      }
    }
    await Promise.all(Array.from({ length: WRITERS }, work))
    expect(acknowledged.size).toBe(2 * OF_EACH)
    expect(repeated).toBeGreaterThan(0)

    const names = [...acknowledged.keys()]
    const files = names.filter(name => name.startsWith('file'))
    const messages = (await readMessages()).filter(({ clientMessageId }) => clientMessageId)
    expect(messages.map(({ clientMessageId }) => clientMessageId).sort()).toEqual(files.sort())
    for (const { clientMessageId, ...message } of messages) {
      const { mediaUrl } = message as { mediaUrl: string }
      expect(await (await fetch(mediaUrl)).text()).toBe(`What ${clientMessageId} says.`)
    }

    const { id, secret } = server.accountKey
    await expectPressed(
      `${server.url}/v2/apps/${appId}/events?after=0`,
      `Basic ${btoa(`${id}:${secret}`)}`,
      new Set(names.filter(name => name.startsWith('press')))
    )

    await server.stop()
    await rm(dataDir, { recursive: true })
  })
})
