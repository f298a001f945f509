import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { signal } from '@preact/signals-react'
import { atom } from 'nanostores'
import { ServicesProvider, type Services } from '../../../src/widget/services'
import { createTranslate, ENGLISH } from '../../../src/widget/strings'

export interface Drawn {
  place: HTMLElement
  /** The first element that fits. @throws {Error} When there is none. */
  find(selector: string): HTMLElement
  press(selector: string): void
}

/**
 * Draws what a part holds on a page, in the conversation `c`.
 *
 * @param texts Those of the part.
 * @param services What it needs of a messenger beside texts; the rest of it is not there.
 */
export const drawWithServices = (
  content: ReactNode,
  texts: Record<string, string>,
  services: object = {}
): Drawn => {
  const place = document.body.appendChild(document.createElement('div'))
  const model = { info: signal({ id: 'c' }), isDetached: signal(false) }
  const all = {
    context: { page: window, config: { baseUrl: 'https://chat.example' } },
    locale: 'en-US',
    translate: createTranslate({ ...ENGLISH, ...texts }),
    $conversation: atom(model),
    addressee: () => model.info.peek()?.id,
    $overlay: atom(undefined),
    settings: {},
    display: (entries: readonly unknown[]) => entries,
    ...services
  } as unknown as Services
  createRoot(place).render(<ServicesProvider value={all}>{content}</ServicesProvider>)

  const find: Drawn['find'] = selector => {
    const found = place.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`No ${selector} in ${place.textContent}`)
    return found
  }

  return {
    place,
    find,
    press: selector => void find(selector).dispatchEvent(new Event('click', { bubbles: true }))
  }
}
