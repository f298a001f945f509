import { type ReactNode, type Ref, useState } from 'react'
import { newRequestId } from '../../model'
import { useConsole } from '../context'
import { Field, useSubmit } from '../forms'

interface NewAppFormProps {
  inputRef?: Ref<HTMLInputElement> | undefined
  onCreated?: (() => void) | undefined
  /** Further buttons. */
  children?: ReactNode
}

/** Form that creates an app. A repeated try creates no second one, also when an answer was lost. */
export function NewAppForm({ inputRef, onCreated, children }: NewAppFormProps) {
  const { session, enterNewApp } = useConsole()
  const [name, setName] = useState('')
  const [requestId] = useState(newRequestId)
  const creating = useSubmit(async () => {
    const app = await session.api.createApp(name.trim(), requestId)
    onCreated?.()
    enterNewApp(app)
  })

  return (
    <form noValidate onSubmit={creating.onSubmit}>
      <Field
        label="Name of the app"
        type="text"
        autoComplete="off"
        hint="Visitors see it in the messenger, unless that has a name of its own."
        value={name}
        onValue={setName}
        problem={creating.fieldProblem.replace(/^displayName\b/, 'The name')}
        inputRef={inputRef}
      />
      <p className="problem" role="alert">
        {creating.formProblem}
      </p>
      <button className="button primary" type="submit" aria-disabled={creating.isBusy}>
        Create app
      </button>
      {children}
    </form>
  )
}
