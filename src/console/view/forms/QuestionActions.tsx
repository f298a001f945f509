import { useTexts } from '../context'
import type { useSubmit } from './use-submit'

interface QuestionActionsProps {
  /** Call that the question is about. */
  action: Pick<ReturnType<typeof useSubmit>, 'problem' | 'isBusy' | 'submit'>
  /** Words of the button that makes it. */
  confirm: string
  /** Words of the button that leaves all as it is, which has the focus. @default Cancel */
  cancel?: string
  onClose: () => void
}

/** End of a question before something that is hard to undo: what went wrong, and the two answers. */
export function QuestionActions({ action, confirm, cancel, onClose }: QuestionActionsProps) {
  const { t } = useTexts()
  return (
    <>
      <p className="problem" role="alert">
        {action.problem}
      </p>
      <div className="actions">
        <button className="button primary" type="button" autoFocus onClick={onClose}>
          {cancel ?? t('common.cancel')}
        </button>
        <button
          className="button danger"
          type="button"
          aria-disabled={action.isBusy}
          onClick={action.submit}
        >
          {confirm}
        </button>
      </div>
    </>
  )
}
