import { useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import type { LifeChange } from '../../api'
import { useTexts } from '../context'
import { laterTimes } from '../later-times'

/** Menu of times up to which a conversation is set aside. */
export function SnoozeMenu({ onChange }: { onChange(change: LifeChange): void }) {
  const { t, times } = useTexts()
  const [now, setNow] = useState(() => Date.now())
  return (
    <MenuTrigger onOpenChange={() => setNow(Date.now())}>
      <Button className="button">{t('life.snooze')}</Button>
      <Popover className="menu-pane" placement="bottom end">
        <Menu className="menu" aria-label={t('life.snooze')}>
          {laterTimes(now).map(({ name, at }) => {
            const snoozedUntil = new Date(at).toISOString()
            return (
              <MenuItem
                key={name}
                textValue={t(`life.${name}`)}
                onAction={() => onChange({ snoozedUntil })}
              >
                <span className="choice">{t(`life.${name}`)}</span>
                <small>{times.timeHeader(snoozedUntil, now)}</small>
              </MenuItem>
            )
          })}
          <MenuItem onAction={() => onChange({ status: 'pending' })}>
            {t('life.untilAnswer')}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
