import { connectAsync } from 'mqtt'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { newBoxKey } from '../../../src/server/auth'
import { openBroker } from '../../../src/server/broker'
import { NOTICE } from '../../../src/server/bus'
import { openBus } from '../../../src/server/open-bus'
import { readSettings } from '../../../src/server/settings'
import type { BrokerProgram } from '../../util/brokers'
import { startTestServer } from '../../util/server'

const silent = pino({ enabled: false })
const key = newBoxKey()

/** Listens to a topic, and reads what was published one by one. */
const listen = (
  { subscribe }: { subscribe(topic: string, on: (payload: unknown) => void): () => void },
  topic: string
) => {
  const arrived: unknown[] = []
  subscribe(topic, payload => void arrived.push(payload))
  return {
    arrived,
    until: (payload: unknown) => expect.poll(() => arrived).toContainEqual(payload)
  }
}

/** Tests of the bus between processes over one kind of broker. */
export const testBroker = (name: string, startProgram: () => Promise<BrokerProgram>): void => {
  describe(`A bus over ${name}`, () => {
    let broker: BrokerProgram
    beforeAll(async () => {
      broker = await startProgram()
    })
    afterAll(() => broker.close())

    const connect = async () => {
      const connected = await openBroker([broker.url], key, silent)
      onTestFinished(() => connected.close())
      return connected.bus
    }

    test('gives other processes a notice for what is stored, and all of what is not', async () => {
      const here = await connect()
      const there = await connect()
      const heard = listen(there, 'users/one')
      const own = listen(here, 'users/one')

      here.publish('users/one', { seq: 7, event: 'stored' }, true)
      here.publish('users/one', { event: 'typing' })
      await heard.until({ event: 'typing' })

      expect(heard.arrived).toEqual([NOTICE, { event: 'typing' }])
      expect(own.arrived).toEqual([{ seq: 7, event: 'stored' }, { event: 'typing' }])
    })

    test('carries a burst of notices of one topic as few', async () => {
      const here = await connect()
      const there = await connect()
      const heard = listen(there, 'apps/one')

      for (let n = 0; n < 1_000; n++) here.publish('apps/one', { position: n }, true)
      here.publish('apps/one', 'last')
      await heard.until('last')

      expect(heard.arrived.length).toBeLessThan(10)
    })

    test('only triggers a read of the database for what others publish with its account', async () => {
      const here = await connect()
      const there = await connect()
      const thief = await connectAsync(broker.url)
      const heard = listen(there, 'users/one')

      for (const text of [
        '["x",["users/one",{"seq":99,"event":{"type":"message"}}]]',
        '["x",["users/one",{"event":{"type":"typing:start","name":"Your bank"}}]]',
        '["x",["users/one","{\\"event\\":{\\"type\\":\\"typing:start\\"}}","a seal"]]',
        '',
        '{',
        '7',
        '[]',
        '["x",7,["users/one"]]',
        '["x",[7]]',
        'null',
        '["x",null,7]'
      ]) {
        await thief.publishAsync('pipit/bus', text)
      }
      await thief.endAsync()
      here.publish('users/one', 'after')
      await heard.until('after')

      expect(heard.arrived.filter(payload => payload !== NOTICE)).toEqual(['after'])
    })

    test('neither hears nor tells other accounts of the broker', async () => {
      const here = await connect()
      const there = await connect()
      const heard = listen(there, 'users/one')
      const forged = '["x",["users/one"]]'
      const overheard: string[] = []
      // A broker may refuse the connection, each step, or just not do it.
      const stranger = await connectAsync(broker.strangerUrl, { reconnectPeriod: 0 }, false).catch(
        () => undefined
      )
      stranger?.on('message', (_topic, message) => void overheard.push(message.toString()))
      for (const topic of ['pipit/bus', '#']) {
        await stranger?.subscribeAsync(topic).catch(() => undefined)
      }
      await stranger?.publishAsync('pipit/bus', forged).catch(() => undefined)

      here.publish('users/one', 'after')
      await heard.until('after')
      await stranger?.endAsync(true)

      expect(heard.arrived).toEqual(['after'])
      // What it publishes reaches itself at most.
      expect(overheard.filter(message => message.includes('after'))).toEqual([])
    })

    test('sends a notice for every topic when the broker is back', async () => {
      const here = await connect()
      const there = await connect()
      const heard = [listen(here, 'users/one'), listen(there, 'users/two')]

      await broker.kill()
      here.publish('users/two', { seq: 8, event: 'while it was away' }, true)
      await broker.start()

      for (const { until } of heard) await until(NOTICE)
      there.publish('users/one', 'again')
      await heard[0]?.until('again')
    })

    test('serves visitors while the broker is away, and says so at /readyz', async () => {
      const server = await startTestServer({ env: { PIPIT_BROKER_URL: broker.url } })
      onTestFinished(() => server.stop())
      const readiness = async () => (await fetch(`${server.url}/readyz`)).json()
      expect(await readiness()).toEqual({ status: 'ok' })

      await broker.kill()
      const away = { status: 'unavailable', reasons: ['the broker cannot be reached'] }
      await expect.poll(readiness).toEqual(away)
      const { id, secret } = server.accountKey
      const authorization = `Basic ${btoa(`${id}:${secret}`)}`
      const { status } = await fetch(`${server.url}/v2/apps`, { headers: { authorization } })
      expect(status).toBe(200)

      await broker.start()
      await expect.poll(readiness).toEqual({ status: 'ok' })
    })

    test('is named at the start with its use, and without the password', async () => {
      const describeUse = async (env: Record<string, string>) => {
        const settings = readSettings({ PIPIT_BROKER_URL: broker.url, ...env }, '')
        const { description, close } = await openBus(settings, {
          ownMqttUrl: 'ws://own/mqtt',
          key,
          log: silent
        })
        await close()
        return description
      }
      const { host } = new URL(broker.url)
      const use = `mqtt://${host} carries notices between processes`

      expect(await describeUse({})).toBe(use)
      expect(await describeUse({ PIPIT_MQTT_PUBLIC_URL: 'wss://mqtt.example.com/ws' })).toBe(
        `${use}; RabbitMQ serves visitors at wss://mqtt.example.com/ws and asks /mqtt/auth`
      )
    })

    test('stops the start, without showing the password, where the password is wrong', async () => {
      const url = broker.url.replace('change-me', 'not-this')
      const started = startTestServer({ env: { PIPIT_BROKER_URL: url } })
      await expect(started).rejects.toThrow(/Cannot use the broker of PIPIT_BROKER_URL \(.+\)\./)
      await expect(started).rejects.not.toThrow(/not-this/)
    })
  })
}
