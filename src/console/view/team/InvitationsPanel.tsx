import { useState } from 'react'
import type { Invitation, Role } from '../../api'
import { useConsole, useTexts } from '../context'
import { useSubmit } from '../forms'
import { AppChoice } from './AppChoice'
import { InvitationRow } from './InvitationRow'
import { useHasRole } from '../use-role'
import { useApp } from '../use-app'
import { LinkBox } from './LinkBox'
import { RoleMenu } from './RoleMenu'

interface InvitationsPanelProps {
  invitations: readonly Invitation[]
  onChange: () => Promise<void>
}

/** Makes invitations with a role, and lists those that wait. The link of one is shown only when it is made. */
export function InvitationsPanel({ invitations, onChange }: InvitationsPanelProps) {
  const { session } = useConsole()
  const { t } = useTexts()
  const isOwner = useHasRole('owner')
  const [role, setRole] = useState<Role>('agent')
  const [appIds, setAppIds] = useState<readonly string[]>([useApp().id])
  const [made, setMade] = useState<{ id: string; token: string }>()
  const inviting = useSubmit(async () => {
    setMade(await session.api.invite(role, role === 'agent' ? appIds : []))
    await onChange()
  })

  return (
    <section className="panel" aria-labelledby="team-invitations">
      <h2 id="team-invitations">{t('team.invitations')}</h2>
      <p>{t('team.inviteHint')}</p>
      {!isOwner && <p>{t('team.agentsOnly')}</p>}
      {role === 'agent' && <AppChoice chosen={appIds} onChoose={setAppIds} />}
      <div className="actions">
        {isOwner && <RoleMenu label={t('roles.role')} role={role} onRole={setRole} />}
        <button
          className="button primary"
          type="button"
          aria-disabled={inviting.isBusy}
          onClick={inviting.submit}
        >
          {t('team.invite')}
        </button>
      </div>
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
