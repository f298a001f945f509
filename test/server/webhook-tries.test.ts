import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pruneDeliveries } from '../../src/server/domain/flows'
import type { Received } from '../util/webhook-receiver'
import { basic } from './rest-world'
import { openWebhookWorld, type WebhookWorld } from './webhook-world'

type Receiver = Awaited<ReturnType<WebhookWorld['listen']>>

const MESSAGES = ['conversation:message']
const WEEK_MS = 7 * 86_400_000

let world: WebhookWorld

beforeEach(async () => {
  world = await openWebhookWorld()
})
afterEach(() => world.close())

/** All that the logs of webhooks keep of events and answers. */
const contents = () => world.storage.read.selectFrom('deliveryContents').selectAll().execute()
const drained = () => expect.poll(() => world.pending()).toBe(0)
const refused = async (path: string, body: object = {}) => {
  const answer = await world.app.inject({
    method: 'POST',
    url: path,
    payload: body,
    headers: { authorization: basic(world.accountKey) }
  })
  return { status: answer.statusCode, title: answer.json().errors?.[0]?.title as string }
}
const look = async (receiver: Receiver, index = -1) => {
  const { id } = (await receiver.deliveries()).at(index)
  return (await world.call('GET', `${receiver.path}/deliveries/${id}`)).delivery
}
const again = async (receiver: Receiver, index = -1) => {
  const { id } = (await receiver.deliveries()).at(index)
  return `${receiver.path}/deliveries/${id}/redeliver`
}
/** Sends a message to a receiver, and waits until that is in the log. */
const deliver = async (receiver: Receiver, text: string) => {
  const chat = await world.addChat({ profile: { givenName: 'Ann' } })
  await chat.say(text, { type: 'user', userId: chat.user.id })
  await receiver.until(1)
  await drained()
  return chat
}

describe('A test of a webhook', () => {
  test('sends a signed event of its first trigger, marked as a test, and is in its log', async () => {
    const receiver = await world.listen(['user:update', 'conversation:message'])
    const { event } = await world.call('POST', `${receiver.path}/test`, {})
    const [got] = await receiver.until(1)
    expect(event).toEqual({ id: expect.stringMatching(/^[0-9a-f]{24}$/), type: 'user:update' })
    expect(got!.event).toMatchObject({ ...event, test: true, payload: { user: {} } })
    expect(got!.headers['x-api-key']).toBe(receiver.secret)
    expect(() => new Webhook(receiver.secret).verify(got!.text, got!.headers)).not.toThrow()
    await drained()
    const logged = { eventId: event.id, status: 200, event: got!.event }
    expect(await look(receiver)).toMatchObject(logged)
  })

  test('names nothing that there is', async () => {
    const receiver = await world.listen(MESSAGES)
    const chat = await world.addChat()
    await world.call('POST', `${receiver.path}/test`, {})
    const [got] = await receiver.until(1)
    const { conversation, message } = got!.event.payload
    expect([conversation.id, message.id]).toEqual(['0'.repeat(24), '0'.repeat(24)])
    expect(got!.text).not.toContain(chat.id)
  })

  test('is of another trigger where one is asked for, of its own alone', async () => {
    const receiver = await world.listen(['user:update', 'conversation:message'])
    await world.call('POST', `${receiver.path}/test`, { trigger: 'conversation:message' })
    const [got] = await receiver.until(1)
    expect(got!.event.type).toBe('conversation:message')
    const answer = await refused(`${receiver.path}/test`, { trigger: 'user:remove' })
    expect(answer).toEqual({
      status: 400,
      title: 'trigger must be one of those of the webhook: user:update, conversation:message.'
    })
  })

  test('waits for no event that is not accepted', async () => {
    const acceptTests = ({ event }: Received) => ('test' in event ? 200 : undefined)
    const receiver = await world.listen(MESSAGES, acceptTests)
    const { say } = await world.addChat()
    await say('held')
    await receiver.until(1)
    await world.call('POST', `${receiver.path}/test`, {})
    expect((await receiver.until(2))[1]!.event).toMatchObject({ test: true })
  })

  test('is refused when there were many in a short time', async () => {
    const receiver = await world.listen(MESSAGES)
    let answer = await refused(`${receiver.path}/test`)
    for (let n = 0; n < 100 && answer.status === 202; n++) {
      answer = await refused(`${receiver.path}/test`)
    }
    expect(answer.status).toBe(429)
    const other = await world.listen(MESSAGES)
    expect((await refused(`${other.path}/test`)).status).toBe(202)
  })
})

