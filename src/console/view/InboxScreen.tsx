import { useEffect, useRef } from 'react'
import { useConsole, useWorkspace } from './context'
import { handleInboxKey } from './inbox-keys'
import { KeyHelp } from './KeyHelp'
import { ListPane } from './ListPane'
import { ThreadPane } from './ThreadPane'

/** The list and, beside it or in its place, the conversation that is open. */
export function InboxScreen({ openId }: { openId: string | undefined }) {
  const { $singleKeys, go } = useConsole()
  const { app, markRead } = useWorkspace()
  const screen = useRef<HTMLElement>(null)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) =>
      handleInboxKey(event, {
        root: screen.current,
        singleKeys: $singleKeys.get(),
        back: () => go({ appId: app.id, screen: 'inbox' }),
        markRead: id => void markRead(id)
      })
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [$singleKeys, go, app, markRead])

  return (
    <main className="inbox" data-open={openId ? 'true' : 'false'} ref={screen}>
      <ListPane openId={openId} />
      {openId ? (
        <ThreadPane key={openId} id={openId} />
      ) : (
        <section className="thread-pane notice" aria-label="Conversation">
          <p>Choose a conversation to read and answer it.</p>
          <KeyHelp />
        </section>
      )}
    </main>
  )
}
