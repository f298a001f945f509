import { useState } from 'react'
import type { ListedMember } from '../../api'
import { useConsole, useTexts } from '../context'
import { useSubmit } from '../forms'
import { useHasRole } from '../use-role'
import { LinkBox } from './LinkBox'
import { MemberApps } from './MemberApps'
import { MemberRole } from './MemberRole'
import { RemoveQuestion } from './RemoveQuestion'

interface MemberRowProps {
  member: ListedMember
  /** Whether it is the one who is signed in. */
  isOwn: boolean
  onChange: () => Promise<void>
}

const ANSWERS = { 404: 'team.gone' } as const

/** A member of the team with their role; for owners a link for another password, and the way out. */
export function MemberRow({ member, isOwn, onChange }: MemberRowProps) {
  const { session } = useConsole()
  const { t } = useTexts()
  const { id, email, displayName } = member
  const isOwner = useHasRole('owner')
  const [token, setToken] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const making = useSubmit(async () => setToken(await session.api.makePasswordToken(id)), ANSWERS)

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
        <MemberRole member={member} isOwn={isOwn} onChange={onChange} />
        {isOwner && !isOwn && (
          <>
            <button
              className="button"
              type="button"
              aria-label={t('team.passwordLinkFor', { email })}
              aria-disabled={making.isBusy}
              onClick={making.submit}
            >
              {t('team.passwordLink')}
            </button>
            <button
              className="button"
              type="button"
              aria-label={t('team.removeNamed', { email })}
              onClick={() => setAsking(true)}
            >
              {t('common.remove')}
            </button>
          </>
        )}
      </div>
      {member.role === 'agent' && <MemberApps member={member} onChange={onChange} />}
      {token && (
        <LinkBox
          label={t('team.passwordLinkFor', { email })}
          link={{ purpose: 'reset', code: token }}
          hint={t('team.passwordLinkHint')}
        />
      )}
      <p className="problem" role="alert">
        {making.problem}
      </p>
      <RemoveQuestion
        member={member}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onChange={onChange}
      />
    </li>
  )
}
