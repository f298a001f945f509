import { type FormEvent, useId, useState } from 'react'
import { writeLocal } from '../model'
import { useTexts } from './context'
import { ModalWindow } from './forms/ModalWindow'

interface GoToDateProps {
  /** Goes to the first message of a time in ms. @returns Whether all could be loaded. */
  onDate: (time: number) => Promise<boolean>
}

/** Length of a date as `writeLocal` writes it. */
const DATE_CHARS = 10

const today = () => writeLocal(new Date().toISOString()).slice(0, DATE_CHARS)

/** Button that asks for a date of a long conversation, and goes there. */
export function GoToDate({ onDate }: GoToDateProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [date, setDate] = useState(today)
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still')
  const id = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (state === 'busy') return
    setState('busy')
    const isThere = await onDate(new Date(`${date}T00:00`).getTime())
    setState(isThere ? 'still' : 'failed')
    if (isThere) setOpen(false)
  }

  return (
    <>
      <button className="button go-to-date" type="button" onClick={() => setOpen(true)}>
        {t('thread.goToDate')}
      </button>
      <ModalWindow title={t('thread.goToDate')} isOpen={isOpen} onOpenChange={setOpen}>
        <form onSubmit={event => void submit(event)}>
          <div className="field">
            <label htmlFor={id}>{t('thread.date')}</label>
            <input
              id={id}
              type="date"
              required
              max={today()}
              value={date}
              onChange={event => setDate(event.currentTarget.value)}
            />
          </div>
          <p className={state === 'failed' ? 'problem' : undefined} role="status">
            {state === 'busy' && t('thread.loadingEarlier')}
            {state === 'failed' && t('thread.failed')}
          </p>
          <div className="actions">
            <button className="button primary" type="submit" aria-disabled={state === 'busy'}>
              {t('thread.go')}
            </button>
            <button className="button quiet" type="button" onClick={() => setOpen(false)}>
              {t('common.cancel')}
            </button>
          </div>
        </form>
      </ModalWindow>
    </>
  )
}
