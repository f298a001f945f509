import { isNote } from '../../api'
import type { Entry, Thread } from '../../model'
import { summary } from '../content/summary'
import { useTexts } from '../context'
import { ModalWindow } from '../forms/ModalWindow'
import { DeleteQuestion } from './DeleteQuestion'

interface DeleteMessageProps {
  entry: Entry
  thread: Thread
  onClose: () => void
  onDeleted: () => void
}

/** Question before a message is deleted, which shows it and says for whom it goes. */
export function DeleteMessage({ entry, thread, onClose, onDeleted }: DeleteMessageProps) {
  const { t } = useTexts()
  const { message } = entry
  return (
    <ModalWindow title={t('message.deleteTitle')} isQuestion isOpen onOpenChange={onClose}>
      <DeleteQuestion
        onClose={onClose}
        onDelete={async () => {
          await thread.deleteMessage(message.id)
          onDeleted()
        }}
      >
        <p className="quoted" dir="auto">
          {summary(t, message.content)}
        </p>
        <p>{t(isNote(message) ? 'message.deleteNoteText' : 'message.deleteText')}</p>
      </DeleteQuestion>
    </ModalWindow>
  )
}
