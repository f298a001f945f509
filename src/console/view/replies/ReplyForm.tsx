import { useState } from 'react'
import { findWrongPlaceholder, readShorthand } from '../../../protocol'
import type { SavedReply } from '../../api'
import type { Translate } from '../../texts'
import { TypedPreview } from '../compose'
import { useTexts } from '../context'
import { emptyRefusal, useTries } from '../forms'
import { fieldRefusal, nameProblem } from '../forms/name-problem'
import { SettingField } from '../settings/SettingField'
import { PLACEHOLDER_HINTS, PLACEHOLDERS } from './placeholders'
import { ReplyNameField } from './ReplyNameField'
import { useSaving } from './use-saving'

interface ReplyFormProps {
  /** Undefined: a new one. */
  reply: SavedReply | undefined
  onClose: () => void
  onSaved: (message: string) => void
}

const placeholderProblem = (t: Translate, text: string): string => {
  const placeholder = findWrongPlaceholder(text)
  return placeholder ? t('replies.wrongPlaceholder', { placeholder, ...PLACEHOLDERS }) : ''
}

/** Form with the name and the text of a reply. */
export function ReplyForm({ reply, onClose, onSaved }: ReplyFormProps) {
  const { t } = useTexts()
  const [name, setName] = useState(reply?.name ?? '')
  const [text, setText] = useState(reply?.text ?? '')
  const saving = useSaving(
    { id: reply?.id, name, content: { type: 'text', text: text.trim() } },
    { onClose, onSaved }
  )
  const wrongPlaceholder = placeholderProblem(t, text)
  const { isTried, formProps } = useTries({
    isComplete: !!name.trim() && !!text.trim() && !wrongPlaceholder,
    refusal: saving.problem,
    submit: saving.submit
  })
  const ofName = nameProblem(t, name, isTried, saving.fieldProblem)
  const ofText =
    isTried && !text.trim()
      ? emptyRefusal(t, t('replies.text'))
      : (isTried && wrongPlaceholder) ||
        fieldRefusal(t, saving.fieldProblem, 'content.text', t('replies.text'))

  return (
    <form className="reply-form" {...formProps}>
      <ReplyNameField
        name={name}
        problem={ofName}
        onName={changed => {
          setName(changed)
          saving.forget()
        }}
      />
      <SettingField
        label={t('replies.text')}
        hint={t('replies.textHint', PLACEHOLDER_HINTS)}
        problem={ofText}
      >
        {ties => (
          <textarea
            {...ties}
            rows={6}
            dir="auto"
            value={text}
            onChange={event => {
              setText(event.currentTarget.value)
              saving.forget()
            }}
          />
        )}
      </SettingField>
      <TypedPreview content={readShorthand(text.trim())} />
      <p className="problem" role="alert">
        {!ofName && !ofText && saving.problem}
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
