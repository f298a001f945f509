import type { ListedMember } from '../../api'
import { useTexts } from '../context'
import { useHasRole } from '../use-role'
import { LinkBox } from './LinkBox'
import { MemberApps } from './MemberApps'
import { MemberButtons } from './MemberButtons'
import { MemberFactor } from './MemberFactor'
import { MemberRole } from './MemberRole'
import { useMemberActions } from './use-member-actions'

interface MemberRowProps {
  member: ListedMember
  /** Whether it is the one who is signed in. */
  isOwn: boolean
  onChange: () => Promise<void>
}

/** A member of the team with their role and, for owners, what can be done about them. */
export function MemberRow({ member, isOwn, onChange }: MemberRowProps) {
  const { t } = useTexts()
  const { email, displayName, deactivatedAt } = member
  const isOwner = useHasRole('owner')
  const actions = useMemberActions(member, onChange)
  const { passwordToken, problem } = actions

  return (
    <li>
      <div className="team-row">
        <span>
          {displayName && (
            <strong>
              <bdi>{displayName}</bdi>
            </strong>
          )}{' '}
          <bdi>{email}</bdi>
        </span>
        {isOwn && <span className="team-you">{t('team.you')}</span>}
        {deactivatedAt && <span className="team-you">{t('team.isDeactivated')}</span>}
        <MemberRole member={member} isOwn={isOwn} onChange={onChange} />
        {isOwner && !isOwn && (
          <MemberButtons member={member} actions={actions} onChange={onChange} />
        )}
      </div>
      {member.role === 'agent' && <MemberApps member={member} onChange={onChange} />}
      {member.hasSecondFactor && (
        <MemberFactor member={member} change="resetFactor" isOwn={isOwn} onChange={onChange} />
      )}
      {member.hasPasskeys && (
        <MemberFactor member={member} change="removePasskeys" isOwn={isOwn} onChange={onChange} />
      )}
      {passwordToken && !deactivatedAt && (
        <LinkBox
          label={t('team.passwordLinkFor', { email })}
          link={{ purpose: 'reset', code: passwordToken }}
          hint={t('team.passwordLinkHint')}
        />
      )}
      <p className="problem" role="alert">
        {problem}
      </p>
    </li>
  )
}
