import { atom } from 'nanostores'
import { createRoot } from 'react-dom/client'
import { createTimeline, type Timeline } from '../../../src/client/conversations/timeline'
import { useValue } from '../../../src/ui'
import { MessageBlock } from '../../../src/widget/core/conversation/MessageBlock'
import { TEXTS as MESSAGE_TEXTS } from '../../../src/widget/core/conversation/texts'
import type { Slots } from '../../../src/widget/core/feature'
import { createLoadSlot, type LoadFeatures } from '../../../src/widget/core/loading'
import {
  MessengerContextProvider,
  type MessengerContext,
  type TimeFormat
} from '../../../src/widget/core/messenger-context'
import { createAuthors } from '../../../src/widget/core/mount/create-authors'
import { createTranslate, ENGLISH, type Texts } from '../../../src/widget/core/translate'
import { TEXTS as FOOTER_TEXTS } from '../../../src/widget/features/conversation-footer/texts'
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
const createServices = (retried: string[], timeFormat?: TimeFormat) => {
  const texts: Texts = {}
  const $english = atom<Record<string, string>>({
    ...ENGLISH,
    ...MESSAGE_TEXTS,
    ...FOOTER_TEXTS
  })
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
    $timeFormat: atom(timeFormat),
    retryUntilLoaded: (load: () => Promise<unknown>) => load(),
    addStyles: () => {},
    root: {},
    display: (entries: readonly unknown[]) => entries,
    $slots
  } as unknown as MessengerContext
  const addSlots = (slots: Partial<Slots>) => $slots.set({ ...$slots.get(), ...slots })
  return { ...context, loadSlot: createLoadSlot({ ...context, addSlots }, loadFeatures) }
}

interface ThreadOptions {
  /** Key of the first unread message. */
  firstUnread?: string
  /** The page's own format of times. */
  timeFormat?: TimeFormat
}

function Thread({ timeline, firstUnread }: { timeline: Timeline } & ThreadOptions) {
  const blocks = useValue(timeline.blocks)
  return (
    <>
      {blocks.map((block, index) => (
        <MessageBlock
          key={block.key}
          block={block}
          above={blocks[index - 1]}
          firstUnread={firstUnread}
        />
      ))}
    </>
  )
}

/** Renders the messages of a conversation, without what needs a real browser. */
export const drawThread = (timeline = createTimeline(), options: ThreadOptions = {}) => {
  const place = document.body.appendChild(document.createElement('div'))
  const retried: string[] = []
  const services = createServices(retried, options.timeFormat)
  const root = createRoot(place)
  const redraw = () =>
    root.render(
      <MessengerContextProvider value={{ ...services }}>
        <Thread timeline={timeline} {...options} />
      </MessengerContextProvider>
    )
  redraw()
  return { timeline, place, retried, redraw, rows: () => [...place.querySelectorAll('.row')] }
}
