import {
  Button,
  Header,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover
} from 'react-aria-components'
import { useValue } from '../../../ui'
import type { InboxConversation, LifeChange, TeamMember } from '../../api'
import { useTexts, useWorkspace } from '../context'
import { memberName } from '../names'

const NOBODY = 'nobody'
const NO_GROUP = 'no-group'

interface AssignMenuProps {
  conversation: InboxConversation
  onChange(change: LifeChange): void
}

/** Menu of the groups and members to whom a conversation can be given. */
export function AssignMenu({ conversation, onChange }: AssignMenuProps) {
  const { ownId, team, groups: groupList } = useWorkspace()
  const { status, members } = useValue(team.state)
  const { status: groupStatus, groups } = useValue(groupList.state)
  const { t } = useTexts()
  const { assigneeId = NOBODY, assignedGroupId = NO_GROUP } = conversation
  const nameOf = (member: TeamMember) =>
    member.id === ownId ? t('life.me', { name: memberName(member) }) : memberName(member)
  const hasGroups = groups.length > 0

  function load() {
    void team.load()
    void groupList.load()
  }

  return (
    <MenuTrigger onOpenChange={isOpen => isOpen && load()}>
      <Button className="button">{t('life.assign')}</Button>
      <Popover className="menu-pane" placement="bottom end">
        <Menu className="menu" aria-label={t('life.assign')}>
          {(status === 'failed' || groupStatus === 'failed') && (
            <MenuItem key="failed" id="failed" onAction={load}>
              {`${t('team.failed')} ${t('common.tryAgain')}`}
            </MenuItem>
          )}
          {hasGroups && (
            <MenuSection selectionMode="single" selectedKeys={[assignedGroupId]}>
              <Header>{t('groups.groups')}</Header>
              <MenuItem
                key={NO_GROUP}
                id={NO_GROUP}
                onAction={() => onChange({ assignedGroupId: null })}
              >
                {t('groups.noGroup')}
              </MenuItem>
              {groups.map(({ id, name }) => (
                <MenuItem
                  key={id}
                  id={id}
                  textValue={name}
                  onAction={() => onChange({ assignedGroupId: id })}
                >
                  <bdi>{name}</bdi>
                </MenuItem>
              ))}
            </MenuSection>
          )}
          <MenuSection
            aria-label={t('team.members')}
            selectionMode="single"
            selectedKeys={[assigneeId]}
          >
            {hasGroups && <Header>{t('team.members')}</Header>}
            <MenuItem key={NOBODY} id={NOBODY} onAction={() => onChange({ assigneeId: null })}>
              {t('life.nobody')}
            </MenuItem>
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
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
