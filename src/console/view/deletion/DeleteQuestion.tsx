import type { ReactNode } from 'react'
import { useTexts } from '../context'
import { useSubmit } from '../forms'

interface DeleteQuestionProps {
  /** Sentences that say what goes. */
  children: ReactNode
  onDelete: () => Promise<void>
  onClose: () => void
}

/** Content of a question before something is deleted for everyone. */
export function DeleteQuestion({ children, onDelete, onClose }: DeleteQuestionProps) {
  const { t } = useTexts()
  const deleting = useSubmit(onDelete)
  return (
    <>
      {children}
      <p className="problem" role="alert">
        {deleting.problem}
      </p>
      <div className="actions">
        <button className="button primary" type="button" autoFocus onClick={onClose}>
          {t('common.cancel')}
        </button>
        <button
          className="button danger"
          type="button"
          aria-disabled={deleting.isBusy}
          onClick={deleting.submit}
        >
          {t('replies.delete')}
        </button>
      </div>
    </>
  )
}
