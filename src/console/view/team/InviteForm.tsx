import { useState } from 'react'
import type { Invitation, Role } from '../../api'
import { findAccountProblems } from '../../model'
import { useConsole, useTexts } from '../context'
import { Field, useSubmit, useTries } from '../forms'
import { useApp } from '../use-app'
import { useHasRole } from '../use-role'
import { AppChoice } from './AppChoice'
import { RoleMenu } from './RoleMenu'

/** The apps are there, so only an address that signs in already is refused. */
const REFUSALS = { 400: 'join.known' } as const

interface InviteFormProps {
  /** Whether the link can go out by mail. */
  sendsMails: boolean
  onInvite: (made: Invitation & { token: string }) => Promise<void>
}

/** Form that makes an invitation: its role, its apps and, where mails go out, the address of a mail with the link. */
export function InviteForm({ sendsMails, onInvite }: InviteFormProps) {
  const { session, tell } = useConsole()
  const { t, language } = useTexts()
  const isOwner = useHasRole('owner')
  const [role, setRole] = useState<Role>('agent')
  const [appIds, setAppIds] = useState<readonly string[]>([useApp().id])
  const [email, setEmail] = useState('')
  const address = sendsMails ? email.trim() : ''
  const inviting = useSubmit(
    async () => {
      const made = await session.api.invite({
        role,
        appIds: role === 'agent' ? appIds : [],
        email: address || undefined,
        language
      })
      setEmail('')
      if (address) tell(t('team.mailWaiting', { email: address }))
      await onInvite(made)
    },
    address ? REFUSALS : {}
  )
  const isWrong = address !== '' && Boolean(findAccountProblems({ email: address }).email)
  const { isTried, formProps } = useTries({
    isComplete: !isWrong,
    refusal: address && inviting.fieldProblem,
    submit: inviting.submit
  })

  return (
    <form {...formProps}>
      {role === 'agent' && <AppChoice chosen={appIds} onChoose={setAppIds} />}
      {sendsMails && (
        <Field
          label={t('common.email')}
          type="email"
          autoComplete="off"
          isOptional
          hint={t('team.mailHint')}
          value={email}
          onValue={value => {
            setEmail(value)
            inviting.forget()
          }}
          problem={isTried && isWrong ? t('setUp.noEmail') : address && inviting.fieldProblem}
        />
      )}
      <div className="actions">
        {isOwner && <RoleMenu label={t('roles.role')} role={role} onRole={setRole} />}
        <button className="button primary" type="submit" aria-disabled={inviting.isBusy}>
          {t('team.invite')}
        </button>
      </div>
      <p className="problem" role="alert">
        {address ? inviting.formProblem : inviting.problem}
      </p>
    </form>
  )
}
