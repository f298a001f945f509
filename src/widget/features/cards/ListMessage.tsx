import type { ListContent } from '../../../protocol'
import { type ContentProps, Slot } from '../../core'
import { CardBody } from './CardBody'

/** Items one below the other; a large one has its picture above. */
export function ListMessage({ entry: { message } }: ContentProps) {
  const { items, actions } = message as ListContent
  return (
    <>
      <div className="bubble items" role="list">
        {items.map((item, index) => (
          <div
            key={index}
            className={item.size === 'large' ? 'listed large' : 'listed'}
            role="listitem"
          >
            <CardBody item={item} />
            <Slot name="actions" message={message} actions={item.actions} />
          </div>
        ))}
      </div>
      {actions && <Slot name="actions" message={message} actions={actions} />}
    </>
  )
}
