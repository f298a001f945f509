import { useState } from 'react'
import type { ListedMember } from '../../api'
import { useTexts } from '../context'
import { useHasRole } from '../use-role'
import { MemberQuestion } from './MemberQuestion'

/** Ways to prove who one is beside the password, by what takes them away. */
const FACTORS = {
  resetFactor: {
    title: 'secondFactor.title',
    of: 'team.resetFactorOf',
    button: 'secondFactor.turnOff'
  },
  removePasskeys: {
    title: 'passkeys.title',
    of: 'team.removePasskeysOf',
    button: 'common.remove'
  }
} as const

interface MemberFactorProps {
  member: ListedMember
  change: keyof typeof FACTORS
  /** Whether it is the one who is signed in. */
  isOwn: boolean
  onChange: () => Promise<void>
}

/** Says how a member signs in beside the password. Owners, and admins for agents, take that away. */
export function MemberFactor({ member, change, isOwn, onChange }: MemberFactorProps) {
  const { t } = useTexts()
  const [isAsking, setAsking] = useState(false)
  const mayReset = useHasRole(member.role === 'agent' ? 'admin' : 'owner') && !isOwn
  const { email } = member
  const { title, of, button } = FACTORS[change]
  return (
    <div className="team-row">
      <span className="team-apps">{t(title)}</span>
      {mayReset && (
        <button
          className="button"
          type="button"
          aria-label={t(of, { email })}
          onClick={() => setAsking(true)}
        >
          {t(button)}
        </button>
      )}
      <MemberQuestion
        member={member}
        change={change}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onChange={onChange}
      />
    </div>
  )
}
