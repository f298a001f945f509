import { describe, expect, onTestFinished, test } from 'vitest'
import { openChannelWorld } from './channel-world'
import { startTelegramUpstream } from './telegram-upstream'

const WAITING = 'pipit_waiting_channel_messages'

describe('The metrics of channels', () => {
  test('count messages that wait, and attempts by their outcome', async () => {
    const world = await openChannelWorld(startTelegramUpstream)
    onTestFinished(() => world.close())
    const { upstream, url, visitor, answer, rest, channelId } = await world.addLinkedShop()
    const { state, people } = upstream
    const read = async () => (await fetch(`${url}/metrics`)).text()
    const valueOf = async (series: string) => {
      const line = (await read()).split('\n').find(each => each.startsWith(`${series} `))
      return line === undefined ? undefined : Number(line.slice(series.length))
    }
    const attempts = (outcome: string) =>
      valueOf(`pipit_channel_messages_total{channel="telegram",outcome="${outcome}"}`)

    await answer(visitor.path, 'Here.')
    await expect.poll(() => attempts('sent')).toBe(1)
    await expect.poll(() => valueOf(WAITING)).toBe(0)

    state.failing = 502
    await answer(visitor.path, 'Waits.')
    await answer(visitor.path, 'Waits behind it.')
    await expect.poll(() => attempts('later')).toBeGreaterThan(0)
    expect(await valueOf(WAITING)).toBe(2)
    state.failing = 0
    await expect.poll(() => attempts('sent')).toBe(3)
    await expect.poll(() => valueOf(WAITING)).toBe(0)

    // While the service makes the account wait, nothing is asked of it.
    await upstream.say('Ben Fox', 'Do you sell hats?')
    const path = `/integrations/${channelId}`
    const { recipients } = await rest<any>('GET', `${path}/test-recipients`)
    const ben = recipients.find(({ userId }: any) => userId !== visitor.userId)
    const before = (await attempts('later'))!
    state.throttled = 1
    await answer(visitor.path, 'Too much.')
    await expect.poll(() => attempts('later')).toBe(before + 1)
    await rest('POST', `${path}/test`, { userId: ben.userId, text: 'Held back.' })
    await expect.poll(() => attempts('sent')).toBe(5)
    expect(await attempts('later')).toBe(before + 1)

    state.stopped.add(people['Ann Lee'].id)
    await answer(visitor.path, 'Not taken.')
    await expect.poll(() => attempts('stopped')).toBe(1)

    const all = await read()
    for (const secret of [visitor.conversationId, visitor.userId, 'Ann', '4815162342']) {
      expect(all).not.toContain(secret)
    }
  })
})
