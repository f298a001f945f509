import { useValue } from '../../../ui'
import type { CompositionKind } from '../../model'
import { useTexts } from '../context'
import { AwaitedQuestion } from '../deletion'
import { PARTS } from '../parts'
import type { ComposeWindowProps } from './ComposeWindow'

interface AwaitedWindowProps extends Omit<ComposeWindowProps, 'kind'> {
  /** Undefined: no window is open. */
  kind: CompositionKind | undefined
}

/** Window in which a message is composed, once its part is loaded. */
export function AwaitedWindow({ kind, ...props }: AwaitedWindowProps) {
  const { t } = useTexts()
  const part = useValue(PARTS.compose.$content)
  if (!kind) return null
  if (part) return <part.ComposeWindow kind={kind} {...props} />
  const title = t(`compose.${kind}`)
  return <AwaitedQuestion part={PARTS.compose} title={title} onClose={props.onClose} />
}
