import { expect } from 'vitest'
import type { WithPipit } from '../browser/visitor'
import type { Engine } from './engine'
import { clickAt, typing } from './gestures'

/** Documents that a visitor sees, as expressions of the page. */
const DOCUMENTS = {
  page: 'document',
  chat: 'document.querySelector("#web-messenger-container").contentDocument'
}

type Place = keyof typeof DOCUMENTS

/** A message as it is displayed. */
interface ShownMessage {
  text: string | undefined
  /** Status of an own message. */
  status?: string | undefined
}

/** A visitor of a page with the messenger, in any browser. */
export interface Visitor {
  /**
   * Runs a function in the page, with one of its documents. Arguments and result are passed as
   * JSON.
   */
  look<Args extends unknown[], Answer>(
    at: Place,
    read: (doc: Document, ...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>>
  /** Finds the centre of an element in the window, once it no longer moves. */
  middleOf(at: Place, selector: string): Promise<readonly [x: number, y: number]>
  /** Clicks the element. */
  click(at: Place, selector: string): Promise<void>
  /** Types into the focused element. */
  type(keys: string): Promise<void>
  /** Opens the messenger, and waits until its composer accepts text. */
  /** @param name Accessible name of the launcher, in the language of the page. */
  open(name?: RegExp): Promise<void>
  /** Accessible name of the launcher. */
  launcher(): Promise<string | null>
  /** Messages of the open conversation. */
  messages(): Promise<ShownMessage[]>
  /** Texts of the answered fields of forms. */
  locked(): Promise<string[]>
  /** Id of the open conversation; the visitor has written before. */
  conversationId(): Promise<string>
}

/** Finds the position of an element, once it is the same in two frames. */
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

/** Controls the page that a browser shows. */
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
    open: async (name = /^Open chat/) => {
      await expect.poll(launcher).toMatch(name)
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
        [...doc.querySelectorAll<HTMLInputElement>('form :is(input:read-only, dd)')].map(
          field => field.value ?? field.textContent
        )
      ),
    conversationId: () =>
      look('page', () => (window as unknown as WithPipit).Pipit.getConversations()[0]!.id)
  }
}
