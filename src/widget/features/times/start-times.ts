import type { MessengerContext, Slots } from '../../core'
import { messageTime } from './message-time'

/** Writes times as attributes of rows, so that no row renders again. One row shows its time. */
export const startTimes = (context: MessengerContext): Pick<Slots, 'showTime'> => {
  const { root } = context
  let shown: HTMLElement | undefined
  const hide = () => shown?.removeAttribute('data-timed')

  const hideFromOutside = ({ target, type }: Event) => {
    const element = target as Node
    // A tap gives the focus to the log around the row.
    const isAround = type === 'focusin' && element.contains(shown ?? null)
    if (!shown?.contains(element) && !isAround) hide()
  }
  root.addEventListener('focusin', hideFromOutside)
  root.addEventListener('pointerover', hideFromOutside)
  root.addEventListener('pointerleave', ({ pointerType }) => {
    // A finger leaves as soon as it has tapped.
    if (pointerType === 'mouse') hide()
  })
  return {
    showTime: row => {
      hide()
      shown = row
      const time = row.querySelector('time')
      if (time) row.dataset['time'] = messageTime(context, new Date(time.dateTime))
      row.setAttribute('data-timed', '')
    }
  }
}
