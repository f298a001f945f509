import { useState } from 'react'
import type { TeamList } from '../../api'
import { useTexts } from '../context'
import { useHasRole } from '../use-role'
import { InvitationRow } from './InvitationRow'
import { InviteForm, type MaybeMade } from './InviteForm'
import { LinkBox } from './LinkBox'
import { useMailProgress } from './use-mail-progress'

interface InvitationsPanelProps extends Pick<TeamList, 'invitations' | 'sendsMails'> {
  onChange: () => Promise<void>
}

/** Makes invitations with a role, and lists those that wait. The link of one is shown only when it is made. */
export function InvitationsPanel({ invitations, sendsMails, onChange }: InvitationsPanelProps) {
  const { t } = useTexts()
  const isOwner = useHasRole('owner')
  const [made, setMade] = useState<MaybeMade>()
  useMailProgress(invitations, onChange)

  return (
    <section className="panel" aria-labelledby="team-invitations">
      <h2 id="team-invitations">{t('team.invitations')}</h2>
      <p>{t('team.inviteHint')}</p>
      {!isOwner && <p>{t('team.agentsOnly')}</p>}
      <InviteForm
        sendsMails={sendsMails}
        known={invitations}
        onChange={onChange}
        onInvite={invitation => {
          setMade(invitation)
          return onChange()
        }}
      />
      {made?.token && invitations.some(({ id }) => id === made.id) && (
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
