import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { COMPOSITION_KINDS, type CompositionKind } from '../../model'
import { useTexts } from '../context'

interface AddMenuProps {
  label: string
  /** Classes of the button. */
  className: string
  onChoose: (kind: CompositionKind) => void
}

/** Menu of the kinds of messages that are composed in a window. */
export function AddMenu({ label, className, onChoose }: AddMenuProps) {
  const { t } = useTexts()
  return (
    <MenuTrigger>
      <Button className={className}>{label}</Button>
      <Popover className="menu-pane" placement="top start">
        <Menu className="menu" aria-label={label}>
          {COMPOSITION_KINDS.map(kind => (
            <MenuItem key={kind} onAction={() => onChoose(kind)}>
              {t(`compose.${kind}`)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
