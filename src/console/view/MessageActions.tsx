import type { MouseEvent } from 'react'
import { formatRoute } from '../model'
import { useConsole, useTexts, useWorkspace } from './context'
import { isPlainClick } from './is-plain-click'
import { Sign } from './Sign'

interface MessageActionsProps {
  conversationId: string
  messageId: string
  /** Whether the tabulator key stops here; arrow keys reach the actions of the others. */
  isStop: boolean
  onDelete(): void
}

/** Link to a message, which a click copies, and the button that deletes it. */
export function MessageActions({
  conversationId,
  messageId,
  isStop,
  onDelete
}: MessageActionsProps) {
  const { go, tell } = useConsole()
  const { app } = useWorkspace()
  const { t } = useTexts()
  const route = { appId: app.id, screen: 'inbox', conversationId, messageId } as const
  const tabIndex = isStop ? 0 : -1

  function copy(event: MouseEvent<HTMLAnchorElement>) {
    // Missing on pages without https; then the address says the link.
    const { clipboard }: Partial<Navigator> = navigator
    if (!clipboard || !isPlainClick(event)) return
    event.preventDefault()
    clipboard.writeText(event.currentTarget.href).then(
      () => tell(t('message.linkCopied')),
      () => go(route)
    )
  }

  return (
    <span className="message-actions">
      <a
        href={formatRoute(route)}
        data-action="link"
        tabIndex={tabIndex}
        aria-label={t('message.link')}
        title={t('message.link')}
        onClick={copy}
      >
        <span aria-hidden="true">#</span>
      </a>
      <button
        type="button"
        data-action="delete"
        tabIndex={tabIndex}
        aria-label={t('message.delete')}
        title={t('message.delete')}
        onClick={onDelete}
      >
        <Sign of="close" />
      </button>
    </span>
  )
}
