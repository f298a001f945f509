import { useEffect, useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react'
import type { WritableAtom } from 'nanostores'
import type { MessageStatus } from '../../../client'
import type { FormAnswer, FormField, Message } from '../../../protocol'
import { useValue } from '../../../ui'
import { useMessengerContext } from '../../core'
import { ActiveField } from './ActiveField'
import { leaveField, type Draft } from './draft'
import { FoldedAnswers } from './FoldedAnswers'
import { FormEnd } from './FormEnd'
import { LockedField } from './LockedField'

export interface FieldsProps {
  /** Begins the ids of the fields. */
  id: string
  /** Message that contains the form; undefined in a prechat form. */
  message?: Message
  /** Validated fields. */
  fields: readonly FormField[]
  $draft: WritableAtom<Draft>
  /** Submitted answers, when the draft has none. */
  answers?: readonly FormAnswer[] | undefined
  /** Status of the answers once they are being sent. */
  status?: MessageStatus | undefined
  /** Whether the active field takes the focus. @default false */
  takesFocus?: boolean
  /** The last field is locked. */
  onFilled(answers: readonly FormAnswer[]): void
  onRetry(): void
  /** Above the fields. */
  children?: ReactNode
}

/** A form that is filled in one field after the other, and folds once it is sent. Spec §4 Form. */
export function Fields({
  id,
  message,
  fields,
  $draft,
  answers,
  status,
  takesFocus,
  onFilled,
  onRetry,
  children
}: FieldsProps) {
  const { translate } = useMessengerContext()
  const draft = useValue($draft)
  const form = useRef<HTMLFormElement>(null)
  const goesOn = useRef(false)
  const locked = answers ?? draft.answers
  const at = locked.length
  const field = status ? undefined : fields[at]
  const isLast = at === fields.length - 1
  const isFolded = !!status && !/ing$|failed/.test(status) && at > 0

  const focus = () => form.current?.querySelector<HTMLElement>('.active')?.focus()

  useLayoutEffect(() => {
    if (goesOn.current) focus()
    goesOn.current = false
  }, [at])

  useEffect(() => {
    if (takesFocus) focus()
  }, [takesFocus])

  const leave = (isMeant: boolean) => {
    // Fields that are locked already may still lose the focus.
    if (!field || $draft.get().answers.length !== at) return
    const next = leaveField(field, $draft.get())
    goesOn.current = isMeant && !next.problem
    $draft.set(next)
    if (next.answers.length !== fields.length) return
    // Before the fields are removed, and without scrolling: the answers appear below the form.
    if (isMeant) form.current?.focus({ preventScroll: true })
    onFilled(next.answers)
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    leave(true)
    if ($draft.get().problem) focus()
  }

  return (
    <form
      ref={form}
      className={isFolded ? 'bubble form folded' : 'bubble form'}
      data-message-id={message?.id}
      data-role={message?.role}
      noValidate
      tabIndex={-1}
      onSubmit={onSubmit}
    >
      {children}
      {isFolded ? (
        <FoldedAnswers answers={locked}>
          <b>{translate('messageSent')}</b>
        </FoldedAnswers>
      ) : (
        <>
          {/* What visitors fill in themselves is no news to them. */}
          <div aria-live="off">
            {locked.map((answer, index) => (
              <LockedField key={answer.name} id={`${id}-${index}`} answer={answer} />
            ))}
            {field && (
              <ActiveField
                key={field.name}
                id={`${id}-${at}`}
                field={field}
                draft={draft}
                isLast={isLast}
                onInput={value => $draft.set({ ...draft, value, problem: undefined })}
                onLeave={leave}
              />
            )}
          </div>
          <FormEnd
            at={at}
            count={fields.length}
            status={field ? undefined : (status ?? 'sending')}
            onRetry={onRetry}
          />
        </>
      )}
    </form>
  )
}
