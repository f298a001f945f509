import type { CarouselContent, ListContent } from '../../../protocol'
import { ActionLabels } from './ActionLabels'

/** The cards of a carousel or the lines of a list, one below the other. */
export function ItemsBody({ content }: { content: CarouselContent | ListContent }) {
  return (
    <>
      <ul className="items">
        {content.items.map(({ title, description, actions }, index) => (
          <li key={index}>
            <p className="item-title">{title}</p>
            {description && <p>{description}</p>}
            <ActionLabels actions={actions} />
          </li>
        ))}
      </ul>
      {content.type === 'list' && <ActionLabels actions={content.actions} />}
    </>
  )
}
