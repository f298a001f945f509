import type { Item } from '../../../protocol'
import { Opener } from './Opener'
import { Picture } from './Picture'

/** What an item shows of itself; its default action makes all of that one target. */
export function Face({ item }: { item: Item }) {
  const { title, description, mediaUrl, actions } = item
  return (
    <div className="face">
      {mediaUrl && <Picture {...item} />}
      <div className="about" dir="auto">
        <Opener actions={actions}>{title}</Opener>
        {description && <p>{description}</p>}
      </div>
    </div>
  )
}
