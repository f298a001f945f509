import { useState } from 'react'
import type { Invitation, TeamList } from '../../api'
import { useTexts } from '../context'
import { useHasRole } from '../use-role'
import { InvitationRow } from './InvitationRow'
import { InviteForm } from './InviteForm'
import { LinkBox } from './LinkBox'
import { useMailProgress } from './use-mail-progress'

interface InvitationsPanelProps extends Pick<TeamList, 'invitations' | 'sendsMails'> {
  onChange: () => Promise<void>
}

/** Makes invitations with a role, and lists those that wait. The link of one is shown only when it is made. */
export function InvitationsPanel({ invitations, sendsMails, onChange }: InvitationsPanelProps) {
  const { t } = useTexts()
  const isOwner = useHasRole('owner')
  const [made, setMade] = useState<Invitation & { token: string }>()
  useMailProgress(invitations, onChange)

  return (
    <section className="panel" aria-labelledby="team-invitations">
      <h2 id="team-invitations">{t('team.invitations')}</h2>
      <p>{t('team.inviteHint')}</p>
      {!isOwner && <p>{t('team.agentsOnly')}</p>}
      <InviteForm
        sendsMails={sendsMails}
        onInvite={invitation => {
          setMade(invitation)
          return onChange()
        }}
      />
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
