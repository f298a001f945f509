import type { ReactNode } from 'react'
import { useTexts } from '../context'
import { useSubmit } from '../forms'
import { QuestionActions } from '../forms/QuestionActions'

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
      <QuestionActions action={deleting} confirm={t('replies.delete')} onClose={onClose} />
    </>
  )
}
