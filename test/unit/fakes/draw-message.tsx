import { atom } from 'nanostores'
import type { ComponentType } from 'react'
import type { TimelineEntry } from '../../../src/client'
import type { Message } from '../../../src/protocol'
import type { ContentProps, Slots } from '../../../src/widget/parts/part'
import { drawWithServices } from './draw-with-services'
import { message } from './messages'

/** What other parts would draw: it says what it was given. */
const SLOTS: Partial<Slots> = {
  richText: ({ text, htmlText }) => <i className="rich">{htmlText ?? text}</i>,
  actions: ({ actions }) => <i className="actions">{actions.map(({ text }) => text).join()}</i>,
  uploadState: ({ entry }) => <i className="upload">{entry.status}</i>,
  webview: ({ action }) => <i className="webview">{action.uri}</i>
}

/** Draws the content of a message by a component of a part; the business has written it. */
export const drawMessage = (
  Content: ComponentType<ContentProps>,
  texts: Record<string, string>,
  fields: Partial<Message>,
  status: TimelineEntry['status'] = 'sent'
) => {
  const entry = { key: 'k', status, message: message(1, { text: undefined, ...fields } as Message) }
  const $overlay = atom<unknown>()
  const drawn = drawWithServices(<Content entry={entry} />, texts, {
    settings: { businessName: 'Shop' },
    $overlay,
    $slots: atom(SLOTS),
    need: async () => {}
  })
  return { ...drawn, $overlay }
}
