import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { newBoxKey } from '../../../src/server/auth'
import { openBroker } from '../../../src/server/broker'
import { NOTICE, type Bus } from '../../../src/server/bus'
import { type BrokerProgram, startNatsCluster } from '../../util/brokers'

/** A node that led others is replaced after some ten seconds. */
const ELECTION = { timeout: 60_000 }

const key = newBoxKey()
let nodes: BrokerProgram[] = []
let urls: string[]

const connect = async (to: string[]) => {
  const { bus, close } = await openBroker(to, key, pino({ enabled: false }))
  onTestFinished(close)
  return bus
}

const listen = ({ subscribe }: Bus, topic: string) => {
  const heard: unknown[] = []
  subscribe(topic, payload => void heard.push(payload))
  return heard
}

/** Publishes until it is heard: nodes tell each other a moment later who has subscribed. */
const expectHeard = (from: Bus, to: Bus, payload: string) => {
  const topic = `users/${payload}`
  const heard = listen(to, topic)
  return expect
    .poll(() => {
      from.publish(topic, payload)
      return heard
    }, ELECTION)
    .toContain(payload)
}

describe('A bus over a cluster of NATS', () => {
  beforeAll(async () => {
    nodes = await startNatsCluster()
    urls = nodes.map(({ url }) => url)
  })
  afterAll(() => Promise.all(nodes.map(node => node.close())))

  test('goes on, both ways, when the node of one process is killed', async () => {
    const here = await connect(urls)
    const there = await connect(urls.toReversed())
    await expectHeard(here, there, 'one')
    await expectHeard(there, here, 'two')
    const missed = [listen(here, 'users/here'), listen(there, 'users/there')]

    await nodes[0]!.kill()
    onTestFinished(() => nodes[0]!.start())
    here.publish('users/there', { seq: 8, event: 'while its node was away' }, true)

    await expect
      .poll(() => missed.map(heard => heard.slice(0, 1)), ELECTION)
      .toEqual([[NOTICE], [NOTICE]])
    await expectHeard(here, there, 'three')
    await expectHeard(there, here, 'four')
  })

  test('begins with another node while the first one is away', async () => {
    await nodes[0]!.kill()
    onTestFinished(() => nodes[0]!.start())

    const here = await connect(urls)
    const there = await connect(urls.toReversed())

    await expectHeard(here, there, 'five')
    await expectHeard(there, here, 'six')
  })
})
