import { atom } from 'nanostores'
import type { ComponentType } from 'react'
import type { TimelineEntry } from '../../../src/client'
import type { Message } from '../../../src/protocol'
import type { ContentProps, Slots } from '../../../src/widget/core/feature'
import { drawInMessenger } from './render-with-context'
import { message } from './messages'

/** Stand-in for components of other features: it renders its props. */
const SLOTS: Partial<Slots> = {
  richText: ({ text, htmlText }) => <i className="rich">{htmlText ?? text}</i>,
  actions: ({ actions }) => <i className="actions">{actions.map(({ text }) => text).join()}</i>,
  uploadState: ({ entry }) => <i className="upload">{entry.status}</i>,
  webview: ({ action }) => <i className="webview">{action.uri}</i>
}

/** Renders the content of a message of the business with a component of a feature. */
export const drawMessage = (
  Content: ComponentType<ContentProps>,
  texts: Record<string, string>,
  fields: Partial<Message>,
  status: TimelineEntry['status'] = 'sent'
) => {
  const entry = { key: 'k', status, message: message(1, { text: undefined, ...fields } as Message) }
  const $overlay = atom<unknown>()
  const drawn = drawInMessenger(<Content entry={entry} />, texts, {
    settings: { businessName: 'Shop' },
    $overlay,
    $slots: atom(SLOTS),
    loadSlot: async () => {}
  })
  return { ...drawn, $overlay }
}
