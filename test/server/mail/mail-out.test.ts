import { describe, expect, test } from 'vitest'
import { beginSending, claimMail } from '../../../src/server/domain/flows'
import { DELAY, HOUR, type MailWorld, MINUTE, openMailWorld, SECOND } from './mail-world'

const textsOf = ({ smtp }: MailWorld) => smtp.mails.map(({ text }) => text)

describe('A message that stays unseen', () => {
  test('is mailed after the delay, not before', async () => {
    const world = await openMailWorld()
    const { conversationId } = await world.addCustomer()
    await world.say(conversationId, 'Your parcel is here.')

    await world.pass(DELAY - SECOND)
    expect(world.smtp.mails).toEqual([])

    await world.pass(2 * SECOND)
    expect(textsOf(world)).toEqual([expect.stringContaining('Your parcel is here.')])
  })

  test('is mailed after the time that is set', async () => {
    const world = await openMailWorld({ env: { PIPIT_MAIL_DELAY_S: '10' } })
    const { conversationId } = await world.addCustomer()
    await world.say(conversationId, 'Your parcel is here.')

    await world.pass(11 * SECOND)
    expect(world.smtp.mails).toHaveLength(1)
  })

  test('is not mailed when it was seen before', async () => {
    const world = await openMailWorld()
    const { conversationId, userId } = await world.addCustomer()
    await world.say(conversationId, 'Your parcel is here.')
    await world.read(conversationId, userId)

    await world.pass(DELAY + SECOND)
    expect(world.smtp.mails).toEqual([])
    expect(await world.mails()).toEqual([])
  })

  test('is held back when it is seen while the mail is on its way', async () => {
    const world = await openMailWorld()
    const { conversationId, userId } = await world.addCustomer()
    await world.say(conversationId, 'Your parcel is here.')
    world.smtp.answer(async command => {
      if (command === 'DATA') await world.read(conversationId, userId)
      return undefined
    })

    await world.pass(DELAY + SECOND)
    expect(world.smtp.commands).toContain('DATA')
    expect(world.smtp.commands).not.toContain('DOT')
    expect(world.smtp.mails).toEqual([])
    expect(await world.mails()).toEqual([])
  })

  test('goes with all others of its conversation in one mail', async () => {
    const world = await openMailWorld()
    const { conversationId } = await world.addCustomer()
    for (const words of ['One', 'Two', 'Three']) await world.say(conversationId, words)

    await world.pass(DELAY + MINUTE)
    expect(textsOf(world)).toEqual([expect.stringMatching(/One\s+Two\s+Three/)])
  })

  test('is in one mail only, also after restarts', async () => {
    const world = await openMailWorld()
    const { conversationId } = await world.addCustomer()
    await world.say(conversationId, 'One')
    await world.pass(DELAY + SECOND)
    await world.restartSending()
    await world.say(conversationId, 'Two')
    await world.pass(DELAY + SECOND)
    await world.restartSending()
    await world.pass(HOUR)

    const [first, second, ...others] = textsOf(world)
    expect(first).toContain('One')
    expect(second).toContain('Two')
    expect(second).not.toContain('One')
    expect(others).toEqual([])
  })

  test('is not mailed again where the server ended between the last byte and the answer, and the log says so', async () => {
    const world = await openMailWorld({ isSending: false })
    const { conversationId } = await world.addCustomer()
    await world.say(conversationId, 'One')
    world.moveClock(DELAY + SECOND)
    const [mail] = await world.mails()
    const claimed = (await world.domain.write(tx => claimMail(tx, mail!.id)))!
    expect(await world.domain.write(tx => beginSending(tx, claimed))).toBe(true)

    await world.restartSending()
    await world.say(conversationId, 'Two')
    await world.pass(DELAY + SECOND)
    expect(textsOf(world)).toEqual([expect.stringContaining('Two')])
    expect(textsOf(world)[0]).not.toContain('One')
    expect(world.logged.join('')).toContain('"event":"mail.unanswered"')
  })

  test('goes at once after a restart where the server ended before the last byte', async () => {
    const world = await openMailWorld({ isSending: false })
    const { conversationId } = await world.addCustomer()
    await world.say(conversationId, 'One')
    world.moveClock(DELAY + SECOND)
    const [mail] = await world.mails()
    const claimed = (await world.domain.write(tx => claimMail(tx, mail!.id)))!

    await world.restartSending()
    expect(textsOf(world)).toEqual([expect.stringContaining('One')])
    // The attempt of before, should it live on, may not end.
    expect(await world.domain.write(tx => beginSending(tx, claimed))).toBe(false)
  })

  test('that was deleted is not in the mail', async () => {
    const world = await openMailWorld()
    const { conversationId } = await world.addCustomer()
    const { id } = await world.say(conversationId, 'A slip')
    await world.say(conversationId, 'Your parcel is here.')
    const path = `${world.shop.path}/conversations/${conversationId}/messages/${id}`
    await world.call('DELETE', path)

    await world.pass(DELAY + SECOND)
    expect(textsOf(world)).toEqual([expect.not.stringContaining('A slip')])
  })

  test('is not mailed to a blocked user', async () => {
    const world = await openMailWorld()
    const { conversationId, userId } = await world.addCustomer()
    await world.say(conversationId, 'Your parcel is here.')
    await world.call('POST', `${world.shop.path}/users/${userId}/block`)

    await world.pass(DELAY + SECOND)
    expect(world.smtp.mails).toEqual([])
  })
})

describe('Mails of one conversation', () => {
  /** Says something, and measures the minutes until the next mail. */
  const minutesUntilMail = async (world: MailWorld, conversationId: string) => {
    const before = world.smtp.mails.length
    await world.say(conversationId, 'Are you there?')
    for (let minutes = 1; minutes <= 120; minutes++) {
      await world.pass(MINUTE)
      if (world.smtp.mails.length > before) return minutes
    }
    return undefined
  }

  test('come at growing intervals while messages stay unseen, and soon again after they were seen', async () => {
    const world = await openMailWorld()
    const { conversationId, userId } = await world.addCustomer()
    const pauses = []
    for (let count = 0; count < 6; count++) {
      pauses.push(await minutesUntilMail(world, conversationId))
    }
    expect(pauses).toEqual([2, 2, 5, 15, 60, 60])

    await world.read(conversationId, userId)
    expect(await minutesUntilMail(world, conversationId)).toBe(2)
  })

  test('are ten an hour at most, and the rest comes then', async () => {
    const world = await openMailWorld({ env: { PIPIT_MAIL_DELAY_S: '0' } })
    const { conversationId, userId } = await world.addCustomer()
    for (let count = 0; count < 11; count++) {
      await world.read(conversationId, userId)
      // The next message must be newer than what was read.
      await world.pass(SECOND)
      await world.say(conversationId, `Message ${count}`)
      await world.pass(SECOND)
    }
    expect(world.smtp.mails).toHaveLength(10)

    await world.pass(HOUR)
    expect(world.smtp.mails).toHaveLength(11)
    expect(textsOf(world).at(-1)).toContain('Message 10')
  })
})
