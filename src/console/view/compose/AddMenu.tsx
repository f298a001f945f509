import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { COMPOSITION_KINDS, type CompositionKind } from '../../model'
import { useTexts } from '../context'

/** Menu of the kinds of messages that are composed in a window. */
export function AddMenu({ onChoose }: { onChoose: (kind: CompositionKind) => void }) {
  const { t } = useTexts()
  return (
    <MenuTrigger>
      <Button className="button quiet">{t('compose.add')}</Button>
      <Popover className="menu-pane" placement="top start">
        <Menu className="menu" aria-label={t('compose.add')}>
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
