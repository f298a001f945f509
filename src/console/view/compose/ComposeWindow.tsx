import type { Content } from '../../../protocol'
import {
  checkComposition,
  type Composition,
  type CompositionKind,
  newComposition,
  writeComposition
} from '../../model'
import { safeMedia } from '../content/safe-url'
import { useTexts } from '../context'
import { useTries } from '../forms'
import { ModalWindow } from '../forms/ModalWindow'
import { Phrase } from '../Phrase'
import { CompositionFields } from './CompositionFields'
import { flawText } from './flaw-text'
import { MessagePreview } from './MessagePreview'

/** Text that can be typed into a reply instead, by kind. */
const SHORTHAND: Partial<Record<CompositionKind, string>> = {
  buttons: '%[Label](https://…) %[Label](reply:…) %[Label](postback:…) %[Label](location)',
  picture: '![](https://…)'
}

export interface ComposeWindowProps {
  kind: CompositionKind
  /** The message as it was left; undefined: a new one. */
  composition: Composition | undefined
  onChange: (composition: Composition) => void
  onClose: () => void
  onSend: (content: Content) => void
}

/** Whether there is something to see. */
const isShowable = (content: Content) => {
  if (content.type === 'location') {
    return Object.values(content.coordinates).every(degrees => !Number.isNaN(degrees))
  }
  return content.type !== 'image' || safeMedia(content.mediaUrl) !== undefined
}

/** Window in which a message of one kind is composed, with a preview beside its fields. */
export function ComposeWindow(props: ComposeWindowProps) {
  const { kind, composition = newComposition(kind), onChange, onClose, onSend } = props
  const { t } = useTexts()
  const flaws = checkComposition(composition, window.location.origin)
  const content = writeComposition(composition)
  const { isTried, formProps } = useTries({
    isComplete: flaws.length === 0,
    submit: () => onSend(content)
  })
  const problems = isTried
    ? flaws.map(({ place, flaw }) => ({ place, text: flawText(t, flaw) }))
    : []

  return (
    <ModalWindow title={t(`compose.${kind}`)} isOpen onOpenChange={onClose}>
      <form className="compose-form" {...formProps}>
        <div className="compose-fields">
          <CompositionFields
            composition={composition}
            problems={problems}
            onChange={change => onChange({ ...composition, ...change })}
          />
          {SHORTHAND[kind] && (
            <p className="field-hint">
              <Phrase
                text="compose.shorthand"
                values={{
                  syntax: (
                    <code dir="ltr">
                      <bdi>{SHORTHAND[kind]}</bdi>
                    </code>
                  )
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
        <div className="actions">
          <button className="button primary" type="submit">
            {t('thread.send')}
          </button>
          <button className="button quiet" type="button" onClick={onClose}>
            {t('common.cancel')}
          </button>
        </div>
      </form>
    </ModalWindow>
  )
}
