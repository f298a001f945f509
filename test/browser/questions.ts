import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import type { PreviewWorld } from './preview-world'
import { press } from './setting-changes'

/** Opens the settings of a messenger, with questions of its own for the form before the chat. */
export const openQuestions = async (world: PreviewWorld, options?: BrowserContextOptions) => {
  const page = await world.openSettings(options)
  await press(page, 'Ask your own questions')
  return page
}

const question = (page: Page, number: number) =>
  page.getByRole('region', { name: `Question ${number}`, exact: true })

/** Reads the names of all questions in their order. */
export const namesOf = (page: Page) =>
  page
    .getByRole('region', { name: /^Question \d$/ })
    .getByLabel('Name in the data')
    .evaluateAll(inputs => inputs.map(input => (input as HTMLInputElement).value))

const middleOf = async (target: Locator) => {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} has no box`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Scrolls to the grip of a question, and returns its middle. */
export const gripAt = async (page: Page, number: number) => {
  const grip = question(page, number).locator('.grip')
  await grip.evaluate(element => element.scrollIntoView({ block: 'center' }))
  return middleOf(grip)
}
