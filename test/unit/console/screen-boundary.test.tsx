import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { englishTexts } from '../../../src/console/texts'
import { TextsContext } from '../../../src/console/view/context'
import { ScreenBoundary } from '../../../src/console/view/ScreenBoundary'

let page: HTMLElement
let root: ReturnType<typeof createRoot>
let isBroken: boolean

function Screen() {
  if (isBroken) throw new Error('An item has changed its id.')
  return <p>Inbox</p>
}
const draw = (address: string) =>
  root.render(
    <TextsContext.Provider value={englishTexts()}>
      <nav>Screens</nav>
      <ScreenBoundary address={address}>
        <Screen />
      </ScreenBoundary>
    </TextsContext.Provider>
  )

describe('A screen that cannot be drawn', () => {
  beforeEach(() => {
    page = document.body.appendChild(document.createElement('div'))
    root = createRoot(page, { onCaughtError: vi.fn() })
    isBroken = true
  })
  afterEach(() => {
    root.unmount()
    page.remove()
  })

  test('leaves the rest of the console, and is drawn again at a press', async () => {
    draw('#/inbox')
    await expect.poll(() => page.textContent).toMatch(/^Screens.*cannot be shown.*Try again$/)
    isBroken = false
    page.querySelector('button')!.click()
    await expect.poll(() => page.textContent).toBe('ScreensInbox')
  })

  test('gives way to the screen of another address', async () => {
    draw('#/inbox')
    await expect.poll(() => page.textContent).toContain('cannot be shown')
    isBroken = false
    draw('#/app')
    await expect.poll(() => page.textContent).toBe('ScreensInbox')
  })
})
