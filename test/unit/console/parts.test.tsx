import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Console } from '../../../src/console/model'
import { englishTexts } from '../../../src/console/texts'
import { ConsoleContext, TextsContext } from '../../../src/console/view/context'
import { createPart, type Part } from '../../../src/console/view/parts/create-part'
import { InPart } from '../../../src/console/view/parts/InPart'

const Team = () => <p>Ann and Bo</p>

let page: HTMLElement
let root: ReturnType<typeof createRoot>
let isReachable: boolean
let hasFile: boolean
let imports: number
let part: Part<{ Team: typeof Team }>

const draw = () =>
  root.render(
    <ConsoleContext.Provider value={{ isReachable: async () => isReachable } as Console}>
      <TextsContext.Provider value={englishTexts()}>
        <InPart part={part}>{({ Team }) => <Team />}</InPart>
      </TextsContext.Provider>
    </ConsoleContext.Provider>
  )
const press = (name: string) =>
  [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click()

describe('A part of the console', () => {
  beforeEach(() => {
    page = document.body.appendChild(document.createElement('div'))
    root = createRoot(page)
    isReachable = hasFile = true
    imports = 0
    part = createPart(async () => {
      imports++
      if (!hasFile) throw new Error('Failed to fetch dynamically imported module')
      return { Team }
    })
  })
  afterEach(() => {
    root.unmount()
    page.remove()
  })

  test('is loaded when it is needed, once', async () => {
    flushSync(draw)
    expect(page.textContent).toBe('Loading…')
    await expect.poll(() => page.textContent).toBe('Ann and Bo')
    await part.load()
    expect(imports).toBe(1)
  })

  test('is there at once where it was loaded before', async () => {
    await part.load()
    flushSync(draw)
    expect(page.textContent).toBe('Ann and Bo')
  })

  test('asks for the connection while the server is out of reach, and is loaded at a press', async () => {
    isReachable = hasFile = false
    draw()
    await expect.poll(() => page.textContent).toMatch(/did not load.*Check the connection/)
    expect(page.textContent).not.toContain('Reload the page')
    isReachable = hasFile = true
    press('Try again')
    await expect.poll(() => page.textContent).toBe('Ann and Bo')
  })

  test('has the page reloaded where the server answers but has other files', async () => {
    hasFile = false
    draw()
    await expect
      .poll(() => page.textContent)
      .toMatch(/did not load.*may have been updated.*Reload the page.*Try again$/)
  })
})
