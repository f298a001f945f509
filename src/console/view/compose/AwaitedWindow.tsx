import type { Content } from '../../../protocol'
import { useValue } from '../../../ui'
import type { CompositionKind } from '../../model'
import { useTexts } from '../context'
import { AwaitedQuestion } from '../deletion'
import { SendLater } from '../later'
import { PARTS } from '../parts'
import type { ComposeWindowProps } from './ComposeWindow'

interface AwaitedWindowProps extends Omit<ComposeWindowProps, 'kind' | 'more'> {
  /** Undefined: no window is open. */
  kind: CompositionKind | undefined
  /** Schedules the message. May reject with an `ApiError`. */
  onSchedule: (content: Content, sendAt: string) => Promise<void>
}

/** Window in which a message is composed, once its part is loaded. */
export function AwaitedWindow({ kind, onSchedule, ...props }: AwaitedWindowProps) {
  const { t } = useTexts()
  const part = useValue(PARTS.compose.$content)
  if (!kind) return null
  if (part) {
    return (
      <part.ComposeWindow
        kind={kind}
        {...props}
        more={(content, isComplete) => (
          <SendLater isDisabled={!isComplete} onTime={sendAt => onSchedule(content, sendAt)} />
        )}
      />
    )
  }
  const title = t(`compose.${kind}`)
  return <AwaitedQuestion part={PARTS.compose} title={title} onClose={props.onClose} />
}
