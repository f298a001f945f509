import type { MessengerWidget } from '../widget'
import type { MemoryServer } from '../in-memory'

/** Longest wait for what a story looks for, which a busy machine may be slow to draw. */
const PATIENCE_MS = 30_000
const LOOK_AGAIN_MS = 20

/** World of a story: a page, its messenger and the server, and actions of visitors. */
export interface World {
  page: Window
  widget: MessengerWidget
  server: MemoryServer
  /** The messenger's document, as it is now. */
  readonly chat: Document
  /**
   * Waits for the first element that is shown, fits a selector and says a text.
   * @param text In its words, its label or its place holder.
   * @throws {Error} When none comes.
   */
  find(selector: string, text?: string): Promise<HTMLElement>
  press(selector: string, text?: string): Promise<void>
  /** Puts a text into a field, and leaves the focus there. */
  type(selector: string, text: string): Promise<void>
  /** Waits for a fact. @param what Named in the error when it does not come about. */
  until(what: string, isSo: () => boolean): Promise<boolean>
  /** Writes a message, and sends it. */
  say(text: string): Promise<void>
  /** Waits until the launcher says how many messages are unread. */
  badge(text: string): Promise<void>
  /** Drops files on the messenger. */
  drop(...files: File[]): void
  /** Holds a file over the messenger, whose name and content a browser does not tell before it is dropped. */
  holdFile(): void
}

const says = (element: Element, text: string) =>
  [element.textContent, element.getAttribute('aria-label'), element.getAttribute('placeholder')]
    .join(' ')
    .includes(text)

/** Makes the world of one page. */
export const createWorld = (page: Window, widget: MessengerWidget, server: MemoryServer): World => {
  const chatOf = () =>
    page.document.querySelector<HTMLIFrameElement>('#web-messenger-container')?.contentDocument

  const look = (selector: string, text: string) =>
    [...(chatOf()?.querySelectorAll<HTMLElement>(selector) ?? [])].find(
      element => element.checkVisibility() && says(element, text)
    )

  const until = async <Found>(what: string, search: () => Found | undefined): Promise<Found> => {
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      const found = search()
      if (found) return found
      if (Date.now() > end) throw new Error(`The story waits in vain for ${what}.`)
      await new Promise(resolve => page.setTimeout(resolve, LOOK_AGAIN_MS))
    }
  }

  // The screen is drawn between two actions.
  const rest = () =>
    new Promise(resolve => page.requestAnimationFrame(() => page.setTimeout(resolve)))

  const find: World['find'] = async (selector, text = '') => {
    const found = await until(`${selector} “${text}”`, () => look(selector, text))
    // It listens only after it was drawn.
    await rest()
    return found
  }

  const type: World['type'] = async (selector, text) => {
    const field = (await find(selector)) as HTMLInputElement
    field.focus()
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await rest()
  }

  const press: World['press'] = async (selector, text) => {
    const element = await find(selector, text)
    element.focus()
    element.click()
    await rest()
  }

  return {
    page,
    widget,
    server,
    get chat() {
      return chatOf()!
    },
    find,
    until: (what, isSo) => until(what, () => isSo() || undefined),
    press,
    type,
    say: async text => {
      await type('textarea.message-input', text)
      await press('.send:enabled')
    },
    badge: async text => {
      const said = () => page.document.querySelector('.unread-badge')?.textContent === text
      await until(`the badge “${text}”`, () => said() || undefined)
    },
    holdFile: () => {
      const event = new Event('dragover', { bubbles: true, cancelable: true })
      Object.assign(event, { dataTransfer: { types: ['Files'], files: [] } })
      chatOf()!.querySelector('#app')!.firstElementChild!.dispatchEvent(event)
    },
    drop: (...files) => {
      const { DataTransfer, DragEvent } = chatOf()!.defaultView as Window & typeof globalThis
      const dataTransfer = new DataTransfer()
      for (const file of files) dataTransfer.items.add(file)
      const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
      chatOf()!.querySelector('#app')!.firstElementChild!.dispatchEvent(event)
    }
  }
}
