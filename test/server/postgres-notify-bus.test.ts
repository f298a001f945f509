import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { newBoxKey } from '../../src/server/auth'
import { type NotifyBus, openNotifyBus } from '../../src/server/broker'
import { NOTICE } from '../../src/server/bus'
import { longTest } from '../browser/short-run'
import { databaseOf, dropDatabaseOf, runAsAdmin } from '../util/test-database'
import { openTcpProxy } from '../util/tcp-proxy'

const TOPICS = ['users/one', 'apps/shop']
/** Time in which a connection is made several times where it is made each second. */
const REFUSED_MS = 3_500

const key = newBoxKey()
let folder: string
let url: string
let opened: NotifyBus[]

/** Lists the connections to the database. */
const connections = async () => {
  const database = new URL(url).pathname.slice(1)
  const rows = await runAsAdmin(
    `select pid from pg_stat_activity
     where datname = '${database}' and backend_type = 'client backend'`
  )
  return (rows as { pid: number }[]).map(({ pid }) => pid)
}

/** Ends connections, and waits until they have ended. */
const end = (pids: number[]) =>
  runAsAdmin(`select pg_terminate_backend(pid, 10000) from unnest(array[${pids.join()}]) as pid`)

/** Opens the bus of a process, with a listener of each topic. */
const open = async (address = url) => {
  const logged: string[] = []
  const log = pino({ level: 'info' }, { write: line => void logged.push(line) })
  const each = await openNotifyBus(address, key, log)
  opened.push(each)
  const { bus } = each
  const heard = new Map<string, unknown[]>(TOPICS.map(topic => [topic, []]))
  for (const topic of TOPICS) bus.subscribe(topic, payload => void heard.get(topic)!.push(payload))
  return {
    ...bus,
    heard,
    /** Counts the log events of a name. */
    count: (event: string) => logged.filter(line => line.includes(`"${event}"`)).length,
    /** Resolves when listeners of all topics were told to read. */
    async untilAllRead() {
      for (const payloads of heard.values()) {
        await expect.poll(() => payloads.includes(NOTICE)).toBe(true)
      }
    }
  }
}

type OpenedBus = Awaited<ReturnType<typeof open>>

/** Checks that what one publishes reaches the other. */
const expectCarried = async (from: OpenedBus, to: OpenedBus, event: string) => {
  from.publish('users/one', { event })
  await expect.poll(() => to.heard.get('users/one')).toContainEqual({ event })
}

/** Opens a proxy before PostgreSQL. Returns it with the address of the database behind it. */
const openProxy = async () => {
  const proxy = await openTcpProxy(inject('postgresPort'))
  onTestFinished(() => proxy.close())
  const address = new URL(url)
  address.port = String(proxy.port)
  return { proxy, address: address.href }
}

describe('A bus over the notifications of PostgreSQL', () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pipit-notify-'))
    url = (await databaseOf(folder)).postgresUrl!
    opened = []
  })
  afterEach(async () => {
    for (const { close } of opened) await close()
    await rm(folder, { recursive: true })
    await dropDatabaseOf(folder)
  })

  test('gives other processes a notice for what is stored, and all of what is not', async () => {
    const [here, there] = [await open(), await open()]
    here.publish('users/one', { seq: 7 }, true)
    await expect.poll(() => there.heard.get('users/one')).toEqual([NOTICE])
    here.publish('apps/shop', { event: 'typing' })
    await expect.poll(() => there.heard.get('apps/shop')).toEqual([{ event: 'typing' }])
    expect(here.heard.get('users/one')).toEqual([{ seq: 7 }])
  })

  test('makes all read again when its connections were ended, and carries notices again', async () => {
    const [here, there] = [await open(), await open()]
    await end(await connections())
    await Promise.all([here.untilAllRead(), there.untilAllRead()])
    await expect.poll(() => [here.count('bus.back'), there.count('bus.back')]).toEqual([1, 1])
    await expectCarried(here, there, 'there')
    await expectCarried(there, here, 'and back')
  })

  test('makes the others read what it could not tell them', async () => {
    const here = await open()
    const pids = await connections()
    const there = await open()
    await end(pids)
    here.publish('users/one', { seq: 7 }, true)

    await there.untilAllRead()

    expect(there.count('bus.lost')).toBe(0)
  })

  longTest(
    'notices a link that was cut without a word, and makes all read again when it is back',
    async () => {
      const { proxy, address } = await openProxy()
      const [here, there] = [await open(address), await open()]
      await expectCarried(there, here, 'over the proxy')

      proxy.losesAnswers = true
      proxy.losesWhatIsSent = true
      there.publish('users/one', { seq: 8 }, true)
      await expect.poll(() => here.count('bus.lost')).toBe(1)
      expect(here.heard.get('users/one')).toEqual([{ event: 'over the proxy' }])
      proxy.losesAnswers = false
      proxy.losesWhatIsSent = false

      await here.untilAllRead()
      expect(here.count('bus.lost')).toBe(1)
    }
  )

  longTest('connects once a second while it is refused, however long', async () => {
    const { proxy, address } = await openProxy()
    const here = await open(address)

    proxy.setDown(true)
    await wait(REFUSED_MS)
    proxy.setDown(false)

    await here.untilAllRead()
    expect([here.count('bus.lost'), here.count('bus.back')]).toEqual([1, 1])
    await expect.poll(connections).toHaveLength(1)
  })
})
