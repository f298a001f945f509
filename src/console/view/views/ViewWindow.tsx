import { useState } from 'react'
import { SAVED_VIEWS_MAX } from '../../../protocol'
import { useValue } from '../../../ui'
import type { SavedView } from '../../api'
import { useTexts, useWorkspace } from '../context'
import { Field, nameHint, useSubmit, useTries } from '../forms'
import { nameProblem } from '../forms/name-problem'
import { ModalWindow } from '../forms/ModalWindow'

const TAKEN = { 409: 'savedViews.taken' } as const

interface ViewFormProps {
  view: SavedView
  onClose(): void
  onSaved(view: SavedView): void
}

function ViewForm({ view, onClose, onSaved }: ViewFormProps) {
  const { savedViews } = useWorkspace()
  const { t } = useTexts()
  const { views } = useValue(savedViews.state)
  const [name, setName] = useState(view.name)
  const isFull = views.length >= SAVED_VIEWS_MAX && !views.some(({ id }) => id === view.id)
  const saving = useSubmit(async () => {
    const named = { ...view, name: name.trim() }
    await savedViews.save(named)
    onClose()
    onSaved(named)
  }, TAKEN)
  const { isTried, formProps } = useTries({
    isComplete: !!name.trim() && !isFull,
    refusal: saving.problem,
    submit: saving.submit
  })
  const ofName = nameProblem(t, name, isTried, saving.fieldProblem)

  return (
    <form {...formProps}>
      <Field
        label={t('common.name')}
        hint={nameHint(t, 'savedViews.nameHint')}
        type="text"
        autoComplete="off"
        autoFocus
        value={name}
        problem={ofName}
        onValue={typed => {
          setName(typed)
          saving.forget()
        }}
      />
      <p className="problem" role="alert">
        {isFull && t('savedViews.full', { max: SAVED_VIEWS_MAX })}
        {!isFull && !ofName && saving.problem}
      </p>
      <div className="actions">
        <button className="button primary" type="submit" aria-disabled={saving.isBusy || isFull}>
          {t('savedViews.save')}
        </button>
        <button className="button quiet" type="button" onClick={onClose}>
          {t('common.cancel')}
        </button>
      </div>
    </form>
  )
}

interface ViewWindowProps extends Omit<ViewFormProps, 'view'> {
  /** View to name; one without a name is new. Undefined: the window is closed. */
  view: SavedView | undefined
}

/** Window in which a view is named, or renamed. */
export function ViewWindow({ view, onClose, onSaved }: ViewWindowProps) {
  const { t } = useTexts()
  return (
    <ModalWindow
      title={t(view?.name ? 'savedViews.renameTitle' : 'savedViews.newTitle')}
      isOpen={view !== undefined}
      onOpenChange={onClose}
    >
      {view && <ViewForm view={view} onClose={onClose} onSaved={onSaved} />}
    </ModalWindow>
  )
}
