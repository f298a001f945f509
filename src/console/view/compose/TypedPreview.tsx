import { useTexts } from '../context'
import { MessagePreview } from './MessagePreview'
import type { TypedMessage } from './use-typed'

/** Shows what a text with shorthand or saved replies in it will be, or why it cannot; nothing for any other text. */
export function TypedPreview({ content, problem }: TypedMessage) {
  const { t } = useTexts()
  if (problem) {
    return (
      <p className="problem typed-problem" role="alert">
        {t(`replies.${problem.kind}`, { name: problem.name })}
      </p>
    )
  }
  if (!content) return null
  const isMore = content.type !== 'text' || content.actions !== undefined || content.htmlText
  return isMore ? <MessagePreview content={content} /> : null
}
