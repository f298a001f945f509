import type { ConversationModel } from '../../../client'
import { useMessengerContext } from '../../core'
import { useTyping } from './use-typing'

/** Says who of the others types. */
export function Typing({ conversation }: { conversation: ConversationModel }) {
  const { translate } = useMessengerContext()
  const author = useTyping(conversation)
  return (
    <div role="status">
      {author !== undefined && (
        <p className="typing-indicator">
          <i aria-hidden="true">
            <b />
            <b />
            <b />
          </i>
          <bdi>{translate('supportTyping', { author })}</bdi>
        </p>
      )}
    </div>
  )
}
