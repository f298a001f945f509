import { useState } from 'react'
import type { ListedMember } from '../../api'
import { useConsole, useTexts } from '../context'
import { useSubmit } from '../forms'

const ANSWERS = { 404: 'team.gone' } as const

/** Calls by which an owner helps a member back in, and what came of them. */
export const useMemberActions = ({ id, email }: ListedMember, onChange: () => Promise<void>) => {
  const { session, tell } = useConsole()
  const { t } = useTexts()
  const [passwordToken, setToken] = useState<string>()
  const making = useSubmit(async () => setToken(await session.api.makePasswordToken(id)), ANSWERS)
  const activating = useSubmit(async () => {
    await session.api.activateMember(id)
    tell(t('team.activated', { email }))
    await onChange()
  }, ANSWERS)
  return {
    /** Undefined until a link was made. */
    passwordToken,
    makeLink: making.submit,
    activate: activating.submit,
    isBusy: making.isBusy || activating.isBusy,
    problem: making.problem || activating.problem
  }
}
