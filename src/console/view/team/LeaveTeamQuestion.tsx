import { ignoreGone, type TeamMember } from '../../api'
import { useConsole, useTexts } from '../context'
import { useSubmit } from '../forms'
import { ModalWindow } from '../forms/ModalWindow'

/** Ways in which a member leaves the team: for good, or until an owner lets them in again. */
const WAYS = {
  remove: {
    call: 'removeMember',
    title: 'team.removeTitle',
    text: 'team.removeText',
    button: 'common.remove',
    done: 'team.removed'
  },
  deactivate: {
    call: 'deactivateMember',
    title: 'team.deactivateTitle',
    text: 'team.deactivateText',
    button: 'team.deactivate',
    done: 'team.deactivated'
  }
} as const

interface LeaveTeamQuestionProps {
  member: TeamMember
  way: keyof typeof WAYS
  isOpen: boolean
  onClose: () => void
  onChange: () => Promise<void>
}

/** Question before a member is removed or deactivated, which says what that does. */
export function LeaveTeamQuestion({
  member: { id, email },
  way,
  isOpen,
  onClose,
  onChange
}: LeaveTeamQuestionProps) {
  const { session, tell } = useConsole()
  const { t } = useTexts()
  const { call, title, text, button, done } = WAYS[way]
  const leaving = useSubmit(async () => {
    // An earlier try has removed them, or somebody else has.
    await session.api[call](id).catch(ignoreGone)
    onClose()
    tell(t(done, { email }))
    await onChange()
  })

  return (
    <ModalWindow title={t(title, { email })} isQuestion isOpen={isOpen} onOpenChange={onClose}>
      <p>{t(text)}</p>
      <p className="problem" role="alert">
        {leaving.problem}
      </p>
      <div className="actions">
        <button className="button primary" type="button" autoFocus onClick={onClose}>
          {t('common.cancel')}
        </button>
        <button
          className="button danger"
          type="button"
          aria-disabled={leaving.isBusy}
          onClick={leaving.submit}
        >
          {t(button)}
        </button>
      </div>
    </ModalWindow>
  )
}
