import { connect } from 'mqtt'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import type { ConfigAnswer, ServerFrame } from '../../src/protocol'
import type { Transport } from '../../src/transports'
import { mqtt } from '../../src/transports/mqtt'
import { polling } from '../../src/transports/polling'
import { websocket } from '../../src/transports/websocket'
import { firstInShortRun } from '../browser/short-run'
import { BEFORE_HEARTBEAT } from '../util/before-heartbeat'
import { openProcesses, type Processes } from './processes-world'

let world: Processes
let colors = 0

const there = () => world.servers[1]!

/** A transport of the widget, and its address at the process that did not make the change. */
const TRANSPORTS: Record<string, () => [Transport, url: string]> = {
  WebSocket: () => [
    websocket(WebSocket as unknown as typeof globalThis.WebSocket),
    `${there().url.replace('http', 'ws')}/realtime`
  ],
  'long polling': () => [polling(), `${there().url}/sdk/v1/apps/${there().demo.appId}/events`],
  MQTT: () => [mqtt(connect), there().url]
}

const save = (brandColor: string | null) =>
  world.restOf(0)('PATCH', `/integrations/${there().demo.integrationId}`, { brandColor })

const readConfig = async (): Promise<ConfigAnswer> =>
  (await fetch(`${there().url}/sdk/v1/integrations/${there().demo.integrationId}/config`)).json()

/** Connects a visitor, and returns what names the settings among its frames, as they come. */
const follow = async (transport: Transport, url: string) => {
  const { token, userId, seq } = await world.addVisitor(1)
  const frames: ServerFrame[] = []
  transport.on('frame', frame => frames.push(frame))
  await transport.connect({
    url,
    token,
    userId,
    after: seq,
    baseUrl: there().url,
    appId: there().demo.appId
  })
  onTestFinished(() => transport.disconnect())
  return () => frames.flatMap(frame => ('settingsVersion' in frame ? [frame.settingsVersion] : []))
}

describe('A change of the settings of an integration', () => {
  beforeAll(async () => {
    world = await openProcesses(2)
  })
  beforeEach(() => save(`aabbc${++colors}`))
  afterAll(() => world.close())

  test.each(firstInShortRun(Object.entries(TRANSPORTS), 1))(
    'is told to a visitor at another process, over %s',
    async (_name, make) => {
      const { settingsVersion: before } = await readConfig()
      const versions = await follow(...make())
      await expect.poll(versions).toContain(before)

      await save('123456')

      const { integration, settingsVersion: after } = await readConfig()
      expect(integration.settings.customColors).toEqual({ brandColor: '123456' })
      expect(after).not.toBe(before)
      await expect.poll(() => versions().at(-1), BEFORE_HEARTBEAT).toBe(after)
      expect(new Set(versions())).toEqual(new Set([before, after]))
    }
  )

  test('is told once to each visitor, however many changes come close together', async () => {
    const versions = await follow(...TRANSPORTS['WebSocket']!())
    await expect.poll(() => versions().length).toBe(1)

    for (let count = 0; count < 10; count++) await save(`00000${count}`)

    const { settingsVersion } = await readConfig()
    await expect.poll(() => versions().at(-1), BEFORE_HEARTBEAT).toBe(settingsVersion)
    expect(versions().length).toBeLessThanOrEqual(4)
  })

  test('is kept in no log of a visitor', async () => {
    const visitor = await world.addVisitor(1)
    await save('654321')
    expect(await world.call(1, `/events?after=${visitor.seq}`, visitor)).toMatchObject({
      events: [],
      seq: visitor.seq
    })
  })

  test('back to what was set before has the name of before', async () => {
    const { settingsVersion: before } = await readConfig()
    await save('ffffff')
    expect((await readConfig()).settingsVersion).not.toBe(before)
    await save(`aabbc${colors}`)
    expect((await readConfig()).settingsVersion).toBe(before)
  })
})
