import type { ConversationModel } from '../../../client'
import { useServices } from '../../services'
import { useTyping } from './use-typing'

/** Says who of the others types. */
export function Typing({ conversation }: { conversation: ConversationModel }) {
  const { settings, translate } = useServices()
  const author = useTyping(conversation)
  return (
    <div role="status">
      {author !== undefined && (
        <p className="typing-indicator">
          <i aria-hidden="true">
            <b />
          </i>
          <bdi>{translate('supportTyping', { author: author || settings.businessName || '' })}</bdi>
        </p>
      )}
    </div>
  )
}
