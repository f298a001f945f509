import { atom } from 'nanostores'
import { describe, expect, test } from 'vitest'
import type { TimelineEntry } from '../../../src/client'
import { createConversationModel } from '../../../src/client/conversations/conversation-model'
import { useValue } from '../../../src/ui'
import { useFirstUnread } from '../../../src/widget/core/conversation/use-first-unread'
import { id, message, pending } from '../fakes/messages'
import { drawInMessenger } from '../fakes/render-with-context'

const VISITOR = { role: 'user', userId: 'visitor' } as const

/** Draws the key of the first unread message, hidden as long as the visitor does not look. */
const draw = (isShown = true, hidden: string[] = []) => {
  const model = createConversationModel()
  const $isSeen = atom(isShown)
  function FirstUnread() {
    useValue(model.history)
    const blocks = useValue(model.timeline.blocks)
    const unread = useValue(model.unreadCount)
    const isSeen = useValue($isSeen)
    return (
      <p hidden={!isSeen} data-unread={unread} data-blocks={blocks.length}>
        {useFirstUnread(model, isSeen) ?? 'none'}
      </p>
    )
  }
  const display = (entries: readonly TimelineEntry[]) =>
    entries.filter(({ key }) => !hidden.includes(key))
  const { place } = drawInMessenger(<FirstUnread />, {}, { display })
  const drawn = () => place.querySelector('p')
  return {
    ...model,
    drawn,
    found: () => place.textContent,
    count: async (unread: number) => {
      model.unreadCount.value = unread
      await expect.poll(() => drawn()?.dataset['unread']).toBe(`${unread}`)
    },
    look: async (isLooking: boolean) => {
      $isSeen.set(isLooking)
      await expect.poll(() => drawn()?.hidden).toBe(!isLooking)
    }
  }
}

describe('The first unread message', () => {
  test('is the first of those that were unread when the conversation was opened', async () => {
    const { timeline, count, look, found } = draw(false)
    timeline.upsertMessage(message(1))
    timeline.upsertMessage(message(2, VISITOR))
    for (const number of [3, 4]) timeline.upsertMessage(message(number))
    await count(2)
    expect(found()).toBe('none')
    await look(true)
    expect(found()).toBe(id(3))
    await count(0)
    timeline.upsertMessage(message(5))
    await count(1)
    await count(0)
    expect(found()).toBe(id(3))
  })

  test('is forgotten when the conversation is opened again', async () => {
    const { timeline, count, look, found } = draw(false)
    for (const number of [1, 2]) timeline.upsertMessage(message(number))
    await count(1)
    await look(true)
    expect(found()).toBe(id(2))
    await count(0)
    await look(false)
    expect(found()).toBe(id(2))
    await look(true)
    expect(found()).toBe('none')
  })

  test('is found when the conversation arrives while the messenger is open, and its history later', async () => {
    const { timeline, unreadCount, history, found } = draw()
    unreadCount.value = 2
    timeline.upsertMessage(message(3))
    await expect.poll(found).toBe(id(3))
    for (const number of [1, 2]) timeline.upsertMessage(message(number))
    history.value = 'more'
    await expect.poll(found).toBe(id(2))
  })

  test('is none of those that answer the first message of a visitor', async () => {
    const { timeline, drawn, count, found } = draw()
    timeline.upsertPending(pending('a'), 'sending')
    await expect.poll(() => drawn()?.dataset['blocks']).toBe('1')
    timeline.upsertMessage(message(1, { clientMessageId: 'a', ...VISITOR }))
    timeline.upsertMessage(message(2))
    await count(1)
    expect(found()).toBe('none')
  })

  test('is one that the page shows', async () => {
    const { timeline, count, look, found } = draw(false, [id(2)])
    for (const number of [1, 2, 3]) timeline.upsertMessage(message(number))
    await count(2)
    await look(true)
    expect(found()).toBe(id(3))
  })

  test('is not looked for among messages from long ago', async () => {
    const { timeline, isDetached, count, look, found } = draw(false)
    for (const number of [1, 2]) timeline.upsertMessage(message(number))
    isDetached.value = true
    await count(1)
    await look(true)
    expect(found()).toBe('none')
  })

  test('is let go with the messages around it, once its reader has gone far back', async () => {
    const { timeline, count, look, found } = draw(false)
    for (let number = 1; number <= 100; number++) timeline.upsertMessage(message(number))
    await count(2)
    await look(true)
    expect(found()).toBe(id(99))
    timeline.dropBlock(-1)
    await expect.poll(found).toBe('none')
  })
})
