import { useState } from 'react'
import type { InboxConversation } from '../../api'
import type { Thread } from '../../model'
import { useTexts } from '../context'
import { typeName } from '../integrations/type-name'
import { Phrase } from '../Phrase'
import { TemplateDialog } from './TemplateDialog'
import { useMessagingWindow } from './use-messaging-window'

/** Type of the channel that has templates. */
const WHATSAPP = 'whatsapp'

interface ReplyWindowProps {
  thread: Thread
  conversation: InboxConversation | undefined
}

/** Says until when the service of a channel takes replies; afterwards, offers the templates that it takes still. */
export function ReplyWindow({ thread, conversation }: ReplyWindowProps) {
  const { t, times } = useTexts()
  const [isChoosing, setChoosing] = useState(false)
  const found = useMessagingWindow(thread, conversation)
  const { type, integrationId } = found?.client ?? {}
  const hasTemplates = found?.isOver && type === WHATSAPP
  return (
    <div className="reply-window" data-over={found?.isOver || undefined}>
      <p role="status">
        {found && (
          <Phrase
            text={found.isOver ? 'reply.windowOver' : 'reply.windowOpen'}
            values={{
              service: <bdi>{typeName(t, found.client.type)}</bdi>,
              time: (
                <time dateTime={found.expiresAt} title={times.fullTime(found.expiresAt)}>
                  {times.shortTime(found.expiresAt)}
                </time>
              )
            }}
          />
        )}
      </p>
      {hasTemplates && (
        <button className="button" type="button" onClick={() => setChoosing(true)}>
          {t('templates.choose')}
        </button>
      )}
      {/* It stays when the person writes meanwhile. */}
      {type === WHATSAPP && integrationId && (
        <TemplateDialog
          isOpen={isChoosing}
          integrationId={integrationId}
          onClose={() => setChoosing(false)}
          onSend={(text, payload) => thread.sendTemplate(text, integrationId, payload)}
        />
      )}
    </div>
  )
}
