import { useEffect, useRef } from 'react'
import { useValue } from '../../ui'
import { useConsole, useWorkspace, useTexts } from './context'
import { EmptyInbox } from './EmptyInbox'
import { focusRow, handleInboxKey } from './inbox-keys'
import { ListPane } from './ListPane'
import { ThreadPane } from './ThreadPane'
import { usePersonPane } from './use-person-pane'
import { useRouteView } from './views'

interface InboxScreenProps {
  /** Id of the conversation that is open; undefined: none. */
  openId: string | undefined
  /** Id of the message of it to go to; undefined: none. */
  messageId: string | undefined
  /** Id of the saved view that is listed; undefined: none. */
  viewId: string | undefined
}

/** The list and, beside it or in its place, the conversation that is open. */
export function InboxScreen({ openId, messageId, viewId }: InboxScreenProps) {
  const { $singleKeys, go } = useConsole()
  const { t } = useTexts()
  const { app, inbox, markRead } = useWorkspace()
  const { isNew } = useValue(inbox.state)
  const hasRows = useValue(inbox.order).length > 0
  const screen = useRef<HTMLElement>(null)
  const lastId = useRef(openId)
  const personPane = usePersonPane(openId)
  useRouteView(viewId, openId)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) =>
      handleInboxKey(event, {
        root: screen.current,
        singleKeys: $singleKeys.get(),
        back: () => go({ appId: app.id, screen: 'inbox', viewId }),
        markRead: id => void markRead(id)
      })
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [$singleKeys, go, app, viewId, markRead])

  useEffect(() => {
    // Back in the list, the focus returns to the row that was open.
    if (!openId && lastId.current) focusRow(screen.current, lastId.current)
    lastId.current = openId
  }, [openId])

  if (isNew && !hasRows && !openId && viewId === undefined) return <EmptyInbox />
  return (
    <main className="inbox" data-open={openId ? 'true' : 'false'} ref={screen}>
      <h1 className="hidden">{t('screens.inbox')}</h1>
      <ListPane openId={openId} />
      {openId ? (
        <ThreadPane key={openId} id={openId} messageId={messageId} personPane={personPane} />
      ) : (
        <section className="thread-pane notice" aria-label={t('thread.conversation')}>
          <p>{t('inbox.choose')}</p>
        </section>
      )}
    </main>
  )
}
