import type { Content } from '../../../protocol'
import { type Composition, type CompositionKind, newComposition } from '../../model'
import { useTexts } from '../context'
import { ModalWindow } from '../forms/ModalWindow'
import { ComposeForm, type ComposeFormProps } from './ComposeForm'

export interface ComposeWindowProps extends Pick<ComposeFormProps, 'more'> {
  kind: CompositionKind
  /** The message as it was left; undefined: a new one. */
  composition: Composition | undefined
  onChange: (composition: Composition) => void
  onClose: () => void
  onSend: (content: Content) => void
}

/** Window in which a message of one kind is composed and sent. */
export function ComposeWindow(props: ComposeWindowProps) {
  const { kind, composition, onChange, onClose, onSend, more } = props
  const { t } = useTexts()
  return (
    <ModalWindow title={t(`compose.${kind}`)} isOpen onOpenChange={onClose}>
      <ComposeForm
        composition={{ ...newComposition(kind), ...composition }}
        onChange={onChange}
        onClose={onClose}
        submitLabel={t('thread.send')}
        onSubmit={onSend}
        more={more}
      />
    </ModalWindow>
  )
}
