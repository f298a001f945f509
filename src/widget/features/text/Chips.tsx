import type { Action } from '../../../protocol'
import { useValue } from '../../../ui'
import { useMessengerContext } from '../../core'
import { LocationChip } from './LocationChip'
import { ReplyChip } from './ReplyChip'

interface ChipsProps {
  chips: readonly Action[]
}

/** Quick replies of a message. The style sheet hides all but those of the newest message. */
export function Chips({ chips }: ChipsProps) {
  const { $conversation } = useMessengerContext()
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
