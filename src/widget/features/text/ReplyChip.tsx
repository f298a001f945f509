import { useState, type MouseEvent } from 'react'
import type { ReplyAction } from '../../../protocol'
import { safeMedia } from '../../shared'
import { useMessengerContext } from '../../core'

/** Sends its text as a message of the visitor. */
export function ReplyChip({ action }: { action: ReplyAction }) {
  const { host, clientReady } = useMessengerContext()
  const [isSent, setSent] = useState(false)
  const { text, payload, metadata, iconUrl } = action
  const icon = safeMedia(iconUrl, host.config.baseUrl)

  const reply = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setSent(true)
    // The chip disappears; keep the focus near it for visitors who use the keyboard.
    currentTarget.closest<HTMLElement>('#conversation')?.focus({ preventScroll: true })
    const { internals, targetConversationId } = await clientReady
    const draft = { type: 'text' as const, text, payload, ...(metadata && { metadata }) }
    // A failure is shown beside the message.
    await internals.send(draft, targetConversationId()).catch(() => {})
    setSent(false)
  }

  return (
    <button
      className="chip"
      type="button"
      dir="auto"
      disabled={isSent}
      onClick={event => void reply(event)}
    >
      {icon && <img src={icon} alt="" />}
      <span>{text}</span>
    </button>
  )
}
