import { describe, expect, onTestFinished, test } from 'vitest'
import { BOT_TOKEN, startTelegram } from '../../channels/telegram'
import { openClockWorld } from './clock-world'
import { startWhatsAppUpstream } from './whatsapp-upstream'

const SECOND = 1_000
/** Numbers of the business, and people at each: more than there are messages under way at a time. */
const NUMBERS = 5
const PEOPLE = 5

describe('A service that answers nothing when it is told our address', () => {
  test('holds up no account of another service', async () => {
    const telegram = await startTelegram()
    onTestFinished(() => telegram.close())
    const env = { PIPIT_UPSTREAM_TELEGRAM: telegram.url }
    const world = await openClockWorld(startWhatsAppUpstream, { env })
    const { rest } = world
    const { whatsapp, type, fields } = world.upstream
    await world.startJobs()
    whatsapp.state.isDeaf = true
    const { integration } = await rest('POST', '/integrations', { type, ...fields })
    await expect.poll(whatsapp.unanswered).toBe(1)
    await rest('POST', '/integrations', { type: 'telegram', token: BOT_TOKEN })
    await expect.poll(telegram.webhook).toBeTruthy()
    const waiting = await rest('GET', `/integrations/${integration.id}`)
    expect(waiting.integration.connection).toBe('pending')
    // It was not given up meanwhile.
    expect(world.logged.filter(line => line.includes('channel.notConnected'))).toEqual([])
  })
})

describe('A service that takes messages and answers nothing', () => {
  test('holds up none of another service', async () => {
    const telegram = await startTelegram()
    onTestFinished(() => telegram.close())
    const env = { PIPIT_UPSTREAM_TELEGRAM: telegram.url }
    const world = await openClockWorld(startWhatsAppUpstream, { env })
    await world.startJobs()
    const { rest, pass } = world
    const { whatsapp } = world.upstream
    const { integration } = await rest('POST', '/integrations', {
      type: 'telegram',
      token: BOT_TOKEN
    })
    await expect.poll(telegram.webhook).toBeTruthy()

    const answer = async (channelId: string, name: string) => {
      const { recipients } = await rest('GET', `/integrations/${channelId}/test-recipients`)
      const { conversationId } = recipients.find(({ displayName }: any) => displayName === name)
      await rest('POST', `/conversations/${conversationId}/messages`, {
        author: { type: 'business' },
        content: { type: 'text', text: 'Hello.' }
      })
    }

    whatsapp.state.isHanging = true
    for (let number = 0; number < NUMBERS; number++) {
      const { type, fields } = world.upstream
      const added = await rest('POST', '/integrations', { type, ...fields })
      const { id } = added.integration
      await expect.poll(whatsapp.webhook).toMatch(id)
      for (let index = 0; index < PEOPLE; index++) {
        const name = `Person ${number}-${index}`
        await whatsapp.say({ name, number: `447700900${300 + number * PEOPLE + index}` }, 'Hello?')
        await answer(id, name)
      }
    }
    await expect.poll(() => whatsapp.sent.length).toBe(4)
    await telegram.say({ id: 4_815_162_342, first_name: 'Ann' }, 'Hello?')
    await answer(integration.id, 'Ann')
    await expect.poll(() => telegram.sent.length).toBe(1)
    expect(whatsapp.sent).toHaveLength(4)

    // Those that hang run into their time limit, and the others follow.
    whatsapp.state.isHanging = false
    pass(20 * SECOND)
    const reached = () => new Set(whatsapp.sent.map(({ to }) => to)).size
    await expect.poll(reached).toBe(NUMBERS * PEOPLE)
  })
})
