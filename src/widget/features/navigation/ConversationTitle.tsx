import { useValue } from '../../../ui'
import { HeaderText, Portrait, SettingsButton, useMessengerContext } from '../../core'
import { BackButton, useMaybe, useMessenger } from '../../shared'
import { Badge } from './Badge'
import { identityOf } from './identity'
import { maySeeList } from './may-see-list'

/** Says who answers in the conversation on the screen, and leads to others and to the channels. */
export function ConversationTitle() {
  const context = useMessengerContext()
  const { loadSlot, $conversation, $hidden } = context
  const messenger = useMessenger()
  const conversation = useValue($conversation)
  const info = useMaybe(conversation?.info)
  const unreadHere = useMaybe(conversation?.unreadCount) ?? 0
  const unread = useMaybe(messenger?.totalUnreadCount) ?? 0
  const conversations = useMaybe(messenger?.conversations) ?? []
  const { name, icon } = identityOf(context, info)
  const hidden = $hidden.get()
  const hiddenElsewhere =
    hidden.countUnread() - (conversation ? hidden.countUnread(conversation) : 0)
  return (
    <>
      {maySeeList(context, conversations) && (
        <BackButton
          label="conversationListHeaderText"
          onClick={async () => (await loadSlot('openList'))()}
        >
          <Badge count={unread - unreadHere - hiddenElsewhere} />
        </BackButton>
      )}
      <Portrait icon={icon} name={name} />
      <div>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p>
          <bdi>
            <HeaderText>{info?.description || undefined}</HeaderText>
          </bdi>
        </p>
      </div>
      <SettingsButton />
    </>
  )
}
