import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { signal } from '@preact/signals-react'
import { atom } from 'nanostores'
import { TEXTS as MESSAGE_TEXTS } from '../../../src/widget/core/conversation/texts'
import {
  MessengerContextProvider,
  type MessengerContext
} from '../../../src/widget/core/messenger-context'
import { createAuthors } from '../../../src/widget/core/mount/create-authors'
import { createTranslate, ENGLISH } from '../../../src/widget/core/translate'
import type { WidgetSettings } from '../../../src/widget/core/public'
import { visitor } from './messages'

export interface Drawn {
  place: HTMLElement
  /** Finds the first matching element. @throws {Error} When there is none. */
  find(selector: string): HTMLElement
  press(selector: string): void
}

/**
 * Renders content of a feature on a page, in the conversation `c`.
 *
 * @param texts Texts of the feature.
 * @param services Members of the messenger context that it needs beside texts; the others are missing.
 */
export const drawInMessenger = (
  content: ReactNode,
  texts: Record<string, string>,
  context: Record<string, unknown> & { settings?: WidgetSettings } = {}
): Drawn => {
  const place = document.body.appendChild(document.createElement('div'))
  const model = { info: signal({ id: 'c' }), isDetached: signal(false) }
  const translate = createTranslate({ ...ENGLISH, ...MESSAGE_TEXTS, ...texts })
  const settings: WidgetSettings = { ...context.settings }
  const all = {
    ...createAuthors({ settings, translate }, () => visitor),
    host: { page: window, config: { baseUrl: 'https://chat.example' } },
    $locale: atom('en-US'),
    translate,
    $conversation: atom(model),
    $overlay: atom(undefined),
    display: (entries: readonly unknown[]) => entries,
    $display: atom((entries: readonly unknown[]) => entries),
    ...context,
    settings
  } as unknown as MessengerContext
  createRoot(place).render(
    <MessengerContextProvider value={all}>{content}</MessengerContextProvider>
  )

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
