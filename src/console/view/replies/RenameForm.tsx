import { useState } from 'react'
import type { SavedReply } from '../../api'
import { MessagePreview } from '../compose/MessagePreview'
import { useTexts } from '../context'
import { useTries } from '../forms'
import { nameProblem } from '../forms/name-problem'
import { ReplyNameField } from './ReplyNameField'
import { useSaving } from './use-saving'

interface RenameFormProps {
  reply: SavedReply
  onClose: () => void
  onSaved: (message: string) => void
}

/** Form with the name of a saved reply whose message has more than the console has fields for. */
export function RenameForm({ reply, onClose, onSaved }: RenameFormProps) {
  const { t } = useTexts()
  const [name, setName] = useState(reply.name)
  const saving = useSaving({ id: reply.id, name }, { onClose, onSaved })
  const { isTried, formProps } = useTries({
    isComplete: !!name.trim(),
    refusal: saving.problem,
    submit: saving.submit
  })
  const problem = nameProblem(t, name, isTried, saving.fieldProblem)

  return (
    <form className="reply-form" {...formProps}>
      <ReplyNameField
        name={name}
        problem={problem}
        onName={changed => {
          setName(changed)
          saving.forget()
        }}
      />
      <p className="quiet-note">{t('replies.fixed')}</p>
      <MessagePreview content={reply.content} />
      <p className="problem" role="alert">
        {!problem && saving.problem}
      </p>
      <div className="actions">
        <button className="button primary" type="submit" aria-disabled={saving.isBusy}>
          {t('replies.save')}
        </button>
        <button className="button quiet" type="button" onClick={onClose}>
          {t('common.cancel')}
        </button>
      </div>
    </form>
  )
}
