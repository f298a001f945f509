import type { FrameLocator, Locator, Page } from 'playwright-core'
import type { MessengerWidget } from '../../src/widget'
import { standStill } from './stand-still'

/** A message as its reader sees it. */
export interface ShownMessage {
  text: string
  role: string | undefined
  /** Of the visitor's own. */
  status: string | undefined
}

/** Somebody who looks at a page with the messenger. */
export interface Visitor {
  page: Page
  launcher: Locator
  /** The number on the launcher. */
  badge: Locator
  /** The messenger's document. */
  chat: FrameLocator
  composer: Locator
  /** Opens the messenger, and waits until it stands still and can be written in. */
  open(): Promise<void>
  /** Writes a message as people do, without waiting for it to be sent. */
  write(text: string): Promise<void>
  /** All that stands in the open conversation. */
  messages(): Promise<ShownMessage[]>
  /** Only the words. */
  texts(): Promise<string[]>
  /** The conversation on the screen; the visitor has written before. */
  conversationId(): Promise<string>
  /** What the browser keeps for the page, by key. */
  stored(): Promise<Record<string, string>>
}

/** The global of a page, for what runs there. */
export type WithPipit = Window & { Pipit: MessengerWidget }

/** Looks at a page that has the messenger. */
export const visitorOn = (page: Page): Visitor => {
  const launcher = page.locator('button#messenger-button')
  const chat = page.frameLocator('iframe#web-messenger-container')
  const composer = chat.locator('textarea.message-input')

  const messages: Visitor['messages'] = () =>
    chat.locator('[data-message-id]').evaluateAll(rows =>
      rows.map(row => {
        const { role, status } = (row as HTMLElement).dataset
        return { text: row.querySelector('.bubble')?.textContent ?? '', role, status }
      })
    )

  return {
    page,
    launcher,
    badge: launcher.locator('.unread-badge'),
    chat,
    composer,
    messages,
    open: async () => {
      await launcher.click()
      await composer.waitFor()
      // While the panel moves and fades in, positions and colours are not yet what they will be.
      await standStill(composer)
    },
    write: async text => {
      await composer.fill(text)
      await composer.press('Enter')
    },
    texts: async () => (await messages()).map(({ text }) => text),
    conversationId: () =>
      page.evaluate(() => (window as unknown as WithPipit).Pipit.getConversations()[0]!.id),
    stored: () => page.evaluate(() => ({ ...localStorage, ...sessionStorage }))
  }
}
