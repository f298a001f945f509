import type { TextMessage as Message } from '../../../protocol'
import type { ContentProps } from '../../core'
import { Actions } from './Actions'
import { RichText } from './RichText'

/** A text and the actions below it. */
export function TextMessage({ entry }: ContentProps) {
  const { text, htmlText, actions } = entry.message as Message
  return (
    <>
      {(text || htmlText) && (
        <div className="bubble" dir="auto">
          <RichText text={text} htmlText={htmlText} />
        </div>
      )}
      {actions && <Actions actions={actions} />}
    </>
  )
}
