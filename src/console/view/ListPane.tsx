import { useRef } from 'react'
import { useValue } from '../../ui'
import { useWorkspace, useTexts } from './context'
import { ConversationList } from './ConversationList'
import { useLostFocus } from './forms/use-lost-focus'
import { focusRow } from './inbox-keys'
import { KeyHelp } from './KeyHelp'
import { ListFilter } from './ListFilter'
import { LoadProblem } from './LoadProblem'
import { ViewState } from './views'

/** Texts of empty views. */
const EMPTY_VIEWS = {
  open: 'views.openEmpty',
  mine: 'views.mineEmpty',
  myGroups: 'views.myGroupsEmpty',
  mentions: 'views.mentionsEmpty',
  unassigned: 'views.unassignedEmpty',
  pending: 'views.pendingEmpty',
  snoozed: 'views.snoozedEmpty',
  closed: 'views.closedEmpty',
  all: 'views.allEmpty'
} as const

/** The list of conversations with its filter, and a text when it is empty. */
export function ListPane({ openId }: { openId: string | undefined }) {
  const { inbox, $filter } = useWorkspace()
  const { t } = useTexts()
  const order = useValue(inbox.order)
  const { status } = useValue(inbox.state)
  const { view, unread, text, tag, ...others } = useValue($filter)
  const narrowing = [others.assigneeId, others.assignedGroupId, others.channel]
  const isNarrow = narrowing.some(each => each !== undefined)
  const ofView = isNarrow ? t('views.nothing') : t(EMPTY_VIEWS[view])
  const isEmpty = status === 'ready' && !order.length
  const pane = useRef<HTMLElement>(null)
  const lostFocus = useLostFocus(() => focusRow(pane.current))

  return (
    <section className="list-pane" aria-label={t('inbox.conversations')} ref={pane} {...lostFocus}>
      <ListFilter />
      <ViewState />
      {status === 'failed' && (
        <LoadProblem text={t('inbox.failed')} onRetry={() => void inbox.load()} />
      )}
      <div className="list-scroll">
        {status === 'loading' && !order.length && (
          <p className="quiet-note">{t('common.loading')}</p>
        )}
        {isEmpty && text && <p className="quiet-note">{t('inbox.nothingFound', { text })}</p>}
        {isEmpty && !text && unread && <p className="quiet-note">{t('inbox.allRead')}</p>}
        {isEmpty && !text && !unread && (
          <p className="quiet-note">{tag && !isNarrow ? t('tags.nothing', { tag }) : ofView}</p>
        )}
        <ConversationList order={order} openId={openId} />
      </div>
      <KeyHelp />
    </section>
  )
}
