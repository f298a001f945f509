import type { Request, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SKEW_SECONDS } from '../../src/server/auth'
import { inSeconds } from '../util/sign-jwt'
import { openIdentityWorld, type IdentityWorld } from './identity-world'
import { longTest } from './short-run'
import type { MessengerWidget } from '../../src/widget'

/** Global of the messenger in a page. */
declare const Pipit: MessengerWidget

/** Validity of a token that expires in a test: enough to start the messenger on a busy machine. */
const VALID_SECONDS = 8
const EXPIRING = { interval: 50 }

let world: IdentityWorld

const isMessage = (request: Request) =>
  request.method() === 'POST' && request.url().endsWith('/messages')

/** Opens a page of a user whose token the server no longer accepts. */
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

describe('Identity tokens', () => {
  beforeAll(async () => {
    world = await openIdentityWorld()
  })
  afterAll(() => world.close())

  test('a message whose token is refused is sent once, with the next token', async () => {
    const visitor = await arriveRevoked('renewed', [world.jwt('renewed')])
    await visitor.write('Sent all the same')
    await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }, { status: 'sent' }])
    expect(visitor.timesAsked()).toBe(1)
    expect(await world.stored(visitor.id)).toEqual(['Before', 'Sent all the same'])
    expect(await visitor.user()).toMatchObject({ externalId: 'renewed' })
  })

  test('all requests that wait for a token share one call of onInvalidAuth', async () => {
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

  longTest(
    'onInvalidAuth is called at most five times for a failing request; then the message can be resent by hand',
    async () => {
      const bad = world.jwt('another')
      const tokens = Array(5).fill(bad)
      const visitor = await arriveRevoked('refused', tokens)
      await visitor.write('Kept')
      await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }, { status: 'failed' }])
      // The connection requests tokens too; while both wait, they share the call.
      expect(visitor.timesAsked()).toBeGreaterThanOrEqual(5)
      expect(visitor.timesAsked()).toBeLessThanOrEqual(10)

      const failed = visitor.chat.locator('[data-status="failed"]').getByRole('button')
      const retry = await failed.elementHandle()
      tokens.push(world.jwt('refused'))
      // The connection asks for a token as well: the message may be on its way before the press.
      await retry.evaluate(button => (button as HTMLElement).click())
      await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }, { status: 'sent' }])
      expect(await world.stored(visitor.id)).toEqual(['Before', 'Kept'])
      await world.say(visitor.id, 'Received')
      await expect.poll(visitor.texts).toEqual(['Before', 'Kept', 'Received'])
    }
  )

  longTest('without onInvalidAuth the message is shown as failed, and login sends it', async () => {
    const visitor = await arriveRevoked('alone')
    await visitor.write('Kept')
    await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }, { status: 'failed' }])
    await visitor.chat.getByText('Your sign-in has ended. Please sign in again.').waitFor()
    expect(await visitor.login(world.userOf('alone'))).toBe('done')
    await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }, { status: 'sent' }])
    expect(await world.stored(visitor.id)).toEqual(['Before', 'Kept'])
  })

  longTest(
    'a message whose token expires on the way is sent once, with the next token',
    async () => {
      const visitor = await world.enter({ tokens: [world.jwt('expiring')] })
      const exp = inSeconds(VALID_SECONDS - SKEW_SECONDS)
      await visitor.init({ externalId: 'expiring', jwt: world.jwt('expiring', { exp }) })
      await visitor.send('Before')
      const statuses: number[] = []
      visitor.page.on('response', answer => {
        if (isMessage(answer.request())) statuses.push(answer.status())
      })
      const held = new Promise<Route>(resolve =>
        visitor.page.route('**/messages', resolve, { times: 1 })
      )
      const sending = visitor.send('On its way')
      const route = await held
      expect(visitor.timesAsked()).toBe(0)

      const { authorization = '' } = await route.request().allHeaders()
      const { url, demo } = world.server
      const readUser = () =>
        fetch(`${url}/sdk/v1/apps/${demo.appId}/user`, { headers: { authorization } })
      expect((await readUser()).status).toBe(200)
      await expect.poll(async () => (await readUser()).status, EXPIRING).toBe(401)
      await route.continue()
      await sending
      await expect.poll(() => statuses).toEqual([401, 201])
      expect(visitor.timesAsked()).toBe(1)
      expect(await world.stored(await visitor.conversationId())).toEqual(['Before', 'On its way'])
    }
  )

  longTest('a login whose token is refused asks the page for another', async () => {
    const visitor = await world.arrive({ tokens: ['garbage', world.jwt('second try')] })
    await visitor.open()
    await visitor.write('Anonymous')
    await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
    expect(await visitor.login({ externalId: 'second try', jwt: 'garbage' })).toBe('done')
    expect(visitor.timesAsked()).toBe(2)
    expect(await visitor.texts()).toEqual(['Anonymous'])
  })

  longTest('a login that is refused for good leaves the visitor signed in as before', async () => {
    const visitor = await world.arrive({ tokens: ['garbage'] })
    await visitor.open()
    await visitor.write('Anonymous')
    await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
    const before = await visitor.user()
    expect(await visitor.login({ externalId: 'never', jwt: 'garbage' })).toBe('invalid-auth')
    expect(visitor.timesAsked()).toBe(5)
    expect(await visitor.user()).toEqual(before)
    await visitor.write('Still here')
    await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }, { status: 'sent' }])
  })

  test('a connection closed when its token expired reconnects with the next token', async () => {
    const visitor = await arriveRevoked('cut', [world.jwt('cut')])
    world.network.cut()
    await expect.poll(visitor.timesAsked).toBe(1)
    await world.say(visitor.id, 'Received')
    await expect.poll(visitor.texts).toEqual(['Before', 'Received'])
  })
})
