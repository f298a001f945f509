import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createSecretBox, newBoxKey } from '../../src/server/auth'
import { inProcessBus } from '../../src/server/bus'
import { createContext } from '../../src/server/create-context'
import { createApp, createCustomIntegration } from '../../src/server/domain/records'
import { startDelivering } from '../../src/server/jobs/deliver-webhooks'
import { createOutbound } from '../../src/server/outbound'
import { openStorage, type Storage } from '../../src/server/storage'
import { longTest } from '../browser/short-run'
import { databaseOf, dropDatabaseOf } from '../util/test-database'
import { startReceiver } from '../util/webhook-receiver'

const FIVE_MINUTES_MS = 300_000
/** Difference that a busy machine may make. */
const NEARLY_MS = 10_000

const secretBox = createSecretBox(newBoxKey())
const bus = inProcessBus()
let folder: string
let opened: Storage[]
let stopDelivering: () => Promise<void>

const open = async (ownClock: () => number) => {
  const storage = await openStorage({ ...(await databaseOf(folder)), ownClock })
  opened.push(storage)
  return storage
}

/** Opens the database as a process whose clock is ahead of that of the database. */
const openProcess = async (aheadMs: number) =>
  createContext(await open(() => Date.now() + aheadMs), bus, secretBox)

const differenceOf = (clock: () => number) => Math.abs(clock() - Date.now())

describe('Clocks of processes on PostgreSQL', () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pipit-clocks-'))
    opened = []
    stopDelivering = async () => {}
  })
  afterEach(async () => {
    await stopDelivering()
    for (const storage of opened) await storage.close()
    await rm(folder, { recursive: true })
    await dropDatabaseOf(folder)
  })

  test.each([
    ['the one that stores an event is ahead', FIVE_MINUTES_MS, 0],
    ['the one that calls webhooks is behind', 0, -FIVE_MINUTES_MS]
  ])('delay no webhook where that of %s', async (_name, writerAheadMs, callerAheadMs) => {
    const writer = await openProcess(writerAheadMs)
    const caller = await openProcess(callerAheadMs)
    const receiver = await startReceiver()
    onTestFinished(() => receiver.close())
    const outbound = createOutbound({ allowPrivate: true })
    const log = pino({ level: 'silent' })
    stopDelivering = startDelivering({ domain: caller, outbound, log })

    await writer.write(async tx => {
      const { id } = await createApp(tx, { displayName: 'Shop' })
      await createCustomIntegration(tx, id, {
        webhook: { target: receiver.url, triggers: ['conversation:message'] }
      })
      tx.emitWebhookEvent(id, { type: 'conversation:message', payload: { user: { id: 'ann' } } })
    })

    await expect.poll(() => receiver.got.length).toBe(1)
    const { createdAt } = receiver.got[0]!.event
    expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(60_000)
  })

  test('go by that of the database', async () => {
    const { clock } = await open(() => Date.now() + FIVE_MINUTES_MS)
    expect(differenceOf(clock)).toBeLessThan(NEARLY_MS)
    expect(Number.isInteger(clock())).toBe(true)
  })

  longTest('go by that of the database again after they were set', async () => {
    let aheadMs = FIVE_MINUTES_MS
    const { clock } = await open(() => Date.now() + aheadMs)
    expect(differenceOf(clock)).toBeLessThan(NEARLY_MS)

    aheadMs = -FIVE_MINUTES_MS
    await expect.poll(() => differenceOf(clock)).toBeLessThan(NEARLY_MS)
  })

  test('stay as they are where they differ by little, so that time does not jump', async () => {
    const ownClock = () => Date.now() + 100
    const { clock } = await open(ownClock)

    const times = [ownClock(), clock(), ownClock()]

    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })
})
