import type { TextMessage as Message } from '../../../protocol'
import type { ContentProps } from '../part'
import { Actions } from './Actions'
import { RichText } from './RichText'

/** What was said, and what can be pressed below it. */
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
