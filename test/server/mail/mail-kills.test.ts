import { describe, expect, test } from 'vitest'
import { openKillWorld } from './kill-world'

const ROUNDS = 12
const CUSTOMERS = 8
const COMMANDS = ['HELLO', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'DOT']

const wordsIn = (text: string): string[] => text.match(/round \d+ of [a-h]\b/g) ?? []

describe('A server that is killed again and again while it sends mails', () => {
  test.each(COMMANDS)('at %s loses no message and sends none twice', async command => {
    const world = await openKillWorld()
    const conversationId = await world.addCustomer('ann')
    const killed = world.killAt(command)
    await world.say(conversationId, 'Your parcel is here.')
    await killed
    await world.start()
    await world.say(await world.addCustomer('ben'), 'Another one')

    const mails = await world.smtp.until(2)
    expect(mails.map(({ headers }) => headers['to']).sort()).toEqual([
      'ann@example.com',
      'ben@example.com'
    ])
  })

  test('at random loses no message and sends none twice', async () => {
    const world = await openKillWorld()
    const names = 'abcdefgh'.slice(0, CUSTOMERS).split('')
    const said: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const command = COMMANDS[round % COMMANDS.length]!
      const customers = await Promise.all(
        names.map(async name => ({ name, id: await world.addCustomer(`${name}-${round}`) }))
      )
      const killed = world.killAt(command)
      const saying = customers.map(async ({ name, id }) => {
        const words = `round ${round} of ${name}`
        await world.say(id, words)
        said.push(words)
      })
      // What is under way when the server dies was not acknowledged.
      await Promise.allSettled(saying)
      await killed
      await world.start()
    }
    const mailed = () => world.smtp.mails.flatMap(({ text }) => wordsIn(text))
    // While one mail is at a command, others are on their way: some end between their last byte and the answer.
    const missing = () => said.filter(words => !mailed().includes(words))
    await expect.poll(() => missing().length <= world.countUnanswered()).toBe(true)
    expect(mailed().length).toBe(new Set(mailed()).size)
  }, 600_000)
})
