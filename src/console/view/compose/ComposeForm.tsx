import type { ReactNode } from 'react'
import type { Content } from '../../../protocol'
import {
  checkComposition,
  type Composition,
  type CompositionKind,
  type PlacedFlaw,
  writeComposition
} from '../../model'
import { safeMedia } from '../content/safe-url'
import { useTexts } from '../context'
import { useTries } from '../forms'
import { Phrase } from '../Phrase'
import { Syntax } from '../Syntax'
import { CompositionFields } from './CompositionFields'
import { flawText } from './flaw-text'
import { MessagePreview } from './MessagePreview'

/** Text that can be typed into a reply instead, by kind. */
const SHORTHAND: Partial<Record<CompositionKind, string>> = {
  buttons: '%[Label](https://…) %[Label](reply:…) %[Label](postback:…) %[Label](location)',
  picture: '![](https://…)'
}

export interface ComposeFormProps {
  composition: Composition
  onChange: (composition: Composition) => void
  onClose: () => void
  /** Label of the button that submits. */
  submitLabel: string
  onSubmit: (content: Content) => void
  /** Fields before those of the message. @param isTried Whether what is missing is said. */
  head?: (isTried: boolean) => ReactNode
  /** Whether nothing is missing in `head`. @default true */
  isHeadComplete?: boolean
  /** Flaws beside those that no message may have. @default none */
  moreFlaws?: PlacedFlaw[]
  /** Problem of a value that the server refused. @default none */
  refusal?: string
  /** Problem that belongs to no field. @default none */
  problem?: string
  /** Controls behind the button that submits. @param isComplete Whether nothing is wrong with the message. */
  more?: ((content: Content, isComplete: boolean) => ReactNode) | undefined
}

/** Whether there is something to see. */
const isShowable = (content: Content) => {
  if (content.type === 'location') {
    return Object.values(content.coordinates).every(degrees => !Number.isNaN(degrees))
  }
  return content.type !== 'image' || safeMedia(content.mediaUrl) !== undefined
}

/** Form in which a message of one kind is composed, with a preview beside its fields. */
export function ComposeForm(props: ComposeFormProps) {
  const { composition, onChange, onClose, submitLabel, onSubmit, more } = props
  const { head, isHeadComplete = true, moreFlaws = [], refusal = '', problem = '' } = props
  const { t } = useTexts()
  const flaws = [...checkComposition(composition, window.location.origin), ...moreFlaws]
  const content = writeComposition(composition)
  const shorthand = SHORTHAND[composition.kind]
  const isComplete = flaws.length === 0 && isHeadComplete
  const { isTried, formProps } = useTries({
    isComplete,
    refusal,
    submit: () => onSubmit(content)
  })
  const problems = isTried
    ? flaws.map(({ place, flaw }) => ({ place, text: flawText(t, flaw) }))
    : []

  return (
    <form className="compose-form" {...formProps}>
      <div className="compose-fields">
        {head?.(isTried)}
        <CompositionFields
          composition={composition}
          problems={problems}
          onChange={change => onChange({ ...composition, ...change })}
        />
        {shorthand && (
          <p className="field-hint">
            <Phrase
              text="compose.shorthand"
              values={{
                syntax: <Syntax>{shorthand}</Syntax>
              }}
            />
          </p>
        )}
      </div>
      <div className="compose-shown">
        {isShowable(content) ? (
          <MessagePreview content={content} />
        ) : (
          <p className="quiet-note">{t('compose.nothingToSee')}</p>
        )}
      </div>
      <p className="problem" role="alert">
        {problem}
      </p>
      <div className="actions">
        <button className="button primary" type="submit">
          {submitLabel}
        </button>
        {more?.(content, isComplete)}
        <button className="button quiet" type="button" onClick={onClose}>
          {t('common.cancel')}
        </button>
      </div>
    </form>
  )
}
