import { type ReactNode, useEffect, useReducer } from 'react'
import { useValue } from '../../../ui'
import { useMessengerContext } from '../../core'
import { followChanges } from './follow-changes'
import { writeBack } from './write-back'

/** Says when a business that is closed is back, as long as that lies ahead. */
export function OpenState({ otherwise }: { otherwise: ReactNode }) {
  const { host, loadSlot, translate, $locale } = useMessengerContext()
  const locale = useValue($locale)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const { openState } = host.config
  useEffect(() => {
    if (!openState) return
    return followChanges(openState, {
      onTime: redraw,
      // Another version makes another address, which no cache answers.
      ask: async () => (await loadSlot('calls')).refreshSettings(String(Date.now()))
    })
  }, [openState?.isOpen, openState?.changesAt])

  if (!openState || openState.isOpen) return otherwise
  const { changesAt } = openState
  if (changesAt === undefined) return translate('closed')
  const now = Date.now()
  if (changesAt <= now) return otherwise
  const { key, values } = writeBack(changesAt, now, locale)
  return translate(key, values)
}
