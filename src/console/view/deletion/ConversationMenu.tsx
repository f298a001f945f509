import { useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useValue } from '../../../ui'
import type { InboxConversation } from '../../api'
import { mayDeleteConversations } from '../../model'
import { useTexts } from '../context'
import { PARTS } from '../parts'
import { Sign } from '../Sign'
import { useRole } from '../use-role'
import { AwaitedQuestion } from './AwaitedQuestion'

/** Menu of what is seldom done with a conversation, for roles that may. */
export function ConversationMenu({ conversation }: { conversation: InboxConversation }) {
  const { t } = useTexts()
  const [isAsking, setAsking] = useState(false)
  const role = useRole()
  const part = useValue(PARTS.person.$content)
  const close = () => setAsking(false)
  if (!mayDeleteConversations(role)) return null
  return (
    <>
      <MenuTrigger>
        <Button className="button" aria-label={t('thread.more')}>
          <Sign of="more" />
        </Button>
        <Popover className="menu-pane" placement="bottom end">
          <Menu className="menu" aria-label={t('thread.more')}>
            <MenuItem onAction={() => setAsking(true)}>{t('thread.delete')}</MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      {part && (
        <part.DeleteConversation conversation={conversation} isOpen={isAsking} onClose={close} />
      )}
      {!part && isAsking && <AwaitedQuestion title={t('thread.delete')} onClose={close} />}
    </>
  )
}
