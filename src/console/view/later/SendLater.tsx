import { useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useTexts } from '../context'
import { useFocusAfterWindow } from '../forms'
import { explain } from '../forms/explain'
import { ModalWindow } from '../forms/ModalWindow'
import { laterTimes } from '../later-times'
import { TimeForm } from './TimeForm'

interface SendLaterProps {
  isDisabled: boolean
  /** Schedules what is written. May reject with an `ApiError`. */
  onTime: (sendAt: string) => Promise<void>
  /**
   * Moves the focus once the window has scheduled it: nothing is left that the button could send.
   *
   * @default nothing: what the button stands in is closed
   */
  onScheduled?: () => void
}

/** Menu of times at which a reply can be sent, and a window for any other. */
export function SendLater({ isDisabled, onTime, onScheduled }: SendLaterProps) {
  const { t, times } = useTexts()
  const [now, setNow] = useState(() => Date.now())
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState('')
  const focusAfterWindow = useFocusAfterWindow(isAsking, () => onScheduled?.())

  function choose(sendAt: string) {
    setProblem('')
    onTime(sendAt).catch(error => setProblem(explain(t, error)))
  }

  async function chooseAtTime(sendAt: string) {
    await onTime(sendAt)
    focusAfterWindow()
  }

  return (
    <>
      <MenuTrigger onOpenChange={() => setNow(Date.now())}>
        <Button className="button quiet" isDisabled={isDisabled}>
          {t('later.sendLater')}
        </Button>
        <Popover className="menu-pane" placement="top start">
          <Menu className="menu" aria-label={t('later.sendLater')}>
            {laterTimes(now).map(({ name, at }) => {
              const sendAt = new Date(at).toISOString()
              return (
                <MenuItem key={name} textValue={t(`later.${name}`)} onAction={() => choose(sendAt)}>
                  <span className="choice">{t(`later.${name}`)}</span>
                  <small>{times.timeHeader(sendAt, now)}</small>
                </MenuItem>
              )
            })}
            <MenuItem onAction={() => setAsking(true)}>{t('later.atTime')}</MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      <ModalWindow title={t('later.title')} isOpen={isAsking} onOpenChange={setAsking}>
        <TimeForm
          submitLabel={t('later.schedule')}
          onTime={chooseAtTime}
          onClose={() => setAsking(false)}
        />
      </ModalWindow>
      <p className="problem" role="alert">
        {problem}
      </p>
    </>
  )
}
