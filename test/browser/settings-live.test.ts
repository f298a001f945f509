import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BEFORE_HEARTBEAT } from '../util/before-heartbeat'
import { type IdentityWorld, openIdentityWorld } from './identity-world'
import { longTest } from './short-run'
import { styleOf } from './visitor-effects'

const BACKGROUND = 'https://pictures.invalid/background.png'

let world: IdentityWorld

const save = (settings: object) =>
  world.rest('PATCH', `/integrations/${world.server.demo.integrationId}`, settings)

/** Opens the messenger of a visitor who is signed in, connected, and has no conversation yet. */
const arrive = async (externalId: string) => {
  const visitor = await world.arrive({ options: world.userOf(externalId) })
  const connected = new Promise<void>(resolve => {
    visitor.page.once('websocket', socket => socket.once('framereceived', () => resolve()))
  })
  await visitor.launcher.click()
  await connected
  return visitor
}

describe('A connected messenger without a conversation, when the business', () => {
  beforeAll(async () => {
    world = await openIdentityWorld()
  })
  afterAll(() => world.close())

  test('turns the prechat form on, asks at once, and off, lets the visitor write', async () => {
    const visitor = await arrive('ann')
    const name = visitor.chat.getByLabel('Your name')
    expect(await visitor.composer.isEnabled()).toBe(true)
    await save({ prechatCapture: { enabled: true } })
    await name.waitFor(BEFORE_HEARTBEAT)
    expect(await visitor.composer.isEnabled()).toBe(false)

    await save({ prechatCapture: { enabled: false } })
    await name.waitFor({ ...BEFORE_HEARTBEAT, state: 'detached' })
    await visitor.write('Hello')
    await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
    await save({ prechatCapture: null, businessName: null })
  })

  longTest('changes questions that are asked already, leaves them', async () => {
    const visitor = await arrive('eve')
    const name = visitor.chat.getByLabel('Your name')
    await save({ prechatCapture: { enabled: true } })
    await name.waitFor(BEFORE_HEARTBEAT)
    await save({
      prechatCapture: { fields: [{ type: 'text', name: 'order', label: 'Order' }] },
      businessName: 'Sooner'
    })
    await expect
      .poll(() => visitor.chat.locator('h1').textContent(), BEFORE_HEARTBEAT)
      .toBe('Sooner')
    expect(await name.isVisible()).toBe(true)

    await save({ prechatCapture: null, businessName: null })
  })

  longTest('turns the prechat form on after the first message, asks nothing', async () => {
    const visitor = await arrive('dee')
    await visitor.write('Hello')
    await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
    await save({ prechatCapture: { enabled: true }, businessName: 'Later' })
    await expect
      .poll(() => visitor.chat.locator('h1').textContent(), BEFORE_HEARTBEAT)
      .toBe('Later')
    expect(await visitor.composer.isEnabled()).toBe(true)
    await save({ prechatCapture: null, businessName: null })
  })

  longTest('saves several settings, shows each without a reload', async () => {
    const visitor = await arrive('cy')
    const starter = visitor.chat.getByRole('button', { name: 'Where is my order?' })
    expect(await starter.count()).toBe(0)
    await save({
      displayStyle: 'tab',
      businessName: 'Ann & Co',
      fixedIntroPane: true,
      starters: ['Where is my order?']
    })
    await starter.waitFor(BEFORE_HEARTBEAT)
    await expect.poll(() => visitor.launcher.textContent()).toMatch(/^Ann & Co/)
    expect(await visitor.chat.locator('#conversation .introduction').count()).toBe(0)
    await save({ displayStyle: null, businessName: null, fixedIntroPane: null, starters: null })
    await starter.waitFor({ ...BEFORE_HEARTBEAT, state: 'detached' })
    await visitor.chat.locator('#conversation .introduction').waitFor()
    await expect.poll(() => visitor.launcher.textContent()).not.toMatch(/Ann & Co/)
  })

  longTest('takes the background picture away, shows none', async () => {
    await save({ backgroundImageUrl: BACKGROUND })
    const visitor = await arrive('bo')
    const background = () => styleOf(visitor, '#conversation', 'background-image')
    await expect.poll(background).toContain(BACKGROUND)
    await save({ backgroundImageUrl: null })
    await expect.poll(background, BEFORE_HEARTBEAT).toBe('none')
  })
})
