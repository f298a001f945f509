import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Author, Message } from '../../../src/console/api/shapes'
import type { Thread } from '../../../src/console/model/thread'
import { MessageRow } from '../../../src/console/view/MessageRow'

const NOTE = 'automatic, from the page'
const BUSINESS: Author = { type: 'business' }

let page: HTMLElement
let root: ReturnType<typeof createRoot>

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
})
afterEach(() => {
  root.unmount()
  page.remove()
})

const draw = (by: Author, source?: Message['source']) => {
  const message: Message = {
    id: '1',
    received: '2026-01-31T12:00:00.000Z',
    author: by,
    content: { type: 'text', text: 'Hello' },
    ...(source && { source })
  }
  root.render(
    <MessageRow
      entry={{ key: '1', state: 'sent', message }}
      author="Business"
      hasTime={false}
      isFirst={false}
      thread={{} as Thread}
    />
  )
}

test('a message that the page wrote for the business says so', async () => {
  draw(BUSINESS, { type: 'web' })
  await expect.poll(() => page.querySelector('.message')?.textContent).toContain(NOTE)
})

test.each<[string, Author, Message['source']]>([
  ["an agent's", BUSINESS, { type: 'api:conversations' }],
  ['a reply on its way', BUSINESS, undefined],
  ["a visitor's", { type: 'user', userId: '9' }, { type: 'web' }]
])('%s message does not', async (_name, by, source) => {
  draw(by, source)
  await expect.poll(() => page.textContent).toContain('Hello')
  expect(page.textContent).not.toContain(NOTE)
})
