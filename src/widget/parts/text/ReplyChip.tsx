import { useState, type MouseEvent } from 'react'
import type { ReplyAction } from '../../../protocol'
import { safeMedia } from '../safe-url'
import { useServices } from '../../services'

/** Says its text in the visitor's name. */
export function ReplyChip({ action }: { action: ReplyAction }) {
  const { addressee, context, opened } = useServices()
  const [isSent, setSent] = useState(false)
  const { text, payload, metadata, iconUrl } = action
  const icon = safeMedia(iconUrl, context.config.baseUrl)

  const reply = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setSent(true)
    // The chip goes away; whoever goes on by keyboard does so where it was.
    currentTarget.closest<HTMLElement>('#conversation')?.focus({ preventScroll: true })
    const { core } = await opened
    const draft = { type: 'text' as const, text, payload, ...(metadata && { metadata }) }
    // What fails is shown beside the message.
    await core.send(draft, addressee()).catch(() => {})
    setSent(false)
  }

  return (
    <button
      className="chip"
      type="button"
      dir="auto"
      title={text}
      disabled={isSent}
      onClick={event => void reply(event)}
    >
      {icon && <img src={icon} alt="" />}
      <span>{text}</span>
    </button>
  )
}
