import { useValue } from '../../ui'
import { useWorkspace } from './context'
import { ConversationList } from './ConversationList'
import { KeyHelp } from './KeyHelp'
import { ListFilter } from './ListFilter'
import { LoadProblem } from './LoadProblem'

/** The list of conversations with its filter, and a text when it is empty. */
export function ListPane({ openId }: { openId: string | undefined }) {
  const { inbox, $filter } = useWorkspace()
  const order = useValue(inbox.order)
  const { status } = useValue(inbox.state)
  const { unread, text } = useValue($filter)
  const isEmpty = status === 'ready' && !order.length

  return (
    <section className="list-pane" aria-label="Conversations">
      <ListFilter />
      {status === 'failed' && (
        <LoadProblem
          text="The conversations could not be loaded."
          onRetry={() => void inbox.load()}
        />
      )}
      <div className="list-scroll">
        {status === 'loading' && !order.length && <p className="quiet-note">Loading…</p>}
        {isEmpty && text && <p className="quiet-note">Nothing found for “{text}”.</p>}
        {isEmpty && !text && unread && (
          <p className="quiet-note">All read. Nothing waits for you.</p>
        )}
        <ConversationList order={order} openId={openId} />
      </div>
      <KeyHelp />
    </section>
  )
}
