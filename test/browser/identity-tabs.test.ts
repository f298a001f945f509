import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTwoTabs, recordStatus, signInBeside, traces } from './identity-visitors'
import { openIdentityWorld, type IdentityWorld } from './identity-world'

let world: IdentityWorld

describe('Switching users, with several tabs and lost responses,', () => {
  beforeAll(async () => {
    world = await openIdentityWorld()
  })
  afterEach(() => {
    world.network.losesAnswers = false
    world.network.setDown(false)
  })
  afterAll(() => world.close())

  test.each(['a reload', 'a logout'])(
    'keeps what one user wrote in a second tab from the next user, who follows after %s',
    async way => {
      const { left, right } = await signInBeside(world, `hans before ${way}`)
      await right.write('Words of Hans')
      await expect.poll(right.messages).toMatchObject([{ text: 'Words of Hans', status: 'failed' }])
      await right.page.close()
      if (way === 'a logout') await left.logout()
      else {
        await left.page.reload()
        await left.init()
        await left.open()
      }
      await left.composer.waitFor()
      expect(await left.texts()).not.toContain('Words of Hans')

      expect(await left.login(world.userOf(`ivan after ${way}`))).toBe('done')
      await left.write('Words of Ivan')
      await expect.poll(left.messages).toMatchObject([{ text: 'Words of Ivan', status: 'sent' }])
      expect(await world.stored(await left.conversationId())).toEqual(['Words of Ivan'])
      expect(await traces(left)).not.toContain('Words of Hans')
    }
  )

  test.each(['a logout', 'another login', 'a reload and another login'])(
    'leaves nothing of a user in a second tab after %s in the first one',
    async way => {
      const { left, right } = await signInBeside(world, `anna before ${way}`)
      await right.write('Words of Anna')
      await expect.poll(right.messages).toMatchObject([{ text: 'Words of Anna', status: 'failed' }])
      await right.composer.fill('More words of Anna')

      if (way === 'a reload and another login') {
        await left.page.reload()
        await left.init()
      }
      if (way === 'a logout') await left.logout()
      else expect(await left.login(world.userOf(`ben after ${way}`))).toBe('done')
      await expect.poll(right.texts).toEqual([])
      await expect.poll(() => right.composer.inputValue()).toBe('')
      expect(await right.chat.locator('.bar').count()).toBe(0)
      for (const trace of ['ords of Anna', 'anna before']) {
        expect(await traces(right)).not.toContain(trace)
      }

      await right.write('Anonymous')
      await expect.poll(right.messages).toMatchObject([{ text: 'Anonymous', status: 'sent' }])
      expect((await right.user())!.externalId).toBeUndefined()
    }
  )

  test('goes on in a second tab as the visitor who writes in the first one after logout', async () => {
    const { left, right } = await signInBeside(world, 'anna who leaves')
    await left.logout()
    await expect.poll(() => right.chat.locator('.bar').count()).toBe(0)
    await left.composer.waitFor()
    await left.write('Anonymous')
    await expect.poll(right.texts).toEqual(['Anonymous'])
    await right.write('Anonymous too')
    await expect.poll(left.texts).toEqual(['Anonymous', 'Anonymous too'])
  })

  test('keeps a user signed in in a second tab who signed in there too, after a logout in the first one', async () => {
    const { left, right } = await signInBeside(world, 'anna in both')
    expect(await right.login(world.userOf('anna in both'))).toBe('done')
    await left.logout()
    await right.write('Words of Anna')
    await expect
      .poll(right.messages)
      .toMatchObject([{ text: 'Private words' }, { text: 'Words of Anna', status: 'sent' }])
    expect(await right.user()).toMatchObject({ externalId: 'anna in both' })
  })

  test('tells the visitor of a second tab no other reason than that they have signed in in another one', async () => {
    const { left, right } = await openTwoTabs(world)
    const told = await recordStatus(right)
    expect(await left.login(world.userOf('told-once'))).toBe('done')
    const text = 'You have signed in in another tab. Please sign in here too, or reload the page.'
    await right.chat.getByText(text).waitFor()
    await expect.poll(told).toContain(text)
    expect(told()).not.toContain('We could not connect. Please reload the page.')
  })

  test('sends what was written beside a login to the signed-in user only, after a reload too', async () => {
    const { left, right } = await signInBeside(world, 'hans who reloads')
    const known = (await world.conversations()).length
    await right.write('Words of Hans')
    await expect.poll(right.messages).toMatchObject([{ text: 'Words of Hans', status: 'failed' }])
    // The first tab says the same of it, instead of “Sending…” for ever.
    await expect
      .poll(left.messages)
      .toMatchObject([{ text: 'Private words' }, { text: 'Words of Hans', status: 'failed' }])
    await right.page.reload()
    await right.init()
    await right.open()
    expect(await right.texts()).toEqual([])
    expect(await right.user()).toBeUndefined()

    await left.page.reload()
    await left.init(world.userOf('hans who reloads'))
    await left.open()
    await expect.poll(left.messages).toMatchObject([
      { text: 'Private words', status: 'sent' },
      { text: 'Words of Hans', status: 'sent' }
    ])
    expect(await world.conversations()).toHaveLength(known)
  })

  test('stores a first message once when its response was lost before a login', async () => {
    const name = 'lost'
    const laptop = await world.arrive({ options: world.userOf(name) })
    await laptop.send('On the laptop')
    const visitor = await world.arrive()
    await visitor.open()
    const known = (await world.conversations()).length

    // The messenger itself has loaded.
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

  test.each(['new', 'known'])(
    'stores a message once that was sent while the response to a login was on its way: %s user',
    async kind => {
      const name = `on the way: ${kind}`
      if (kind === 'known') {
        const laptop = await world.arrive({ options: world.userOf(name) })
        await laptop.send('On the laptop')
      }
      const visitor = await world.arrive()
      await visitor.open()
      await visitor.write('Before')
      await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
      const id = await visitor.conversationId()

      let release = () => {}
      const isAnswered = new Promise<void>(resolve => {
        void visitor.page.route('**/login', async route => {
          const response = await route.fetch()
          const isReleased = new Promise<void>(done => (release = done))
          resolve()
          await isReleased
          await route.fulfill({ response })
        })
      })
      const login = visitor.login(world.userOf(name))
      await isAnswered
      const refused = visitor.page.waitForResponse(response => response.status() === 503)
      await visitor.write('Meanwhile')
      await refused
      release()
      expect(await login).toBe('done')
      await expect.poll(() => world.stored(id)).toEqual(['Before', 'Meanwhile'])
      await expect
        .poll(async () => Object.keys(await visitor.stored()).filter(key => key.includes('outbox')))
        .toEqual([])
      expect(await world.stored(id)).toEqual(['Before', 'Meanwhile'])
    }
  )

  test('keeps events of a visitor before and after login with that visitor', async () => {
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

  test('leaves no trace of answers before a conversation that were not sent', async () => {
    const fields = [{ type: 'text', name: 'order', label: 'Order' } as const]
    const visitor = await world.arrive({
      options: { ...world.userOf('kim'), prechatCapture: { enabled: true, fields } }
    })
    const { chat, launcher, page, logout, stored } = visitor
    await launcher.press('Enter')
    await chat.locator('form .active').waitFor()
    await page.route('**/sessions', route => route.abort())
    await chat.locator('form .active').fill('Order 1234')
    await page.keyboard.press('Enter')
    await expect.poll(async () => JSON.stringify(await stored())).toContain('Order 1234')

    await logout()
    await chat.locator('form .active').waitFor()
    expect(await traces(visitor)).not.toContain('Order 1234')
  })
})
