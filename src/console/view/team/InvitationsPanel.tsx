import { useState } from 'react'
import type { Invitation } from '../../api'
import { useConsole, useTexts } from '../context'
import { useSubmit } from '../forms'
import { InvitationRow } from './InvitationRow'
import { LinkBox } from './LinkBox'

interface InvitationsPanelProps {
  invitations: readonly Invitation[]
  onChange: () => Promise<void>
}

/** Makes invitations, and lists those that wait. The link of one is shown only when it is made. */
export function InvitationsPanel({ invitations, onChange }: InvitationsPanelProps) {
  const { session } = useConsole()
  const { t } = useTexts()
  const [made, setMade] = useState<{ id: string; token: string }>()
  const inviting = useSubmit(async () => {
    setMade(await session.api.invite())
    await onChange()
  })

  return (
    <section className="panel" aria-labelledby="team-invitations">
      <h2 id="team-invitations">{t('team.invitations')}</h2>
      <p>{t('team.inviteHint')}</p>
      <button
        className="button primary"
        type="button"
        aria-disabled={inviting.isBusy}
        onClick={inviting.submit}
      >
        {t('team.invite')}
      </button>
      <p className="problem" role="alert">
        {inviting.problem}
      </p>
      {made && invitations.some(({ id }) => id === made.id) && (
        <LinkBox
          label={t('team.link')}
          link={{ purpose: 'join', code: made.token }}
          hint={t('team.linkHint')}
        />
      )}
      {invitations.length ? (
        <ul className="team-list" aria-labelledby="team-invitations">
          {invitations.map(invitation => (
            <InvitationRow key={invitation.id} invitation={invitation} onChange={onChange} />
          ))}
        </ul>
      ) : (
        <p className="quiet-note">{t('team.noInvitations')}</p>
      )}
    </section>
  )
}
