import { useValue } from '../../../ui'
import { useServices } from '../../services'
import { Words } from '../../Words'
import { shownChannels } from '../shown-channels'
import { useMaybe } from '../use-maybe'
import { useMessenger } from '../use-messenger'
import { Badge } from './Badge'
import { HeaderButton } from './HeaderButton'
import { identityOf } from './identity'
import { maySeeList } from './may-see-list'

/** Says who answers in the conversation on the screen, and leads to others and to the channels. */
export function ConversationTitle() {
  const services = useServices()
  const { need, $conversation } = services
  const messenger = useMessenger()
  const conversation = useValue($conversation)
  const info = useMaybe(conversation?.info)
  const unreadHere = useMaybe(conversation?.unreadCount) ?? 0
  const unread = useMaybe(messenger?.totalUnreadCount) ?? 0
  const count = useMaybe(messenger?.conversations)?.length ?? 0
  const { name, icon } = identityOf(services, info)
  return (
    <>
      {maySeeList(services, count) && (
        <HeaderButton
          picture="back"
          label="conversationListHeaderText"
          onClick={async () => (await need('openList'))!()}
        >
          <Badge count={unread - unreadHere} />
        </HeaderButton>
      )}
      {icon && <img src={icon} alt="" />}
      <div>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p>
          <bdi>{info?.description || <Words of="headerText" />}</bdi>
        </p>
      </div>
      {shownChannels(services).length > 0 && (
        <HeaderButton
          picture="settings"
          label="settingsHeaderText"
          onClick={async () => (await need('openSettings'))!()}
        />
      )}
    </>
  )
}
