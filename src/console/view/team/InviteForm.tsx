import { useState } from 'react'
import { ApiError, type Invitation, type Role } from '../../api'
import { findAccountProblems } from '../../model'
import { useConsole, useTexts } from '../context'
import { Field, useOnce, useSubmit, useTries } from '../forms'
import { explain } from '../forms/explain'
import { useApp } from '../use-app'
import { useHasRole } from '../use-role'
import { AppChoice } from './AppChoice'
import { RoleMenu } from './RoleMenu'

/** Sentence of the server about an address that signs in already. */
const KNOWN = / can sign in already\.$/

const explainRefusal: typeof explain = (t, error) =>
  error instanceof ApiError && KNOWN.test(error.message) ? t('join.known') : explain(t, error)

/** An invitation; without a token if it was found, since the answer to the call that made it was lost. */
export type MaybeMade = Invitation & { token?: string }

interface InviteFormProps {
  /** Whether the link can go out by mail. */
  sendsMails: boolean
  /** Invitations that wait. */
  known: readonly Invitation[]
  onInvite: (made: MaybeMade) => Promise<void>
  /** Called when there may be another invitation. */
  onChange: () => Promise<void>
}

/** Form that makes an invitation: its role, its apps and, where mails go out, the address of a mail with the link. */
export function InviteForm({ sendsMails, known, onInvite, onChange }: InviteFormProps) {
  const { session, tell } = useConsole()
  const { t, language } = useTexts()
  const isOwner = useHasRole('owner')
  const [role, setRole] = useState<Role>('agent')
  const [appIds, setAppIds] = useState<readonly string[]>([useApp().id])
  const [email, setEmail] = useState('')
  const address = sendsMails ? email.trim() : ''
  const once = useOnce()
  const inviting = useSubmit(
    async () => {
      const wanted = role === 'agent' ? appIds : []
      const made = await once<MaybeMade>({
        known,
        async list() {
          await onChange()
          return (await session.api.getTeam()).invitations
        },
        // The link of one without a mail is shown to nobody any more.
        isSame: ({ mail, appIds: theirs = [], ...invitation }) =>
          address !== '' &&
          mail?.address === address &&
          invitation.role === role &&
          String(theirs) === String(wanted),
        make: () =>
          session.api.invite({ role, appIds: wanted, email: address || undefined, language })
      })
      setEmail('')
      if (address) tell(t('team.mailWaiting', { email: address }))
      await onInvite(made)
    },
    undefined,
    explainRefusal
  )
  const refused = inviting.problem === t('join.known') ? inviting.problem : ''
  const isWrong = address !== '' && Boolean(findAccountProblems({ email: address }).email)
  const { isTried, formProps } = useTries({
    isComplete: !isWrong,
    refusal: refused,
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
          problem={isTried && isWrong ? t('setUp.noEmail') : refused}
        />
      )}
      <div className="actions">
        {isOwner && <RoleMenu label={t('roles.role')} role={role} onRole={setRole} />}
        <button className="button primary" type="submit" aria-disabled={inviting.isBusy}>
          {t('team.invite')}
        </button>
      </div>
      <p className="problem" role="alert">
        {!refused && inviting.problem}
      </p>
    </form>
  )
}
