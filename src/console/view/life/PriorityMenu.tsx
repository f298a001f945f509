import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import type { InboxConversation, LifeChange } from '../../api'
import { useTexts } from '../context'
import { NORMAL, PRIORITIES } from './priorities'

interface PriorityMenuProps {
  conversation: InboxConversation
  onChange(change: LifeChange): void
}

/** Menu of the priorities of a conversation. */
export function PriorityMenu({ conversation, onChange }: PriorityMenuProps) {
  const { t } = useTexts()
  const { priority = NORMAL } = conversation
  return (
    <MenuTrigger>
      <Button className="button">{t('life.priority')}</Button>
      <Popover className="menu-pane" placement="bottom end">
        <Menu
          className="menu"
          aria-label={t('life.priority')}
          selectionMode="single"
          selectedKeys={[priority]}
        >
          {PRIORITIES.map(name => (
            <MenuItem
              key={name}
              id={name}
              onAction={() => onChange({ priority: name === NORMAL ? null : name })}
            >
              {t(`priorities.${name}`)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
