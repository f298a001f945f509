import { useState } from 'react'
import type { SavedReply } from '../../api'
import {
  checkPlaceholders,
  type Composition,
  type CompositionKind,
  newComposition,
  readComposition,
  writeComposition
} from '../../model'
import { ComposeForm } from '../compose/ComposeForm'
import { useTexts } from '../context'
import { nameProblem } from '../forms/name-problem'
import { PLACEHOLDER_HINTS } from './placeholders'
import { ReplyNameField } from './ReplyNameField'
import { useSaving } from './use-saving'

interface TemplateFormProps {
  /** A template that can be composed, or the kind of a new one. */
  template: SavedReply | CompositionKind
  onClose: () => void
  onSaved: (message: string) => void
}

const begin = (template: SavedReply | CompositionKind): Composition =>
  typeof template === 'string'
    ? newComposition(template)
    : (readComposition(template.content) ?? newComposition('buttons'))

/** Form with the name and the fields of a message of any type that is kept. */
export function TemplateForm({ template, onClose, onSaved }: TemplateFormProps) {
  const { t } = useTexts()
  const saved = typeof template === 'string' ? undefined : template
  const [name, setName] = useState(saved?.name ?? '')
  const [composition, setComposition] = useState(() => begin(template))
  const saving = useSaving(
    { id: saved?.id, name, content: writeComposition(composition) },
    { onClose, onSaved }
  )

  return (
    <ComposeForm
      composition={composition}
      onChange={changed => {
        setComposition(changed)
        saving.forget()
      }}
      onClose={onClose}
      submitLabel={t('replies.save')}
      onSubmit={saving.submit}
      moreFlaws={checkPlaceholders(composition)}
      isHeadComplete={!!name.trim()}
      refusal={saving.problem}
      problem={nameProblem(t, name, false, saving.fieldProblem) ? '' : saving.problem}
      head={isTried => (
        <>
          <ReplyNameField
            name={name}
            problem={nameProblem(t, name, isTried, saving.fieldProblem)}
            onName={changed => {
              setName(changed)
              saving.forget()
            }}
          />
          <p className="field-hint">{t('replies.textHint', PLACEHOLDER_HINTS)}</p>
        </>
      )}
    />
  )
}
