import type { CarouselContent, ListContent } from '../../../protocol'
import { ActionLabels } from './ActionLabels'
import { Picture } from './Picture'
import { RichText } from './RichText'

/** The cards of a carousel or the lines of a list, one below the other. */
export function ItemsBody({ content }: { content: CarouselContent | ListContent }) {
  return (
    <>
      <ul className="items">
        {content.items.map(({ title, description, mediaUrl, altText, actions }, index) => (
          <li key={index}>
            <Picture url={mediaUrl} alt={altText ?? ''} />
            <p className="item-title">{title}</p>
            {description && (
              <p>
                <RichText text={description} />
              </p>
            )}
            <ActionLabels actions={actions} />
          </li>
        ))}
      </ul>
      {content.type === 'list' && <ActionLabels actions={content.actions} />}
    </>
  )
}
