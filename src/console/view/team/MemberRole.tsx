import { useRef, useState } from 'react'
import type { Role, TeamMember } from '../../api'
import { useConsole, useTexts } from '../context'
import { useSubmit } from '../forms'
import { useHasRole } from '../use-role'
import { OwnRoleQuestion } from './OwnRoleQuestion'
import { RoleMenu } from './RoleMenu'

interface MemberRoleProps {
  member: TeamMember
  /** Whether it is the one who is signed in. */
  isOwn: boolean
  onChange: () => Promise<void>
}

/** Role of a member of the team, which owners change. */
export function MemberRole({ member: { id, email, role }, isOwn, onChange }: MemberRoleProps) {
  const { session, tell } = useConsole()
  const { t } = useTexts()
  const isOwner = useHasRole('owner')
  const wanted = useRef(role)
  const [isAsking, setAsking] = useState(false)
  const changing = useSubmit(async () => {
    await session.api.changeAccess(id, { role: wanted.current })
    setAsking(false)
    tell(t('team.roleChanged', { email }))
    if (isOwn) await session.refresh()
    await onChange()
  })
  if (!isOwner) return <span className="team-role">{t(`roles.${role}`)}</span>

  function choose(next: Role) {
    wanted.current = next
    if (isOwn) setAsking(true)
    else changing.submit()
  }
  function cancel() {
    setAsking(false)
    changing.forget()
  }
  return (
    <>
      <RoleMenu label={t('roles.of', { email })} role={role} onRole={choose} />
      {changing.problem && !isAsking && (
        <p className="problem" role="alert">
          {changing.problem}
        </p>
      )}
      <OwnRoleQuestion
        isOpen={isAsking}
        isBusy={changing.isBusy}
        problem={changing.problem}
        onClose={cancel}
        onConfirm={changing.submit}
      />
    </>
  )
}
