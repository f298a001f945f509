import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openIdentityWorld, type IdentityWorld } from './identity-world'

let world: IdentityWorld

beforeAll(async () => {
  world = await openIdentityWorld()
})
afterEach(() => {
  world.network.losesAnswers = false
  world.network.setDown(false)
})
afterAll(() => world.close())

type Visitor = Awaited<ReturnType<IdentityWorld['arrive']>>

/** Everything that could tell of a former user: what the page, the frame and the storage hold. */
const traces = async ({ page, chat, conversations, stored, user }: Visitor) =>
  JSON.stringify([
    await page.locator('html').evaluate(html => new XMLSerializer().serializeToString(html)),
    await chat.locator('html').evaluate(html => new XMLSerializer().serializeToString(html)),
    await chat.locator('textarea').evaluateAll(all => all.map(each => each.textContent)),
    await conversations(),
    await stored(),
    await user()
  ])

const arriveAs = async (externalId: string, text: string) => {
  const visitor = await world.arrive({ options: world.userOf(externalId) })
  await visitor.open()
  await visitor.write(text)
  await expect.poll(visitor.messages).toMatchObject([{ text, status: 'sent' }])
  await visitor.composer.fill(`${text}, and more`)
  return { ...visitor, id: await visitor.conversationId(), userId: (await visitor.user())!.id }
}

test('another user who signs in finds nothing of the one before', async () => {
  const visitor = await arriveAs('first', 'Private words')
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

test('users who are told to come and go at once come and go in that order', async () => {
  const visitor = await arriveAs('hasty', 'Words of the hasty')
  const stored = Object.keys(await visitor.stored())
  const left = await visitor.page.evaluate(
    async ([next, last]) => {
      const { Pipit } = window as any
      void Pipit.login(next!.externalId, next!.jwt)
      const out = Pipit.logout()
      await out
      const nobody = Pipit.getUser()
      await Promise.all([
        Pipit.login(next!.externalId, next!.jwt),
        Pipit.login(last!.externalId, last!.jwt)
      ])
      return { nobody, user: Pipit.getUser().externalId }
    },
    [world.userOf('next'), world.userOf('last')]
  )
  expect(left).toEqual({ nobody: undefined, user: 'last' })
  // Nobody was made by the sign that the one before types no more.
  expect(Object.keys(await visitor.stored())).toEqual(stored)
})

test('logout leaves nothing of the user, in what is shown, held and stored', async () => {
  const visitor = await arriveAs('leaver', 'Private words')
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

  await visitor.write('As nobody')
  await expect.poll(visitor.messages).toMatchObject([{ text: 'As nobody', status: 'sent' }])
  expect((await visitor.user())!.externalId).toBeUndefined()
  await visitor.page.reload()
  await visitor.init()
  await visitor.open()
  await expect.poll(visitor.texts).toEqual(['As nobody'])
})

test('a tab of a visitor who signs in in another shows nothing of them any more', async () => {
  const context = await world.openContext()
  const [left, right] = [await world.arrive({ context }), await world.arrive({ context })]
  await left.open()
  await left.write('Private words')
  await expect.poll(left.messages).toMatchObject([{ status: 'sent' }])
  await right.open()
  await expect.poll(right.texts).toEqual(['Private words'])

  expect(await left.login(world.userOf('of-the-left'))).toBe('done')
  await expect.poll(right.texts).toEqual([])
  expect(await right.user()).toBeUndefined()
  const found = await traces(right)
  for (const trace of ['Private words', (await left.user())!.id]) expect(found).not.toContain(trace)
  await right.write('As nobody')
  await expect.poll(right.messages).toMatchObject([{ text: 'As nobody', status: 'sent' }])
  expect(await left.texts()).toEqual(['Private words'])
})

test('a first message whose answer was lost before a login is stored once', async () => {
  const name = 'lost'
  const laptop = await world.arrive({ options: world.userOf(name) })
  await laptop.send('On the laptop')
  const visitor = await world.arrive()
  await visitor.open()
  const known = (await world.conversations()).length

  // The messenger itself has come.
  await visitor.page.evaluate(() => (window as any).Pipit.updateUser({}))
  world.network.losesAnswers = true
  await visitor.write('Sent twice?')
  const stored = async () => {
    const all = await world.conversations()
    const texts = await Promise.all(all.map(({ id }) => world.stored(id)))
    return texts.flat().filter(text => text === 'Sent twice?')
  }
  await expect.poll(stored).toHaveLength(1)
  world.network.cut()
  world.network.losesAnswers = false
  expect(await visitor.login(world.userOf(name))).toBe('done')
  await expect
    .poll(async () => Object.keys(await visitor.stored()).filter(key => key.includes('outbox')))
    .toEqual([])
  expect(await stored()).toHaveLength(1)
  expect(await world.conversations()).toHaveLength(known + 1)
})

test('what is told of a visitor before they sign in, and after, stays theirs', async () => {
  const visitor = await world.arrive()
  const update = (fields: object) =>
    visitor.page.evaluate(given => (window as any).Pipit.updateUser(given), fields)
  expect(await update({ givenName: 'Ada' })).toBeUndefined()
  await visitor.send('Hello')
  expect(await visitor.user()).toMatchObject({ givenName: 'Ada' })
  expect(await update({ metadata: { plan: 'large' } })).toMatchObject({ givenName: 'Ada' })
  expect(await visitor.login(world.userOf('told'))).toBe('done')
  expect(await update({ surname: 'King' })).toMatchObject({ externalId: 'told' })
  expect(await visitor.user()).toMatchObject({
    externalId: 'told',
    givenName: 'Ada',
    surname: 'King',
    metadata: { plan: 'large' }
  })
})
