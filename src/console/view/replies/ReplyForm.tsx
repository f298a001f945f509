import { useState } from 'react'
import { findWrongPlaceholder } from '../../../protocol'
import type { SavedReply } from '../../api'
import type { Translate } from '../../texts'
import { useTexts, useWorkspace } from '../context'
import { nameHint, namedRefusal, useSubmit, useTries } from '../forms'
import { SettingField } from '../settings/SettingField'

/** Placeholders of a text, as they are written. */
const NAMES = { visitor: '{{visitor.name}}', agent: '{{agent.name}}' }
const TAKEN = { 409: 'replies.taken' } as const

interface ReplyFormProps {
  /** Undefined: a new one. */
  reply: SavedReply | undefined
  onClose: () => void
  onSaved: (message: string) => void
}

const placeholderProblem = (t: Translate, text: string): string => {
  const placeholder = findWrongPlaceholder(text)
  return placeholder ? t('replies.wrongPlaceholder', { placeholder, ...NAMES }) : ''
}

/** Form with the name and the text of a reply. */
export function ReplyForm({ reply, onClose, onSaved }: ReplyFormProps) {
  const { savedReplies } = useWorkspace()
  const { t } = useTexts()
  const [name, setName] = useState(reply?.name ?? '')
  const [text, setText] = useState(reply?.text ?? '')
  const saving = useSubmit(async () => {
    await savedReplies.save({ id: reply?.id, name: name.trim(), text: text.trim() })
    onClose()
    onSaved(t('replies.saved', { name: name.trim() }))
  }, TAKEN)
  const missing = (label: string) => t('errors.refusal', { label, refusal: t('refused.filled') })
  const wrongPlaceholder = placeholderProblem(t, text)
  const { isTried, formProps } = useTries({
    isComplete: !!name.trim() && !!text.trim() && !wrongPlaceholder,
    refusal: saving.problem,
    submit: saving.submit
  })
  /** Reads why the server refused a field; empty: it did not. */
  const refusalOf = (field: 'name' | 'text', label: string) => {
    const [, refusal] = new RegExp(`^${field} (.*)$`, 's').exec(saving.fieldProblem) ?? []
    return refusal ? namedRefusal(t, label, refusal) : ''
  }
  const ofName =
    isTried && !name.trim() ? missing(t('common.name')) : refusalOf('name', t('common.name'))
  const ofText =
    isTried && !text.trim()
      ? missing(t('replies.text'))
      : (isTried && wrongPlaceholder) || refusalOf('text', t('replies.text'))

  return (
    <form className="reply-form" {...formProps}>
      <SettingField
        label={t('common.name')}
        hint={nameHint(t, 'replies.nameHint')}
        problem={ofName}
      >
        {ties => (
          <input
            {...ties}
            type="text"
            autoComplete="off"
            autoFocus
            dir="auto"
            value={name}
            onChange={event => {
              setName(event.currentTarget.value)
              saving.forget()
            }}
          />
        )}
      </SettingField>
      <SettingField
        label={t('replies.text')}
        hint={t('replies.textHint', { ...NAMES, fallback: '{{visitor.name|…}}' })}
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
