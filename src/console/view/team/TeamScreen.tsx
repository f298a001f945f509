import { formatRoute } from '../../model'
import { useTexts, useWorkspace } from '../context'
import { useHeldFocus } from '../forms'
import { ScreenHeading } from '../integrations/ScreenHeading'
import { LoadProblem } from '../LoadProblem'
import { useHasRole } from '../use-role'
import { GroupsPanel } from './groups'
import { InvitationsPanel } from './InvitationsPanel'
import { MemberRow } from './MemberRow'
import { useTeam } from './use-team'

/** Screen of those who sign in to the console. @param ownId Id of the one who is signed in. */
export function TeamScreen({ ownId }: { ownId: string }) {
  const { app } = useWorkspace()
  const { t } = useTexts()
  const { team, hasFailed, load } = useTeam()
  const isOwner = useHasRole('owner')
  const list = useHeldFocus<HTMLUListElement>(team)
  return (
    <main className="page">
      <header>
        <ScreenHeading>{t('screens.team')}</ScreenHeading>
        <p className="page-lead">{t('team.lead')}</p>
        <p className="crumbs">
          <a href={formatRoute({ appId: app.id, screen: 'audit-log' })}>{t('screens.audit-log')}</a>
          {isOwner && (
            <a href={formatRoute({ appId: app.id, screen: 'health' })}>{t('screens.health')}</a>
          )}
        </p>
      </header>
      {hasFailed && <LoadProblem text={t('team.failed')} onRetry={() => void load()} />}
      {!hasFailed && !team && <p className="quiet-note">{t('common.loading')}</p>}
      {team && (
        <>
          <section className="panel" aria-labelledby="team-members">
            <h2 id="team-members">{t('team.members')}</h2>
            <ul className="team-list" ref={list} tabIndex={-1} aria-labelledby="team-members">
              {team.members.map(member => (
                <MemberRow
                  key={member.id}
                  member={member}
                  isOwn={member.id === ownId}
                  onChange={load}
                />
              ))}
            </ul>
          </section>
          <GroupsPanel />
          <InvitationsPanel
            invitations={team.invitations}
            sendsMails={team.sendsMails}
            onChange={load}
          />
        </>
      )}
    </main>
  )
}
