import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useValue } from '../../../ui'
import type { InboxConversation, LifeChange, TeamMember } from '../../api'
import { useTexts, useWorkspace } from '../context'
import { memberName } from '../names'

const NOBODY = 'nobody'

interface AssignMenuProps {
  conversation: InboxConversation
  onChange(change: LifeChange): void
}

/** Menu of those to whom a conversation can be given. */
export function AssignMenu({ conversation, onChange }: AssignMenuProps) {
  const { ownId, team } = useWorkspace()
  const { status, members } = useValue(team.state)
  const { t } = useTexts()
  const { assigneeId = NOBODY } = conversation
  const nameOf = (member: TeamMember) =>
    member.id === ownId ? t('life.me', { name: memberName(member) }) : memberName(member)
  return (
    <MenuTrigger onOpenChange={isOpen => isOpen && void team.load()}>
      <Button className="button">{t('life.assign')}</Button>
      <Popover className="menu-pane" placement="bottom end">
        <Menu
          className="menu"
          aria-label={t('life.assign')}
          selectionMode="single"
          selectedKeys={[assigneeId]}
        >
          {status === 'failed' ? (
            <MenuItem key="failed" id="failed" onAction={() => void team.load()}>
              {t('life.teamFailed')}
            </MenuItem>
          ) : (
            <MenuItem key={NOBODY} id={NOBODY} onAction={() => onChange({ assigneeId: null })}>
              {t('life.nobody')}
            </MenuItem>
          )}
          {members.map(member => (
            <MenuItem
              key={member.id}
              id={member.id}
              textValue={nameOf(member)}
              onAction={() => onChange({ assigneeId: member.id })}
            >
              <bdi>{nameOf(member)}</bdi>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
