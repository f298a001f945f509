import type { Action } from '../../../protocol'
import { useValue } from '../../../ui'
import { useServices } from '../../services'
import { LocationChip } from './LocationChip'
import { ReplyChip } from './ReplyChip'

interface ChipsProps {
  chips: readonly Action[]
}

/** What can be answered by a touch. The sheet hides all but those under the newest message. */
export function Chips({ chips }: ChipsProps) {
  const { $conversation } = useServices()
  const isDetached = useValue(useValue($conversation)!.isDetached)
  if (isDetached) return null
  return (
    <div className="chips">
      {chips.map(action =>
        action.type === 'reply' ? (
          <ReplyChip key={action.id} action={action} />
        ) : (
          <LocationChip key={action.id} text={action.text} />
        )
      )}
    </div>
  )
}
