import { expect } from 'vitest'
import type { WithPipit } from '../browser/visitor'
import type { Engine } from './engine'
import { clickAt, typing } from './gestures'

/** The documents a visitor sees, as expressions of the page. */
const DOCUMENTS = {
  page: 'document',
  chat: 'document.querySelector("#web-messenger-container").contentDocument'
}

type Place = keyof typeof DOCUMENTS

/** A message as its reader sees it. */
interface ShownMessage {
  text: string | undefined
  /** Of the visitor's own. */
  status?: string | undefined
}

/** Somebody who looks at a page with the messenger, in any browser. */
export interface Visitor {
  /** Runs a function in the page, with one of its documents; arguments and answer go as JSON. */
  look<Args extends unknown[], Answer>(
    at: Place,
    read: (doc: Document, ...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>>
  /** The middle of what a selector finds, in the window, once it stands still. */
  middleOf(at: Place, selector: string): Promise<readonly [x: number, y: number]>
  /** Clicks there. */
  click(at: Place, selector: string): Promise<void>
  /** Types where the focus is. */
  type(keys: string): Promise<void>
  /** Opens the messenger, and waits until it can be written in. */
  open(): Promise<void>
  /** What is said of the launcher. */
  launcher(): Promise<string | null>
  /** All that stands in the open conversation. */
  messages(): Promise<ShownMessage[]>
  /** What the answered fields of forms say. */
  locked(): Promise<string[]>
  /** The conversation on the screen; the visitor has written before. */
  conversationId(): Promise<string>
}

/** Where something is in the window, when two frames have been drawn with it there. */
const findMiddle = async (doc: Document, selector: string) => {
  const view = doc.defaultView!
  const measure = () => {
    const { x, y, width, height } = doc.querySelector(selector)!.getBoundingClientRect()
    const frame = view.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 }
    return [frame.x + x + width / 2, frame.y + y + height / 2] as const
  }
  for (let last = ''; ;) {
    const middle = measure()
    if (last === `${middle}`) return middle
    last = `${middle}`
    await new Promise(drawn => view.requestAnimationFrame(() => view.requestAnimationFrame(drawn)))
  }
}

/** Looks at the page that a browser shows. */
export const visitorIn = ({ evaluate, perform }: Engine): Visitor => {
  const look: Visitor['look'] = async (at, read, ...args) => {
    const values = [DOCUMENTS[at], ...args.map(value => JSON.stringify(value))].join()
    const answer = `Promise.resolve((${read})(${values}))`
    return JSON.parse(await evaluate(`${answer}.then(value => JSON.stringify(value ?? null))`))
  }

  const launcher: Visitor['launcher'] = () =>
    look('page', doc => doc.querySelector('#messenger-button')?.ariaLabel ?? null)
  const middleOf: Visitor['middleOf'] = (at, selector) => look(at, findMiddle, selector)
  const click: Visitor['click'] = async (at, selector) =>
    perform(clickAt(...(await middleOf(at, selector))))

  return {
    look,
    middleOf,
    click,
    type: keys => perform(typing(keys)),
    launcher,
    open: async () => {
      await expect.poll(launcher).toMatch(/^Open chat/)
      await click('page', '#messenger-button')
      await expect
        .poll(() => look('chat', doc => doc.activeElement?.matches('textarea.message-input')))
        .toBe(true)
    },
    messages: () =>
      look('chat', doc =>
        [...doc.querySelectorAll<HTMLElement>('[data-message-id]')].map(row => ({
          text: row.querySelector('.bubble')?.textContent ?? undefined,
          status: row.dataset['status']
        }))
      ),
    locked: () =>
      look('chat', doc =>
        [...doc.querySelectorAll<HTMLInputElement>('form input:read-only')].map(
          ({ value }) => value
        )
      ),
    conversationId: () =>
      look('page', () => (window as unknown as WithPipit).Pipit.getConversations()[0]!.id)
  }
}
