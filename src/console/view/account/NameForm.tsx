import { useState } from 'react'
import { useConsole, useTexts } from '../context'
import { Field, nameHint, nameRefusal, useSubmit } from '../forms'

/** Form for the name of the one who is signed in. Without one, colleagues see their e-mail address. */
export function NameForm({ displayName }: { displayName: string }) {
  const { session } = useConsole()
  const { t } = useTexts()
  const [name, setName] = useState(displayName)
  const [message, setMessage] = useState('')
  const saving = useSubmit(async () => {
    await session.changeOwn({ displayName: name.trim() || null })
    setMessage(t('account.nameSaved'))
  })

  return (
    <form
      noValidate
      onSubmit={event => {
        setMessage('')
        saving.onSubmit(event)
      }}
    >
      <Field
        label={t('common.name')}
        type="text"
        autoComplete="name"
        hint={nameHint(t, 'account.nameHint')}
        value={name}
        onValue={value => {
          setName(value)
          saving.forget()
        }}
        problem={nameRefusal(t, t('common.name'), saving.fieldProblem)}
      />
      <p className="problem" role="alert">
        {saving.formProblem}
      </p>
      <p className="page-message" role="status">
        {message}
      </p>
      <div className="actions">
        <button className="button primary" type="submit" aria-disabled={saving.isBusy}>
          {t('account.saveName')}
        </button>
      </div>
    </form>
  )
}
