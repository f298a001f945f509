import { atom } from 'nanostores'
import { createRoot } from 'react-dom/client'
import { createTimeline, type Timeline } from '../../../src/client/conversations/timeline'
import { useValue } from '../../../src/ui'
import { MessageBlock } from '../../../src/widget/core/conversation/MessageBlock'
import type { Slots } from '../../../src/widget/core/feature'
import { createLoadSlot, type LoadFeatures } from '../../../src/widget/core/loading'
import {
  MessengerContextProvider,
  type MessengerContext
} from '../../../src/widget/core/messenger-context'
import { createAuthors } from '../../../src/widget/core/mount/create-authors'
import { createTranslate, ENGLISH, type Texts } from '../../../src/widget/core/translate'
import { Unsupported, UNSUPPORTED_TEXTS } from '../../../src/widget/shared'
import { visitor } from './messages'

/** Texts stay as they are; messages of all other types are not supported. */
const loadFeatures: LoadFeatures = async slot => {
  if (slot === 'textMessage') return new Promise(() => {})
  return slot === 'unsupportedMessage'
    ? [{ slots: [], texts: UNSUPPORTED_TEXTS, setup: () => ({ unsupportedMessage: Unsupported }) }]
    : undefined
}

/** The part of a messenger that rows need, without features. */
const createServices = (retried: string[]) => {
  const texts: Texts = {}
  const $english = atom<Record<string, string>>(ENGLISH)
  $english.subscribe(english => Object.assign(texts, english))
  const $slots = atom<Partial<Slots>>({})
  const translate = createTranslate(texts)
  const settings = { integrationId: 'web', businessName: 'Shop', customColors: {}, customText: {} }
  const context = {
    ...createAuthors({ settings, translate }, () => visitor),
    clientReady: Promise.resolve({ retryMessage: (id: string) => void retried.push(id) }),
    settings,
    translate,
    texts,
    $english,
    $locale: atom('en-GB'),
    $timeFormat: atom((time: Date, locale: string) =>
      time.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
    ),
    retryUntilLoaded: (load: () => Promise<unknown>) => load(),
    addStyles: () => {},
    root: {},
    display: (entries: readonly unknown[]) => entries,
    $slots
  } as unknown as MessengerContext
  const addSlots = (slots: Partial<Slots>) => $slots.set({ ...$slots.get(), ...slots })
  return { ...context, loadSlot: createLoadSlot({ ...context, addSlots }, loadFeatures) }
}

function Thread({ timeline }: { timeline: Timeline }) {
  const blocks = useValue(timeline.blocks)
  return (
    <>
      {blocks.map((block, index) => (
        <MessageBlock key={block.key} block={block} above={blocks[index - 1]} />
      ))}
    </>
  )
}

/** Renders the messages of a conversation, without what needs a real browser. */
export const drawThread = (timeline = createTimeline()) => {
  const place = document.body.appendChild(document.createElement('div'))
  const retried: string[] = []
  createRoot(place).render(
    <MessengerContextProvider value={createServices(retried)}>
      <Thread timeline={timeline} />
    </MessengerContextProvider>
  )
  return { timeline, place, retried, rows: () => [...place.querySelectorAll('.row')] }
}
