import type { SavedReply } from '../../api'
import { useTexts } from '../context'
import { ModalWindow } from '../forms/ModalWindow'
import { ReplyForm } from './ReplyForm'

interface ReplyDialogProps {
  /** Undefined: the window is closed. */
  reply: SavedReply | 'new' | undefined
  onClose: () => void
  onSaved: (message: string) => void
}

/** Window in which a reply is written or changed. */
export function ReplyDialog({ reply, onClose, onSaved }: ReplyDialogProps) {
  const { t } = useTexts()
  return (
    <ModalWindow
      title={reply === 'new' || !reply ? t('replies.new') : t('replies.editTitle')}
      isOpen={reply !== undefined}
      onOpenChange={onClose}
    >
      {reply && (
        <ReplyForm
          reply={reply === 'new' ? undefined : reply}
          onClose={onClose}
          onSaved={onSaved}
        />
      )}
    </ModalWindow>
  )
}
