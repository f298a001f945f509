import type { Item } from '../../../protocol'
import { DefaultAction } from './DefaultAction'
import { Picture } from './Picture'

/** Content of an item; with a default action all of it is one click target. */
export function CardBody({ item }: { item: Item }) {
  const { title, description, mediaUrl, actions } = item
  return (
    <div className="face">
      {mediaUrl && <Picture {...item} />}
      <div className="about" dir="auto">
        <DefaultAction actions={actions}>{title}</DefaultAction>
        {description && <p>{description}</p>}
      </div>
    </div>
  )
}
