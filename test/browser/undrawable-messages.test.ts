import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { firstInShortRun } from './short-run'
import type { WithPipit } from './visitor'

let world: SharedWorld

describe('A message that cannot be drawn', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  const price = {
    id: 'a',
    type: 'buy',
    text: 'Buy',
    amount: 1,
    currency: 'bells',
    state: 'offered'
  }

  const broken: [what: string, changes: object][] = [
    ['a price in no currency', { actions: [price] }],
    ['a list that is none', { type: 'list', items: {} }]
  ]

  test.each(firstInShortRun(broken, 1))(
    'keeps its text and all others, and is reported once: %s',
    async (_, changes) => {
      const visitor = await world.converse('Before')
      const { page, chat } = visitor
      const reports: string[] = []
      page.on('console', entry => {
        if (entry.type() === 'warning') reports.push(entry.text())
      })
      await page.evaluate(
        changes =>
          (window as unknown as WithPipit).Pipit.setDelegate({
            beforeDisplay: message =>
              'text' in message && message.text === 'A bell'
                ? // Nothing that the server would send.
                  { ...message, ...changes }
                : message
          }),
        changes
      )
      await world.say(visitor.id, 'A bell')
      await world.say(visitor.id, 'After')
      await chat.getByText('After').waitFor()
      await visitor.write('And more')
      await expect.poll(visitor.texts).toEqual(['Before', 'A bell', 'After', 'And more'])
      await expect
        .poll(() => reports.filter(text => text.startsWith('Pipit:')))
        .toEqual([expect.stringMatching(/Error/)])
    }
  )
})
