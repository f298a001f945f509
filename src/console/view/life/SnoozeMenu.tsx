import { useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import type { LifeChange } from '../../api'
import { useTexts } from '../context'
import { ModalWindow } from '../forms/ModalWindow'
import { TimeForm } from '../later'
import { laterTimes } from '../later-times'

interface SnoozeMenuProps {
  onChange(change: LifeChange): void
  /** Sets it aside up to a time of one's own. May reject with an `ApiError`. */
  onTime(snoozedUntil: string): Promise<void>
}

/** Menu of times up to which a conversation is set aside, and a window for any other. */
export function SnoozeMenu({ onChange, onTime }: SnoozeMenuProps) {
  const { t, times } = useTexts()
  const [now, setNow] = useState(() => Date.now())
  const [isAsking, setAsking] = useState(false)
  return (
    <>
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
            <MenuItem onAction={() => setAsking(true)}>{t('later.atTime')}</MenuItem>
            <MenuItem onAction={() => onChange({ status: 'pending' })}>
              {t('life.untilAnswer')}
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      <ModalWindow title={t('life.snooze')} isOpen={isAsking} onOpenChange={setAsking}>
        <TimeForm submitLabel={t('life.snooze')} onTime={onTime} onClose={() => setAsking(false)} />
      </ModalWindow>
    </>
  )
}
