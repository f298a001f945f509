import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openBroker } from '../../../src/server/broker'
import { NOTICE } from '../../../src/server/bus'
import { newBoxKey } from '../../../src/server/auth'
import { startNats } from '../../util/brokers'
import { openTcpProxy } from '../../util/tcp-proxy'
import { testBroker } from './broker-tests'

testBroker('NATS', startNats)

describe('A link to the broker that is open on one side only', () => {
  test('is noticed, made again, and then every topic gets a notice', async () => {
    const broker = await startNats()
    onTestFinished(() => broker.close())
    const { port, username, password } = new URL(broker.url)
    const link = await openTcpProxy(Number(port))
    onTestFinished(() => link.close())
    const { bus, check, close } = await openBroker(
      [`mqtt://${username}:${password}@127.0.0.1:${link.port}`],
      newBoxKey(),
      pino({ enabled: false })
    )
    onTestFinished(close)
    const heard: unknown[] = []
    bus.subscribe('users/one', payload => void heard.push(payload))

    link.losesAnswers = true
    const state = () =>
      check().then(
        () => 'connected',
        () => 'lost'
      )
    await expect.poll(state, { timeout: 60_000 }).toBe('lost')
    expect(heard).toEqual([])
    link.losesAnswers = false

    await expect.poll(() => heard).toEqual([NOTICE])
    expect(await state()).toBe('connected')
  })
})
