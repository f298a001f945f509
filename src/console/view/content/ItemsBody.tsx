import type { CarouselContent, ListContent } from '../../../protocol'
import { ActionLabels } from './ActionLabels'
import { Picture } from './Picture'
import { RichText } from './RichText'

/** The cards of a carousel, side by side, or the lines of a list. */
export function ItemsBody({ content }: { content: CarouselContent | ListContent }) {
  return (
    <>
      {/* Cards that are out of sight are scrolled to with the keyboard too. */}
      <ul
        className="items"
        data-type={content.type}
        tabIndex={content.type === 'carousel' ? 0 : undefined}
      >
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
