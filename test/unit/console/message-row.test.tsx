import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Author, Message } from '../../../src/console/api/shapes'
import type { Thread } from '../../../src/console/model/thread'
import { englishTexts } from '../../../src/console/texts'
import { TextsContext } from '../../../src/console/view/context'
import { MessageRow } from '../../../src/console/view/MessageRow'

const NOTE = 'automatic, from the page'
const BUSINESS: Author = { type: 'business' }

let page: HTMLElement
let root: ReturnType<typeof createRoot>

const draw = (by: Author, source?: Message['source'], destination?: Message['destination']) => {
  const message: Message = {
    id: '1',
    received: '2026-01-31T12:00:00.000Z',
    author: by,
    content: { type: 'text', text: 'Hello' },
    ...(source && { source }),
    ...(destination && { destination })
  }
  root.render(
    <TextsContext.Provider value={englishTexts()}>
      <MessageRow
        entry={{ key: '1', state: 'sent', message }}
        author="Business"
        hasTime={false}
        isFirst={false}
        thread={{} as Thread}
      />
    </TextsContext.Provider>
  )
}

describe('A message row', () => {
  beforeEach(() => {
    page = document.body.appendChild(document.createElement('div'))
    root = createRoot(page)
  })
  afterEach(() => {
    root.unmount()
    page.remove()
  })

  test('marks a message that the page wrote for the business', async () => {
    draw(BUSINESS, { type: 'web' })
    await expect.poll(() => page.querySelector('.message')?.textContent).toContain(NOTE)
  })

  test.each([
    ['none', true],
    ['telegram', false]
  ])('with the destination %s is a note: %s', async (integrationType, isNote) => {
    draw(BUSINESS, { type: 'api:conversations' }, { integrationType })
    await expect.poll(() => page.textContent).toContain('Hello')
    expect(page.textContent?.includes('Note for the team, not seen by the visitor')).toBe(isNote)
    expect(page.querySelector('[data-note]') !== null).toBe(isNote)
  })

  test.each<[string, Author, Message['source']]>([
    ["an agent's", BUSINESS, { type: 'api:conversations' }],
    ['a reply on its way', BUSINESS, undefined],
    ["a visitor's", { type: 'user', userId: '9' }, { type: 'web' }]
  ])('does not mark %s message', async (_name, by, source) => {
    draw(by, source)
    await expect.poll(() => page.textContent).toContain('Hello')
    expect(page.textContent).not.toContain(NOTE)
  })
})
