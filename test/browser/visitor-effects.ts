import { expect } from 'vitest'
import { shownColor } from './shown-color'
import type { Visitor } from './visitor'

/** Reads a property of a style in the messenger. */
export const styleOf = (visitor: Visitor, selector: string, name: string): Promise<string> =>
  visitor.chat
    .locator(selector)
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name)

export const sizeOf = ({ launcher }: Visitor) => launcher.boundingBox()

/** Writes the first message, and resolves when it is sent. */
export const writeFirst = async (visitor: Visitor): Promise<void> => {
  await visitor.open()
  await visitor.write('Hello')
  await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
}

/** Reads the colour of the visitor's bubbles. */
export const bubbleColorOf = async (visitor: Visitor): Promise<string> => {
  await writeFirst(visitor)
  return styleOf(visitor, '[data-role=user] .bubble', 'background-color')
}

/** Reads the colour of the button that sends, as red, green and blue. */
export const sendColorOf = async (visitor: Visitor) => {
  await visitor.open()
  await visitor.composer.fill('Hello')
  return shownColor(visitor.chat.locator('.send'), 'background-color')
}

/** Compares what was seen: of an object, the parts that are expected. */
export const expectShown = (seen: unknown, shown: unknown): void => {
  if (Object(shown) === shown) expect(seen).toMatchObject(shown as object)
  else expect(seen).toBe(shown)
}
