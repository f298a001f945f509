import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Entries } from '../../../src/console/model'
import { useWindow } from '../../../src/console/view/use-window'

const entriesOf = (count: number): Entries =>
  Array.from({ length: count }, (_, number) => ({
    key: `${number + 1}`,
    state: 'sent',
    message: {
      id: `${number + 1}`,
      received: '2026-01-31T12:00:00.000Z',
      author: { type: 'user' },
      content: { type: 'text', text: 'Hello' }
    }
  }))

function Drawn({ entries }: { entries: Entries }) {
  const { shown, hasBefore, isDrawing } = useWindow(entries)
  const from = shown.length ? `${shown[0]?.key} to ${shown.at(-1)?.key}` : 'none'
  return [from, hasBefore && 'earlier ones', isDrawing && 'about to draw more']
    .filter(Boolean)
    .join(', ')
}

let page: HTMLElement
let root: ReturnType<typeof createRoot>

const draw = (count: number) => flushSync(() => root.render(<Drawn entries={entriesOf(count)} />))

describe('Of the messages of a conversation', () => {
  beforeEach(() => {
    page = document.body.appendChild(document.createElement('div'))
    root = createRoot(page)
  })
  afterEach(() => {
    root.unmount()
    page.remove()
  })

  test('the newest are drawn first, and the others right behind them', async () => {
    draw(60)
    expect(page.textContent).toBe('41 to 60, about to draw more')
    await expect.poll(() => page.textContent).toBe('1 to 60')
  })

  test('the newest are drawn first also where they arrive later', async () => {
    draw(0)
    await expect.poll(() => page.textContent).toBe('none')
    draw(200)
    expect(page.textContent).toBe('181 to 200, earlier ones, about to draw more')
    await expect.poll(() => page.textContent).toBe('51 to 200, earlier ones')
  })

  test('all are drawn at once where they are few', () => {
    draw(20)
    expect(page.textContent).toBe('1 to 20')
  })
})
