import { ignoreGone, type Invitation } from '../../api'
import { useConsole, useTexts } from '../context'
import { useSubmit } from '../forms'
import { Phrase } from '../Phrase'
import { useHasRole } from '../use-role'

/** Words for what becomes of the mail of an invitation. */
const MAIL_TEXTS = {
  waiting: 'team.mailWaiting',
  sending: 'team.mailWaiting',
  sent: 'team.mailSent',
  unanswered: 'team.mailUnknown',
  failed: 'team.mailFailed'
} as const

interface InvitationRowProps {
  invitation: Invitation
  onChange: () => Promise<void>
}

/** An invitation that waits, which can be withdrawn by those who may make one for its role. */
export function InvitationRow({
  invitation: { id, invitedBy, role, mail, expiresAt },
  onChange
}: InvitationRowProps) {
  const { session, tell } = useConsole()
  const { t, times } = useTexts()
  const mayWithdraw = useHasRole(role === 'agent' ? 'admin' : 'owner')
  const withdrawing = useSubmit(async () => {
    // It was used or withdrawn meanwhile, or has expired: the list says which.
    await session.api.withdrawInvitation(id).catch(ignoreGone)
    tell(t('team.withdrawn'))
    await onChange()
  })

  return (
    <li>
      <div className="team-row">
        <span>
          <Phrase
            text="team.invited"
            values={{
              role: t(`roles.${role}`),
              email: <bdi>{invitedBy}</bdi>,
              time: times.fullTime(expiresAt)
            }}
          />
        </span>
        {mayWithdraw && (
          <button
            className="button"
            type="button"
            aria-disabled={withdrawing.isBusy}
            onClick={withdrawing.submit}
          >
            {t('team.withdraw')}
          </button>
        )}
      </div>
      {mail && (
        <p className={mail.state === 'failed' ? 'problem' : 'quiet-note'}>
          <Phrase text={MAIL_TEXTS[mail.state]} values={{ email: <bdi>{mail.address}</bdi> }} />
        </p>
      )}
      <p className="problem" role="alert">
        {withdrawing.problem}
      </p>
    </li>
  )
}
