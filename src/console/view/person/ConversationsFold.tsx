import { useRef, useState } from 'react'
import { useValue } from '../../../ui'
import type { ConversationsPage, InboxConversation } from '../../api'
import { formatRoute } from '../../model'
import { summary } from '../content/summary'
import { useConsole, useTexts, useWorkspace } from '../context'
import { useFocusAfterWindow, useLostFocus, useSubmit } from '../forms'
import { TimeAgo } from '../TimeAgo'
import { Fold } from './Fold'
import { type Merge, MergeQuestion } from './MergeQuestion'

interface ConversationsFoldProps {
  userId: string
  /** The newest ones. */
  first: ConversationsPage
  /** The one that is open. */
  open: InboxConversation
}

interface ConversationItemProps {
  conversation: InboxConversation
  open: InboxConversation
  onMerge: (merge: Merge) => void
}

const isPersonal = ({ type = 'personal' }: InboxConversation) => type === 'personal'

function ConversationItem({ conversation, open, onMerge }: ConversationItemProps) {
  const { app } = useWorkspace()
  const { t } = useTexts()
  const { id, status, isDefault, lastMessage, lastUpdatedAt } = conversation
  // The one that goes on in the channels of its person always stays.
  const merge = isDefault
    ? { sourceId: open.id, targetId: id }
    : { sourceId: id, targetId: open.id }
  return (
    <li>
      <a href={formatRoute({ appId: app.id, screen: 'inbox', conversationId: id })}>
        <bdi>{(lastMessage && summary(t, lastMessage.content)) || t('inbox.noMessages')}</bdi>
      </a>
      {status !== 'open' && <span className="person-note">{t(`life.${status}`)}</span>}
      <TimeAgo at={lastUpdatedAt} />
      {isPersonal(conversation) && isPersonal(open) && (
        <button className="button quiet" type="button" onClick={() => onMerge(merge)}>
          {t(isDefault ? 'person.mergeThere' : 'person.mergeHere')}
        </button>
      )}
    </li>
  )
}

/** Links to the other conversations of a person. */
export function ConversationsFold({ userId, first, open }: ConversationsFoldProps) {
  const { replace } = useConsole()
  const { app, api, thread } = useWorkspace()
  const { t } = useTexts()
  const changes = useValue(thread(open.id).changes)
  const [loaded, setLoaded] = useState({ first, more: [] as readonly ConversationsPage[] })
  const [merge, setMerge] = useState<Merge>()
  const merged = changes.flatMap(({ source }) => (source ? [source.id] : []))
  const list = useRef<HTMLUListElement>(null)
  // The pages behind a former first one do not follow this one.
  const more = loaded.first === first ? loaded.more : []
  const pages = [first, ...more]
  const { hasMore, afterCursor } = (pages.at(-1) ?? first).meta
  const others = new Map(
    pages
      .flatMap(({ conversations }) => conversations)
      .filter(({ id }) => id !== open.id && !merged.includes(id))
      .map(conversation => [conversation.id, conversation])
  )
  const loading = useSubmit(async () => {
    const page = await api.listConversationsOf(userId, afterCursor)
    setLoaded({ first, more: [...more, page] })
  })

  function focusList() {
    list.current?.focus()
  }
  const lostFocus = useLostFocus(focusList)
  const focusAfterWindow = useFocusAfterWindow(merge !== undefined, focusList)

  function onMerged({ sourceId, targetId }: Merge) {
    focusAfterWindow()
    if (sourceId !== open.id) return
    replace({ appId: app.id, screen: 'inbox', conversationId: targetId })
  }

  return (
    <Fold title={t('person.conversations')}>
      {!others.size && !hasMore && <p className="person-note">{t('person.noConversations')}</p>}
      <ul className="trail" ref={list} tabIndex={-1} {...lostFocus}>
        {[...others.values()].map(conversation => (
          <ConversationItem
            key={conversation.id}
            conversation={conversation}
            open={open}
            onMerge={setMerge}
          />
        ))}
      </ul>
      <p className="problem" role="alert">
        {loading.problem}
      </p>
      {hasMore && (
        <button
          className="button quiet"
          type="button"
          aria-disabled={loading.isBusy}
          onClick={loading.submit}
        >
          {t('inbox.more')}
        </button>
      )}
      <MergeQuestion merge={merge} onClose={() => setMerge(undefined)} onMerged={onMerged} />
    </Fold>
  )
}
