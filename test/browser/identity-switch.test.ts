import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { arriveAs, openTwoTabs, traces } from './identity-visitors'
import { openIdentityWorld, type IdentityWorld } from './identity-world'
import { longTest } from './short-run'

let world: IdentityWorld

describe('Switching users', () => {
  beforeAll(async () => {
    world = await openIdentityWorld()
  })
  afterEach(() => {
    world.network.losesAnswers = false
    world.network.setDown(false)
  })
  afterAll(() => world.close())

  test('shows the next user nothing of the previous one', async () => {
    const visitor = await arriveAs(world, 'first', 'Private words')
    expect(await visitor.login(world.userOf('second'))).toBe('done')
    await visitor.composer.waitFor()
    expect(await visitor.user()).toMatchObject({ externalId: 'second' })
    expect(await visitor.texts()).toEqual([])
    expect(await visitor.composer.inputValue()).toBe('')
    const found = await traces(visitor)
    for (const trace of ['Private words', visitor.id, visitor.userId, 'first']) {
      expect(found).not.toContain(trace)
    }

    await visitor.write('Words of the second')
    await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
    expect(await world.stored(visitor.id)).toEqual(['Private words'])

    expect(await visitor.login(world.userOf('first'))).toBe('done')
    await expect.poll(visitor.texts).toEqual(['Private words'])
  })

  longTest('runs login and logout calls made at once in their order', async () => {
    const visitor = await arriveAs(world, 'hasty', 'Words of the hasty')
    const stored = Object.keys(await visitor.stored())
    const left = await visitor.page.evaluate(
      async ([next, last]) => {
        const { Pipit } = window as any
        void Pipit.login(next!.externalId, next!.jwt)
        const out = Pipit.logout()
        await out
        const anonymous = Pipit.getUser()
        await Promise.all([
          Pipit.login(next!.externalId, next!.jwt),
          Pipit.login(last!.externalId, last!.jwt)
        ])
        return { anonymous, user: Pipit.getUser().externalId }
      },
      [world.userOf('next'), world.userOf('last')]
    )
    expect(left).toEqual({ anonymous: undefined, user: 'last' })
    // The end of typing of the previous user created no anonymous user.
    expect(Object.keys(await visitor.stored())).toEqual(stored)
  })

  test('leaves nothing of a user on screen, in memory or in storage after logout', async () => {
    const visitor = await arriveAs(world, 'leaver', 'Private words')
    world.network.setDown(true)
    await visitor.write('Never sent')
    await expect.poll(visitor.texts).toEqual(['Private words', 'Never sent'])
    world.network.setDown(false)
    await visitor.logout()
    await visitor.composer.waitFor()
    expect(await visitor.user()).toBeUndefined()
    expect(await visitor.texts()).toEqual([])
    const found = await traces(visitor)
    for (const trace of ['Private words', 'Never sent', visitor.id, visitor.userId, 'leaver']) {
      expect(found).not.toContain(trace)
    }

    await visitor.write('Anonymous')
    await expect.poll(visitor.messages).toMatchObject([{ text: 'Anonymous', status: 'sent' }])
    expect((await visitor.user())!.externalId).toBeUndefined()
    await visitor.page.reload()
    await visitor.init()
    await visitor.open()
    await expect.poll(visitor.texts).toEqual(['Anonymous'])
  })

  test("clears a visitor's data in one tab when they sign in in another, and sends what is written there after the login there", async () => {
    const { left, right } = await openTwoTabs(world)
    await right.composer.fill('Anonymous')
    const known = (await world.conversations()).length

    expect(await left.login(world.userOf('of-the-left'))).toBe('done')
    await expect.poll(right.texts).toEqual([])
    expect(await right.user()).toBeUndefined()
    const found = await traces(right)
    for (const trace of ['Private words', (await left.user())!.id])
      expect(found).not.toContain(trace)
    await right.chat.getByText('You have signed in in another tab.').waitFor()
    expect(await right.composer.inputValue()).toBe('Anonymous')
    await right.composer.press('Enter')
    await expect.poll(right.messages).toMatchObject([{ text: 'Anonymous', status: 'failed' }])
    expect(await right.user()).toBeUndefined()

    expect(await right.login(world.userOf('of-the-left'))).toBe('done')
    await expect.poll(right.texts).toEqual(['Private words', 'Anonymous'])
    await expect.poll(left.texts).toEqual(['Private words', 'Anonymous'])
    expect(await world.conversations()).toHaveLength(known)
  })
})
