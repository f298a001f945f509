import { afterAll, beforeAll, expect, test } from 'vitest'
import { openIdentityWorld, type IdentityWorld } from './identity-world'
import type { MessengerWidget } from '../../src/widget'

/** The messenger, for what runs in a page. */
declare const Pipit: MessengerWidget

let world: IdentityWorld

beforeAll(async () => {
  world = await openIdentityWorld()
})
afterAll(() => world.close())

/** Opens a page of a user whose token the server takes no longer. */
const arriveRevoked = async (externalId: string, tokens?: string[]) => {
  const { revoke, ...user } = await world.addRevocable(externalId)
  const visitor = await world.arrive({ options: user, ...(tokens && { tokens }) })
  await visitor.send('Before')
  await visitor.open()
  await expect.poll(visitor.texts).toEqual(['Before'])
  const id = await visitor.conversationId()
  await revoke()
  return { ...visitor, id }
}

test('a message that finds the token refused is sent once, under the next token', async () => {
  const visitor = await arriveRevoked('renewed', [world.jwt('renewed')])
  await visitor.write('Sent all the same')
  await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }, { status: 'sent' }])
  expect(visitor.timesAsked()).toBe(1)
  expect(await world.stored(visitor.id)).toEqual(['Before', 'Sent all the same'])
  expect(await visitor.user()).toMatchObject({ externalId: 'renewed' })
})

test('everything that waits for a token shares one call', async () => {
  const visitor = await arriveRevoked('shared', [world.jwt('shared')])
  await visitor.page.evaluate(() =>
    Promise.all([
      Pipit.sendMessage('One'),
      Pipit.sendMessage('Two'),
      Pipit.updateUser({ givenName: 'Shared' }),
      Pipit.getConversationById()
    ])
  )
  expect(visitor.timesAsked()).toBe(1)
  expect(await world.stored(visitor.id)).toEqual(['Before', 'One', 'Two'])
  expect(await visitor.user()).toMatchObject({ givenName: 'Shared' })
})

test('a page is asked five times at most for what failed; then the message can be sent again by hand', async () => {
  const bad = world.jwt('another')
  const tokens = Array(5).fill(bad)
  const visitor = await arriveRevoked('refused', tokens)
  await visitor.write('Kept')
  await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }, { status: 'failed' }])
  // The connection may have asked before the message did; while both wait, they ask together.
  expect([5, 10]).toContain(visitor.timesAsked())

  tokens.push(world.jwt('refused'))
  await visitor.chat.locator('[data-status="failed"]').getByRole('button').click()
  await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }, { status: 'sent' }])
  expect(await world.stored(visitor.id)).toEqual(['Before', 'Kept'])
  await world.say(visitor.id, 'Received')
  await expect.poll(visitor.texts).toEqual(['Before', 'Kept', 'Received'])
})

test('without onInvalidAuth the message fails where it is seen, and login sends it', async () => {
  const visitor = await arriveRevoked('alone')
  await visitor.write('Kept')
  await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }, { status: 'failed' }])
  expect(await visitor.login(world.userOf('alone'))).toBe('done')
  await visitor.chat.locator('[data-status="failed"]').getByRole('button').click()
  await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }, { status: 'sent' }])
  expect(await world.stored(visitor.id)).toEqual(['Before', 'Kept'])
})

test('a message written while the token expires is sent once', async () => {
  // The server grants 60 s.
  const jwt = world.jwt('expiring', { exp: Math.floor(Date.now() / 1000) - 57 })
  const visitor = await world.arrive({
    options: { externalId: 'expiring', jwt },
    tokens: [world.jwt('expiring')]
  })
  await visitor.send('1')
  let count = 1
  await expect
    .poll(async () => {
      await visitor.send(`${++count}`)
      return visitor.timesAsked()
    })
    .toBe(1)
  const id = await visitor.conversationId()
  expect(await world.stored(id)).toEqual(Array.from({ length: count }, (_, n) => `${n + 1}`))
})

test('a login with a token that is refused asks the page for others', async () => {
  const visitor = await world.arrive({ tokens: ['garbage', world.jwt('second try')] })
  await visitor.open()
  await visitor.write('As nobody')
  await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
  expect(await visitor.login({ externalId: 'second try', jwt: 'garbage' })).toBe('done')
  expect(visitor.timesAsked()).toBe(2)
  expect(await visitor.texts()).toEqual(['As nobody'])
})

test('a login that is refused to the end leaves the visitor who they were', async () => {
  const visitor = await world.arrive({ tokens: ['garbage'] })
  await visitor.open()
  await visitor.write('As nobody')
  await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
  const before = await visitor.user()
  expect(await visitor.login({ externalId: 'never', jwt: 'garbage' })).toBe('invalid-auth')
  expect(visitor.timesAsked()).toBe(5)
  expect(await visitor.user()).toEqual(before)
  await visitor.write('Still here')
  await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }, { status: 'sent' }])
})

test('a line that was cut when the token had ended comes back under the next one', async () => {
  const visitor = await arriveRevoked('cut', [world.jwt('cut')])
  world.network.cut()
  await expect.poll(visitor.timesAsked).toBe(1)
  await world.say(visitor.id, 'Received')
  await expect.poll(visitor.texts).toEqual(['Before', 'Received'])
})
