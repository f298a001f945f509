import { isPlainText } from '../../../protocol'
import type { SavedReply } from '../../api'
import { type CompositionKind, isComposable } from '../../model'
import { useTexts } from '../context'
import { ModalWindow } from '../forms/ModalWindow'
import { RenameForm } from './RenameForm'
import { ReplyForm } from './ReplyForm'
import { TemplateForm } from './TemplateForm'

/** A saved reply, a new text, or a new template of a kind. */
export type EditedReply = SavedReply | 'new' | CompositionKind

interface FormProps {
  onClose: () => void
  onSaved: (message: string) => void
}

interface ReplyDialogProps extends FormProps {
  /** Undefined: the window is closed. */
  reply: EditedReply | undefined
}

function FormOf({ reply, ...form }: FormProps & { reply: EditedReply }) {
  if (reply === 'new') return <ReplyForm reply={undefined} {...form} />
  if (typeof reply === 'string') return <TemplateForm template={reply} {...form} />
  if (isPlainText(reply.content)) return <ReplyForm reply={reply} {...form} />
  if (isComposable(reply.content)) return <TemplateForm template={reply} {...form} />
  return <RenameForm reply={reply} {...form} />
}

/** Window in which a reply is written or changed. */
export function ReplyDialog({ reply, ...form }: ReplyDialogProps) {
  const { t } = useTexts()
  const newTitle = reply === 'new' ? t('replies.new') : t('replies.newTemplate')
  return (
    <ModalWindow
      title={typeof reply === 'object' ? t('replies.editTitle') : newTitle}
      isOpen={reply !== undefined}
      onOpenChange={form.onClose}
    >
      {reply && <FormOf reply={reply} {...form} />}
    </ModalWindow>
  )
}
