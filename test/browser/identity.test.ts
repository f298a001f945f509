import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openIdentityWorld, type IdentityWorld } from './identity-world'
import { longTest } from './short-run'

let world: IdentityWorld

describe('Identity', () => {
  beforeAll(async () => {
    world = await openIdentityWorld()
  })
  afterAll(() => world.close())

  test('a user reads on one device what they write on another, with the same unread counts', async () => {
    const [phone, laptop] = [
      await world.arrive({ options: world.userOf('two-devices') }),
      await world.arrive({ options: world.userOf('two-devices') })
    ]
    const { id } = (await phone.user())!
    expect(await laptop.user()).toMatchObject({ id, externalId: 'two-devices' })

    await phone.send('From the phone')
    await laptop.open()
    await expect.poll(laptop.texts).toEqual(['From the phone'])
    await laptop.write('From the laptop')
    await phone.open()
    await expect.poll(phone.texts).toEqual(['From the phone', 'From the laptop'])

    await phone.launcher.click()
    await laptop.launcher.click()
    await world.say(await phone.conversationId(), 'Good morning')
    for (const device of [phone, laptop]) await expect.poll(device.unread).toBe(1)
    await laptop.open()
    for (const device of [phone, laptop]) await expect.poll(device.unread).toBe(0)
  })

  test('a visitor who signs in for the first time keeps the conversation, the draft and their id', async () => {
    const visitor = await world.arrive()
    await visitor.open()
    await visitor.write('Who am I?')
    await expect.poll(visitor.messages).toMatchObject([{ text: 'Who am I?', status: 'sent' }])
    const before = (await visitor.user())!
    const id = await visitor.conversationId()
    await visitor.composer.fill('Half a thought')

    expect(await visitor.login(world.userOf('newcomer'))).toBe('done')
    expect(await visitor.user()).toMatchObject({ id: before.id, externalId: 'newcomer' })
    expect(await visitor.texts()).toEqual(['Who am I?'])
    expect(await visitor.composer.inputValue()).toBe('Half a thought')
    await visitor.write('Somebody')
    await expect.poll(() => world.stored(id)).toEqual(['Who am I?', 'Somebody'])

    const elsewhere = await world.arrive({ options: world.userOf('newcomer') })
    await elsewhere.open()
    await expect.poll(elsewhere.texts).toEqual(['Who am I?', 'Somebody'])
  })

  test('a visitor who signs in as a known user keeps their conversation, and all devices show both', async () => {
    const user = world.userOf('known')
    const laptop = await world.arrive({ options: user })
    await laptop.send('Asked on the laptop')
    const laptopId = await laptop.conversationId()

    const phone = await world.arrive()
    await phone.open()
    await phone.write('Asked anonymously')
    await expect.poll(phone.messages).toMatchObject([{ status: 'sent' }])
    const phoneId = await phone.conversationId()
    await phone.composer.fill('Half a thought')
    expect(await phone.login(user)).toBe('done')

    const { id } = (await laptop.user())!
    expect(await phone.user()).toMatchObject({ id, externalId: 'known' })
    for (const device of [laptop, phone]) {
      await expect
        .poll(async () => (await device.conversations()).map(({ id }) => id).sort())
        .toEqual([laptopId, phoneId].sort())
      const all = await device.conversations()
      expect(all.filter(({ isDefault }) => isDefault)).toMatchObject([{ id: laptopId }])
    }
    expect(await world.stored(laptopId)).toEqual(['Asked on the laptop'])
    expect(await world.stored(phoneId)).toEqual(['Asked anonymously'])
    expect(await phone.composer.inputValue()).toBe('Half a thought')

    await world.say(phoneId, 'Good morning')
    for (const device of [laptop, phone]) {
      await expect
        .poll(async () => (await device.conversations()).find(({ id }) => id === phoneId)!.messages)
        .toMatchObject([{ text: 'Asked anonymously' }, { text: 'Good morning' }])
    }
  })

  test('init signs a user in, reports why it cannot, and can be called again', async () => {
    const visitor = await world.enter()
    const { externalId, jwt } = world.userOf('starter')
    expect(await visitor.init({ externalId, jwt: `${jwt}x` })).toBe('invalid-auth')
    expect(await visitor.launcher.count()).toBe(0)
    expect(await visitor.init({ externalId, jwt: world.jwt('somebody else') })).toBe('invalid-auth')
    expect(await visitor.init({ externalId })).toBe('invalid-option')
    expect(await visitor.init({ externalId, jwt })).toBe('ready')
    expect(await visitor.user()).toMatchObject({ externalId: 'starter' })
  })

  longTest('init signs a user in with a code, which works once', async () => {
    const laptop = await world.arrive({ options: world.userOf('coded') })
    await laptop.send('Hello')
    const { authCode } = await world.rest<{ authCode: string }>('POST', '/users/coded/authcode')

    const phone = await world.enter()
    expect(await phone.init({ authCode })).toBe('ready')
    expect(await phone.user()).toEqual(await laptop.user())
    await phone.open()
    await expect.poll(phone.texts).toEqual(['Hello'])
    const thief = await world.enter()
    expect(await thief.init({ authCode })).toBe('invalid-auth')
  })
})
