import { Fragment } from 'react'
import type { InboxConversation } from '../api'
import { useTexts } from './context'
import { conversationNames } from './names'

/** Mark beside a name or an e-mail that the visitor has given themselves. */
export function Unverified() {
  const { t } = useTexts()
  return <span className="mark">{t('names.notVerified')}</span>
}

/** Names of a conversation. A mark stands in sight however long the name before it is. */
export function ConversationNames({ conversation }: { conversation: InboxConversation }) {
  const { t } = useTexts()
  const { shown, hasMore } = conversationNames(t, conversation)
  return (
    <>
      {shown.map(({ name, isClaimed, isBlocked }, index) => (
        // Two participants may have the same name.
        <Fragment key={index}>
          <bdi>{index < shown.length - 1 ? name + t('common.comma') : name}</bdi>{' '}
          {isClaimed && <Unverified />}{' '}
          {isBlocked && <span className="mark danger">{t('names.blocked')}</span>}
        </Fragment>
      ))}
      {hasMore && <span>{t('names.others')}</span>}
    </>
  )
}
