import { ignoreGone, type TeamMember } from '../../api'
import { useConsole, useTexts } from '../context'
import { useSubmit } from '../forms'
import { ModalWindow } from '../forms/ModalWindow'
import { QuestionActions } from '../forms/QuestionActions'

/** Changes of how a member signs in: not at all, not until an owner lets them in again, without a code, or without passkeys. */
const CHANGES = {
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
  },
  resetFactor: {
    call: 'resetSecondFactor',
    title: 'team.resetFactorTitle',
    text: 'team.resetFactorText',
    button: 'secondFactor.turnOff',
    done: 'team.factorReset'
  },
  removePasskeys: {
    call: 'removePasskeys',
    title: 'team.removePasskeysTitle',
    text: 'team.removePasskeysText',
    button: 'common.remove',
    done: 'team.passkeysRemoved'
  }
} as const

interface MemberQuestionProps {
  member: TeamMember
  change: keyof typeof CHANGES
  isOpen: boolean
  onClose: () => void
  onChange: () => Promise<void>
}

/** Question before how a member signs in is changed, which says what that does. */
export function MemberQuestion({
  member: { id, email },
  change,
  isOpen,
  onClose,
  onChange
}: MemberQuestionProps) {
  const { session, tell } = useConsole()
  const { t } = useTexts()
  const { call, title, text, button, done } = CHANGES[change]
  const changing = useSubmit(async () => {
    // An earlier try has removed them, or somebody else has.
    await session.api[call](id).catch(ignoreGone)
    onClose()
    tell(t(done, { email }))
    await onChange()
  })

  return (
    <ModalWindow title={t(title, { email })} isQuestion isOpen={isOpen} onOpenChange={onClose}>
      <p>{t(text)}</p>
      <QuestionActions action={changing} confirm={t(button)} onClose={onClose} />
    </ModalWindow>
  )
}
