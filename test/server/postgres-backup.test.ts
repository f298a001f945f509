import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readSamples } from '../util/guide-samples'
import { readServerSentEvents } from '../util/read-server-sent-events'
import { storedTexts } from '../util/stored-texts'
import { startReceiver } from '../util/webhook-receiver'
import { openProcesses, type Processes, type ProcessVisitor } from './processes-world'

const PROCESSES = 2
const VISITORS = 6
/** Acknowledged messages after which the backup begins. */
const BEFORE = 100
/** More than any visitor has: an answer to who asks after it tells the newest. */
const FAR_AHEAD = 1_000_000

let world: Processes

/** Runs commands of the guide, as they stand there but for the address of the database and the disk. */
const runInShell = (commands: string) => {
  const script = commands
    .replaceAll(/postgres:\/\/\w+@db\.example\.com:5432\//g, world.postgres.urlOf(''))
    .replaceAll('/mnt/backup', join(world.folder, 'backup'))
  return promisify(execFile)('sh', ['-ec', script], {
    cwd: world.folder,
    env: { PATH: `${world.postgres.programs}:${process.env['PATH']}` }
  })
}

/** Lets each visitor write at one process after the other, until it is stopped. */
const startWriting = (visitors: ProcessVisitor[]) => {
  const acknowledged = visitors.map((): string[] => [])
  let goesOn = true
  const writing = Promise.all(
    visitors.map(async (visitor, index) => {
      for (let count = 0; goesOn; count++) {
        const text = `${index}: ${count}`
        await world.send(count % PROCESSES, visitor, text)
        acknowledged[index]!.push(text)
      }
    })
  )
  return {
    acknowledged,
    stop() {
      goesOn = false
      return writing
    }
  }
}

/** Reads how the agents' feed begins. @param lastEventId @default it begins now */
const beginFeed = async (lastEventId?: string) => {
  const aborter = new AbortController()
  const pieces = await world.openFeed(0, aborter.signal, lastEventId)
  const { value } = await readServerSentEvents(pieces).next()
  aborter.abort()
  return value
}

const addWebhook = async (target: string) => {
  const webhooks = [{ target, triggers: ['conversation:message'] }]
  const { integration } = await world.restOf(0)<{
    integration: { webhooks: { secret: string }[] }
  }>('POST', '/integrations', {
    type: 'custom',
    webhooks
  })
  return integration.webhooks[0]!.secret
}

describe('A backup of PostgreSQL by the commands of the guide', () => {
  const [backUp = '', restore = ''] = readSamples('running')
    .filter(({ section }) => section === 'Backup with pg_dump')
    .map(({ text }) => text)

  beforeAll(async () => {
    world = await openProcesses(PROCESSES)
  })
  afterAll(() => world.close())

  test('made while visitors write, restores each message acknowledged before it', async () => {
    const receiver = await startReceiver()
    onTestFinished(() => receiver.close())
    const secret = await addWebhook(receiver.url)
    const visitors: ProcessVisitor[] = []
    for (let count = 0; count < VISITORS; count++) visitors.push(await world.addVisitor())
    const [visitor] = visitors as [ProcessVisitor]
    const eventsAfter = (seq: number) =>
      world.call<{ seq: number; reset?: true }>(0, `/events?after=${seq}`, visitor)

    const { acknowledged, stop } = startWriting(visitors)
    await expect.poll(() => acknowledged.flat().length).toBeGreaterThan(BEFORE)
    const promised = acknowledged.map(texts => [...texts])
    await runInShell(backUp)
    await stop()
    expect(acknowledged.flat().length).toBeGreaterThan(promised.flat().length)
    await world.send(0, visitor, 'after the backup')
    const { seq } = await eventsAfter(FAR_AHEAD)
    const { cursor } = (await beginFeed())?.data

    await Promise.all(world.servers.map(server => server.kill()))
    await runInShell(restore)
    await world.start(0, { database: 'restored', data: 'restored' })

    const rest = world.restOf(0)
    for (const [index, { conversationId }] of visitors.entries()) {
      const texts = await storedTexts(rest, conversationId)
      expect(texts.slice(0, promised[index]!.length)).toEqual(promised[index])
      expect(texts).not.toContain('after the backup')
    }
    const restored = await eventsAfter(seq)
    expect(restored).toMatchObject({ reset: true })

    await world.send(0, visitor, 'after the restore')
    // However much happens from now on, who knows a lost number is told.
    expect(restored.seq).toBeGreaterThan(seq)
    const reset = await beginFeed(cursor)
    expect(reset).toMatchObject({ event: 'reset' })
    expect(Number(reset?.id)).toBeGreaterThan(Number(cursor))
    const received = () =>
      receiver.got.find(({ event }) => event.payload.message.content.text === 'after the restore')
    await expect.poll(received).toBeDefined()
    const { text, headers } = received()!
    expect(() => new Webhook(secret).verify(text, headers)).not.toThrow()
    expect(() => new Webhook(secret).verify(`${text} `, headers)).toThrow()

    const known = await eventsAfter(seq)
    await world.servers[0]!.kill()
    await world.start(0, { database: 'restored', data: 'restored' })
    expect(await eventsAfter(known.seq)).toMatchObject({ events: [], seq: known.seq })
  })
})
