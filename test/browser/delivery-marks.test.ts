import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstInShortRun } from './short-run'
import { openStoryWorld, type StoryWorld } from './story-world'

let world: StoryWorld

/** Lists own messages of a story with the marks that can be seen under them. */
const marksOf = async (story: string) => {
  const { open, frame } = await world.openTab({ reducedMotion: 'reduce' })
  await open(story)
  const messenger = await frame()
  return messenger.locator('.row[data-role="user"]').evaluateAll(rows =>
    rows.map(row => {
      const marks = [...row.querySelectorAll<HTMLElement>('.status')]
      return [
        row.querySelector('.bubble')!.textContent,
        ...marks.filter(mark => mark.checkVisibility()).map(mark => mark.innerText)
      ]
    })
  )
}

describe('Delivery marks', () => {
  beforeAll(async () => {
    world = await openStoryWorld()
  })
  afterAll(() => world.close())

  const FIRST = 'Is the blue one back in the shop?'

  const marked: [story: string, marks: string[][]][] = [
    [
      'sending/seen-and-sent',
      [[FIRST], ['Please do.', 'Seen'], ['By six, if that is not too late.', 'Sent']]
    ],
    ['sending/seen', [[FIRST], ['Please do.', 'Seen']]],
    ['sending/delivered', [[FIRST], ['Please do.', 'Delivered']]]
  ]

  test.each(firstInShortRun(marked, 1))(
    'stand under the newest message of their state only: %s',
    async (story, marks) => {
      expect(await marksOf(story)).toEqual(marks)
    }
  )

  test('of a message that waits for a connection neither alarm nor ask for a press', async () => {
    expect((await marksOf('connection/written-offline')).at(-1)).toEqual([
      'On my way',
      'Goes out once back online'
    ])
  })
})
