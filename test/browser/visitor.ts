import type { FrameLocator, Locator, Page } from 'playwright-core'
import type { MessengerWidget } from '../../src/widget'
import { standStill } from './stand-still'

/** A message as it is displayed. */
export interface ShownMessage {
  text: string
  role: string | undefined
  /** Status of an own message. */
  status: string | undefined
}

/** A visitor of a page with the messenger. */
export interface Visitor {
  page: Page
  launcher: Locator
  /** Badge of the launcher. */
  badge: Locator
  /** The messenger's document. */
  chat: FrameLocator
  composer: Locator
  /** Opens the messenger, and waits until its composer accepts text and it has come to rest. */
  open(): Promise<void>
  /** Types and sends a message, without waiting for the server. */
  write(text: string): Promise<void>
  /** Messages of the open conversation. */
  messages(): Promise<ShownMessage[]>
  /** Texts of the open conversation. */
  texts(): Promise<string[]>
  /** Id of the open conversation; the visitor has written before. */
  conversationId(): Promise<string>
  /** Reads what the page has stored, by key. */
  stored(): Promise<Record<string, string>>
}

/** Page with the global of the messenger. */
export type WithPipit = Window & { Pipit: MessengerWidget }

/** Controls a page that has the messenger. */
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
      // While the panel grows on the page and fades in, positions and colours are not yet final.
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
