import { atom } from 'nanostores'
import { createRoot } from 'react-dom/client'
import { createTimeline, type Timeline } from '../../../src/client/timeline'
import { useValue } from '../../../src/ui'
import { MessageBlock } from '../../../src/widget/MessageBlock'
import { createNeed, type LoadPart, type Slots } from '../../../src/widget/parts'
import { ServicesProvider, type Services } from '../../../src/widget/services'
import { createTranslate, ENGLISH } from '../../../src/widget/strings'

/** Texts stay as they are, and other types have no part. */
const loadPart: LoadPart = slot => (slot === 'textMessage' ? new Promise(() => {}) : undefined)

/** What rows need of a messenger; the rest of it is not there, and there are no parts. */
const createServices = (retried: string[]) => {
  const texts = { ...ENGLISH }
  const $slots = atom<Partial<Slots>>({})
  const services = {
    retry: (id: string) => void retried.push(id),
    settings: { businessName: 'Shop', customColors: {}, customText: {} },
    translate: createTranslate(texts),
    texts,
    formatTime: (time: Date) =>
      time.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
    persist: (load: () => Promise<unknown>) => load(),
    addStyles: () => {},
    root: {},
    display: (entries: readonly unknown[]) => entries,
    $slots
  } as unknown as Services
  const addSlots = (slots: Partial<Slots>) => $slots.set({ ...$slots.get(), ...slots })
  return { ...services, need: createNeed(services, addSlots, loadPart) }
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

/** The messages of a conversation on a page, without what only a browser can do. */
export const drawThread = (timeline = createTimeline()) => {
  const place = document.body.appendChild(document.createElement('div'))
  const retried: string[] = []
  createRoot(place).render(
    <ServicesProvider value={createServices(retried)}>
      <Thread timeline={timeline} />
    </ServicesProvider>
  )
  return { timeline, place, retried, rows: () => [...place.querySelectorAll('.row')] }
}