describe('A logged delivery', () => {
  test('shows its event, and the beginning of the answer without the secret', async () => {
    const receiver: Receiver = await world.listen(MESSAGES, (got, reply) => {
      reply.writeHead(200).end(`\0${got.headers['x-api-key']} ${'é'.repeat(2_000)}`)
    })
    await deliver(receiver, 'Hello')
    const { event, answer } = await look(receiver)
    expect(event).toEqual(receiver.got[0]!.event)
    expect(answer).toBe(`… ${'é'.repeat(998)}`)
  })

  test('is sent again with the same id and body, as another attempt', async () => {
    let status = 404
    const receiver = await world.listen(MESSAGES, () => status)
    await deliver(receiver, 'Hello')
    status = 200
    const { event } = await world.call('POST', await again(receiver))
    const [first, second] = await receiver.until(2)
    expect(second!.text).toBe(first!.text)
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
    await drained()
    const deliveries = await receiver.deliveries()
    expect(deliveries.map(each => [each.eventId, each.status])).toEqual([
      [event.id, 404],
      [event.id, 200]
    ])
  })

  test.each([
    'the message',
    'each message of the conversation',
    'the user',
    'the personal data of the user'
  ])('is not kept when %s is deleted, and cannot be sent again then', async what => {
    const receiver = await world.listen(MESSAGES, (_got, reply) => {
      reply.writeHead(200).end('Hello, Ann')
    })
    const { path, user } = await deliver(receiver, 'between us')
    const ofUser = `${world.shop.path}/users/${user.id}`
    const { messages } = await world.call('GET', `${path}/messages`)
    const deletions: Record<string, string> = {
      'the message': `${path}/messages/${messages[0].id}`,
      'each message of the conversation': `${path}/messages`,
      'the user': ofUser,
      'the personal data of the user': `${ofUser}/personalinformation`
    }
    expect((await look(receiver)).event).toBeDefined()
    await world.call('DELETE', deletions[what]!)
    const shown = await look(receiver, 0)
    expect([shown.event, shown.answer, shown.status]).toEqual([undefined, undefined, 200])
    expect(await refused(await again(receiver, 0))).toEqual({
      status: 409,
      title: 'The event is no longer kept: it was too long, or something that it shows was deleted.'
    })
    expect(JSON.stringify(await contents())).not.toMatch(/between us|Ann/)
  })

  test.each(['user', 'personal data'])(
    'keeps nothing of an event that waits while the %s of its author goes',
    async what => {
      let status = 500
      const receiver = await world.listen(MESSAGES, () => status)
      const chat = await world.addChat({ profile: { givenName: 'Ann' } })
      await chat.say('between us', { type: 'user', userId: chat.user.id })
      await receiver.until(1)
      await expect.poll(async () => (await receiver.deliveries()).length).toBe(1)
      const ofUser = `${world.shop.path}/users/${chat.user.id}`
      await world.call('DELETE', what === 'user' ? ofUser : `${ofUser}/personalinformation`)
      status = 200
      await world.pass()
      await receiver.until(2)
      await drained()
      expect((await look(receiver)).event).toBeUndefined()
      expect(await contents()).toEqual([])
    }
  )

  test('of another webhook, or of none, is not found', async () => {
    const receiver = await world.listen(MESSAGES)
    const other = await world.listen(['user:remove'])
    await deliver(receiver, 'Hello')
    const path = (await again(receiver)).replace(receiver.path, other.path)
    expect(await refused(path)).toEqual({
      status: 404,
      title: 'This webhook has no such delivery.'
    })
  })

  test('goes after a week, with its event', async () => {
    const receiver = await world.listen(MESSAGES)
    await deliver(receiver, 'Hello')
    world.moveClock(1.01 * WEEK_MS)
    await pruneDeliveries(world.domain)
    expect(await contents()).toEqual([])
  })
})

describe('The audit log', () => {
  test('names who sent a test or an event again', async () => {
    const receiver = await world.listen(MESSAGES)
    await deliver(receiver, 'Hello')
    await world.call('POST', `${receiver.path}/test`, {})
    await world.call('POST', await again(receiver, 0))
    const { entries } = await world.call(
      'GET',
      `/v2/audit-log?filter[appId]=${world.shop.id}&filter[kind]=webhook`
    )
    expect(entries.slice(-2)).toMatchObject([
      { action: 'tested', by: { type: 'key' }, subject: { id: receiver.id } },
      { action: 'redelivered', by: { type: 'key' }, subject: { id: receiver.id } }
    ])
    expect(JSON.stringify(entries)).not.toContain('Hello')
  })
})
