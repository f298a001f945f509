import { useState } from 'react'
import type { ListedMember } from '../../api'
import { useTexts } from '../context'
import { useHasRole } from '../use-role'
import { MemberQuestion } from './MemberQuestion'

interface MemberFactorProps {
  member: ListedMember
  /** Whether it is the one who is signed in. */
  isOwn: boolean
  onChange: () => Promise<void>
}

/** Says that a member signs in with a code, too. Owners, and admins for agents, turn that off. */
export function MemberFactor({ member, isOwn, onChange }: MemberFactorProps) {
  const { t } = useTexts()
  const [isAsking, setAsking] = useState(false)
  const mayReset = useHasRole(member.role === 'agent' ? 'admin' : 'owner') && !isOwn
  const { email } = member
  return (
    <div className="team-row">
      <span className="team-apps">{t('secondFactor.title')}</span>
      {mayReset && (
        <button
          className="button"
          type="button"
          aria-label={t('team.resetFactorOf', { email })}
          onClick={() => setAsking(true)}
        >
          {t('secondFactor.turnOff')}
        </button>
      )}
      <MemberQuestion
        member={member}
        change="resetFactor"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onChange={onChange}
      />
    </div>
  )
}
