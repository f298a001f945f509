import type { MouseEvent } from 'react'
import type { ConversationModel } from '../../../client'
import { useValue } from '../../../ui'
import { useMessengerContext, type PageClient } from '../../core'

interface StartersProps {
  client: PageClient
  conversation: ConversationModel
}

/** Buttons that send their text, as long as the conversation has no message and one may be written. */
export function Starters({ client, conversation }: StartersProps) {
  const { settings, $connection, $isBlocked } = useMessengerContext()
  const session = useValue(client.$session)
  const connection = useValue($connection)
  const isBlocked = useValue($isBlocked)
  const history = useValue(conversation.history)
  const { length } = useValue(conversation.timeline.blocks)
  // The conversations of a returning visitor are known once there is a connection.
  const isKnown = history === 'complete' && (!session || connection === 'connected')
  if (length || !isKnown || isBlocked) return null

  const send = (text: string, { currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears; keep the focus near it for visitors who use the keyboard.
    currentTarget.closest<HTMLElement>('#conversation')?.focus({ preventScroll: true })
    // A failure is shown beside the message.
    client.internals.send({ type: 'text', text }, client.targetConversationId()).catch(() => {})
  }

  return (
    <div className="starters">
      {settings.starters?.map((text, index) => (
        <button key={index} type="button" onClick={event => send(text, event)}>
          <bdi>{text}</bdi>
        </button>
      ))}
    </div>
  )
}
