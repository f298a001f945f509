import { ignoreGone, type TeamMember } from '../../api'
import { useConsole, useTexts } from '../context'
import { ModalWindow, useSubmit } from '../forms'

interface RemoveQuestionProps {
  member: TeamMember
  isOpen: boolean
  onClose: () => void
  onChange: () => Promise<void>
}

/** Question before a member is removed, which says what that does. */
export function RemoveQuestion({
  member: { id, email },
  isOpen,
  onClose,
  onChange
}: RemoveQuestionProps) {
  const { session, tell } = useConsole()
  const { t } = useTexts()
  const removing = useSubmit(async () => {
    // An earlier try has removed them, or somebody else has.
    await session.api.removeMember(id).catch(ignoreGone)
    onClose()
    tell(t('team.removed', { email }))
    await onChange()
  })

  return (
    <ModalWindow
      title={t('team.removeTitle', { email })}
      isQuestion
      isOpen={isOpen}
      onOpenChange={onClose}
    >
      <p>{t('team.removeText')}</p>
      <p className="problem" role="alert">
        {removing.problem}
      </p>
      <div className="actions">
        <button className="button primary" type="button" autoFocus onClick={onClose}>
          {t('common.cancel')}
        </button>
        <button
          className="button danger"
          type="button"
          aria-disabled={removing.isBusy}
          onClick={removing.submit}
        >
          {t('common.remove')}
        </button>
      </div>
    </ModalWindow>
  )
}
