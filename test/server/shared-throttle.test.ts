import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSecretBox, newBoxKey } from '../../src/server/auth'
import { inProcessBus } from '../../src/server/bus'
import { createContext } from '../../src/server/create-context'
import { createSharedThrottle, pruneThrottles } from '../../src/server/domain/flows'
import type { AppContext } from '../../src/server/domain/transaction'
import { createSignInGuard } from '../../src/server/http/console/guard-sign-ins'
import { createInvitationThrottle } from '../../src/server/http/console/invitation-throttle'
import { openStorage, type Storage } from '../../src/server/storage'
import { databaseOf, dropDatabaseOf } from '../util/test-database'

const RATE = { burst: 3, refillMs: 1_000 }
const EMAIL = 'ann@example.com'
/** Addresses that use up what an account allows after their first attempts: 300, seven by each. */
const ADDRESSES = 43
const ATTEMPTS_OF_ADDRESS = 10
const ATTEMPTS = ADDRESSES * 3 + 300
/** All processes have its key. */
const SECRET_BOX = createSecretBox(newBoxKey())

let folder: string
let opened: Storage[]
let now: number

/** Opens the database as one more process does. */
const openProcess = async (secretBox = SECRET_BOX): Promise<AppContext> => {
  const storage = await openStorage(await databaseOf(folder))
  opened.push(storage)
  return createContext(storage, inProcessBus(), secretBox, () => now)
}

const guardOf = (domain: AppContext) =>
  createSignInGuard(domain.clock, (name, rate) => createSharedThrottle(domain, name, rate))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pipit-throttle-'))
  opened = []
  now = 1_000_000
})
afterEach(async () => {
  for (const storage of opened) await storage.close()
  await rm(folder, { recursive: true })
  await dropDatabaseOf(folder)
})

describe('A throttle of several processes', () => {
  test('allows a burst of all together, then what comes with time, also after a restart', async () => {
    const domains = [await openProcess(), await openProcess()]
    const [here, there] = domains.map(domain => createSharedThrottle(domain, 'codes', RATE))
    expect(await here!.consume('ann')).toBe(0)
    expect(await there!.consume('ann')).toBe(0)
    expect(await here!.consume('ann')).toBe(0)
    expect(await there!.consume('ann')).toBe(RATE.refillMs)
    expect(await here!.consume('ann')).toBe(RATE.refillMs)
    now += 400
    const restarted = createSharedThrottle(await openProcess(), 'codes', RATE)
    expect(await restarted.consume('ann')).toBe(600)
    now += 600
    expect(await restarted.consume('ann')).toBe(0)
    expect(await here!.consume('ann')).toBe(RATE.refillMs)
  })

  test('counts each key and each name apart', async () => {
    const domain = await openProcess()
    const codes = createSharedThrottle(domain, 'codes', { ...RATE, burst: 1 })
    expect(await codes.consume('ann')).toBe(0)
    expect(await codes.consume('bob')).toBe(0)
    const others = createSharedThrottle(domain, 'others', { ...RATE, burst: 1 })
    expect(await others.consume('ann')).toBe(0)
    expect(await codes.consume('ann')).toBe(RATE.refillMs)
  })

  test('knows how long an empty bucket stays so, without the database', async () => {
    const codes = createSharedThrottle(await openProcess(), 'codes', { ...RATE, burst: 1 })
    await codes.consume('ann')
    expect(codes.knownWaitMs('ann')).toBe(0)
    await codes.consume('ann')
    expect(codes.knownWaitMs('ann')).toBe(RATE.refillMs)
    now += RATE.refillMs
    expect(codes.knownWaitMs('ann')).toBe(0)
  })

  test('lets no one wait for longer than a whole bucket when the clock is set back', async () => {
    const codes = createSharedThrottle(await openProcess(), 'codes', RATE)
    for (let count = 0; count < RATE.burst; count++) await codes.consume('ann')
    await codes.consume('ann')
    now -= 900_000
    expect(codes.knownWaitMs('ann')).toBe(0)
    expect(await codes.consume('ann')).toBe(RATE.refillMs)
  })

  test('keeps nothing of an e-mail address that can be guessed without the key of the secrets', async () => {
    for (const secretBox of [SECRET_BOX, createSecretBox(newBoxKey())]) {
      const domain = await openProcess(secretBox)
      await createSharedThrottle(domain, 'codes', RATE).consume(EMAIL)
    }
    const rows = await opened[0]!.read.selectFrom('throttles').selectAll().execute()
    expect(new Set(rows.map(({ key }) => key)).size).toBe(2)
    expect(JSON.stringify(rows)).not.toContain('ann')
  })

  test('keeps nothing of a bucket that is full again', async () => {
    const domain = await openProcess()
    const stored = () => domain.storage.read.selectFrom('throttles').selectAll().execute()
    await createSharedThrottle(domain, 'codes', RATE).consume(EMAIL)
    await pruneThrottles(domain)
    expect(await stored()).toHaveLength(1)
    now += RATE.refillMs
    await pruneThrottles(domain)
    expect(await stored()).toEqual([])
  })
})

describe('Mails of invitations at several processes', () => {
  test('are limited for an address, and for a member, at all of them together', async () => {
    const counts = [await openProcess(), await openProcess()].map(createInvitationThrottle)
    const invite = (index: number, memberId: string, address = EMAIL) =>
      counts[index % 2]!({ memberId, address })
    await invite(0, 'bob')
    await invite(1, 'bob')
    await invite(0, 'cleo', EMAIL.toUpperCase())
    await expect(invite(1, 'cleo')).rejects.toThrow('Try again in 28800 s.')

    for (let index = 2; index < 20; index++) await invite(index, 'bob', `friend${index}@b.example`)
    await expect(invite(1, 'bob', 'friend@b.example')).rejects.toThrow('Try again in 180 s.')
    await expect(invite(0, 'bob', 'friend@b.example')).rejects.toThrow('Try again in 180 s.')
  })
})

describe('Sign-ins at several processes', () => {
  test('are limited for an account at all of them together', async () => {
    const guards = [guardOf(await openProcess()), guardOf(await openProcess())]
    const attempt = (index: number, address: string) =>
      guards[index]!({ email: EMAIL, address, browserId: undefined }, async () => true)
    const passed: boolean[] = []
    for (let number = 0; number < ADDRESSES; number++) {
      for (let count = 0; count < ATTEMPTS_OF_ADDRESS && passed.length < ATTEMPTS; count++) {
        passed.push(await attempt(number % 2, `10.0.0.${number}`))
      }
    }
    expect(passed).toHaveLength(ATTEMPTS)

    for (const index of [0, 1]) {
      const address = `192.0.2.${index}`
      // The first ones of an address are counted apart.
      for (let count = 0; count < 3; count++) await attempt(index, address)
      await expect(attempt(index, address)).rejects.toThrow('Try again in 6 s.')
    }
  })

  test('of a known browser are limited at all of them together', async () => {
    const guards = [guardOf(await openProcess()), guardOf(await openProcess())]
    const attempt = (index: number) =>
      guards[index]!({ email: EMAIL, address: '10.0.0.1', browserId: 'known' }, async () => true)
    for (let count = 0; count < 20; count++) await attempt(count % 2)
    await expect(attempt(0)).rejects.toThrow('Try again in 10 s.')
    await expect(attempt(1)).rejects.toThrow('Try again in 10 s.')
  })
})
