import { Button, Menu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components'
import type { Role } from '../../api'
import { ROLES } from '../../model'
import { useTexts } from '../context'

interface RoleMenuProps {
  /** Says whose role it is. */
  label: string
  role: Role
  onRole: (role: Role) => void
}

/** Button with a role, and the menu of all of them with what each may do. */
export function RoleMenu({ label, role, onRole }: RoleMenuProps) {
  const { t } = useTexts()
  return (
    <MenuTrigger>
      <Button className="button" aria-label={`${label}${t('common.comma')}${t(`roles.${role}`)}`}>
        {t(`roles.${role}`)}
      </Button>
      <Popover className="menu-pane" placement="bottom end">
        <Menu
          className="menu"
          aria-label={label}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[role]}
        >
          {ROLES.map(each => (
            <MenuItem
              key={each}
              id={each}
              textValue={t(`roles.${each}`)}
              onAction={() => each !== role && onRole(each)}
            >
              <span className="role-choice">
                <Text slot="label">{t(`roles.${each}`)}</Text>
                <Text slot="description">{t(`roles.${each}Hint`)}</Text>
              </span>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
