import { type ReactNode, type Ref, useState } from 'react'
import { newRequestId } from '../../model'
import { useConsole, useTexts } from '../context'
import { Field, nameHint, nameRefusal, useSubmit } from '../forms'

interface NewAppFormProps {
  inputRef?: Ref<HTMLInputElement> | undefined
  onCreated?: (() => void) | undefined
  /** Further buttons. */
  children?: ReactNode
}

/** Form that creates an app. A repeated try creates no second one, also when an answer was lost. */
export function NewAppForm({ inputRef, onCreated, children }: NewAppFormProps) {
  const { session, enterNewApp } = useConsole()
  const { t } = useTexts()
  const [name, setName] = useState('')
  const [requestId] = useState(newRequestId)
  const creating = useSubmit(async () => {
    const app = await session.api.createApp(name.trim(), requestId)
    onCreated?.()
    enterNewApp(app, t('apps.created', { name: app.displayName }))
  })

  return (
    <form noValidate onSubmit={creating.onSubmit}>
      <Field
        label={t('apps.newName')}
        type="text"
        autoComplete="off"
        hint={nameHint(t, 'appFields.displayName.hint')}
        value={name}
        onValue={setName}
        problem={nameRefusal(t, t('apps.newName'), creating.fieldProblem)}
        inputRef={inputRef}
      />
      <p className="problem" role="alert">
        {creating.formProblem}
      </p>
      <button className="button primary" type="submit" aria-disabled={creating.isBusy}>
        {t('apps.create')}
      </button>
      {children}
    </form>
  )
}
