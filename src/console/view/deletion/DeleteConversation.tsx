import { useValue } from '../../../ui'
import type { InboxConversation } from '../../api'
import { useConsole, useTexts, useWorkspace } from '../context'
import { ModalWindow } from '../forms/ModalWindow'
import { DeleteQuestion } from './DeleteQuestion'

interface DeleteConversationProps {
  conversation: InboxConversation
  isOpen: boolean
  onClose: () => void
}

/** Question before a conversation is deleted; of one that the server keeps it says why. */
export function DeleteConversation({ conversation, isOpen, onClose }: DeleteConversationProps) {
  const { replace } = useConsole()
  const { app, inbox, savedViews, forgetWritten } = useWorkspace()
  const { t } = useTexts()
  const viewId = useValue(savedViews.openId)
  const { id, isDefault } = conversation

  async function onDelete() {
    await inbox.deleteConversation(id)
    forgetWritten(id)
    // The browser's back button must not lead to what is gone.
    replace({ appId: app.id, screen: 'inbox', viewId }, t('thread.deleted'))
  }

  if (isDefault) {
    return (
      <ModalWindow title={t('thread.keptTitle')} isQuestion isOpen={isOpen} onOpenChange={onClose}>
        <p>{t('thread.keptText')}</p>
        <div className="actions">
          <button className="button primary" type="button" autoFocus onClick={onClose}>
            {t('common.close')}
          </button>
        </div>
      </ModalWindow>
    )
  }
  return (
    <ModalWindow title={t('thread.deleteTitle')} isQuestion isOpen={isOpen} onOpenChange={onClose}>
      <DeleteQuestion onClose={onClose} onDelete={onDelete}>
        <p>{t('thread.deleteText')}</p>
      </DeleteQuestion>
    </ModalWindow>
  )
}
