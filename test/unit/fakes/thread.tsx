import { createRoot } from 'react-dom/client'
import { createTimeline, type Timeline } from '../../../src/client/timeline'
import { useValue } from '../../../src/ui'
import { MessageBlock } from '../../../src/widget/MessageBlock'
import { ServicesProvider, type Services } from '../../../src/widget/services'
import { createTranslate } from '../../../src/widget/strings'

/** What rows need of a messenger; the rest of it is not there. */
const services = (retried: string[]) =>
  ({
    retry: (id: string) => void retried.push(id),
    settings: { businessName: 'Shop', customColors: {}, customText: {} },
    translate: createTranslate({}),
    locale: 'en-GB'
  }) as unknown as Services

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
    <ServicesProvider value={services(retried)}>
      <Thread timeline={timeline} />
    </ServicesProvider>
  )
  return { timeline, place, retried, rows: () => [...place.querySelectorAll('.row')] }
}
