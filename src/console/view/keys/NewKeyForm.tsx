import { useEffect, useRef, useState } from 'react'
import type { Integration } from '../../api'
import { useTexts, useWorkspace } from '../context'
import { emptyRefusal, Field, nameHint, nameRefusal, useSubmit, useTries } from '../forms'
import { ScopeChoice } from './ScopeChoice'
import type { MadeKey } from './use-keys'

interface NewKeyFormProps {
  /** Custom integration that the key is for. @default what is chosen */
  program: Integration | undefined
  /** Custom integrations to choose from. */
  programs: Integration[]
  onMade: (made: MadeKey) => void
  /** Called when it is not known whether there is a new key. */
  onUnsure: () => void
  onCancel: () => void
}

/** Form that makes a key. */
export function NewKeyForm({ program, programs, onMade, onUnsure, onCancel }: NewKeyFormProps) {
  const { api } = useWorkspace()
  const { t } = useTexts()
  const [name, setName] = useState('')
  const [programId, setProgramId] = useState(program?.id)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const creating = useSubmit(async () => {
    const key = await api.createKey(name.trim(), programId).catch(error => {
      onUnsure()
      throw error
    })
    onMade({ key, isOfProgram: programId !== undefined })
  })
  const { isTried, formProps } = useTries({
    isComplete: Boolean(name.trim()),
    refusal: creating.problem,
    submit: creating.submit
  })
  const label = t('common.name')
  const isOfName = creating.fieldProblem.startsWith('displayName ')
  const refused = isOfName ? nameRefusal(t, label, creating.fieldProblem) : ''

  return (
    <form {...formProps}>
      <Field
        label={label}
        type="text"
        autoComplete="off"
        hint={nameHint(t, 'keys.nameHint')}
        value={name}
        onValue={value => {
          setName(value)
          creating.forget()
        }}
        problem={isTried && !name.trim() ? emptyRefusal(t, label) : refused}
        inputRef={first}
      />
      {!program && (
        <ScopeChoice programs={programs} programId={programId} onChoose={setProgramId} />
      )}
      <p className="problem" role="alert">
        {!isOfName && creating.problem}
      </p>
      <div className="actions">
        <button className="button primary" type="submit" aria-disabled={creating.isBusy}>
          {t('keys.create')}
        </button>
        <button className="button quiet" type="button" onClick={onCancel}>
          {t('common.cancel')}
        </button>
      </div>
    </form>
  )
}
