import { type ReactNode, useState } from 'react'
import {
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion
} from 'react-aria-components'
import { DoneToast } from './DoneToast'
import { type Notice, ToastContext } from './ToastContext'

/** Time that a notice is shown, but for when it has the focus or the mouse is over it. */
const SHOWN_MS = 10_000

const createToasts = () => {
  const queue = new ToastQueue<Notice>({ maxVisibleToasts: 1 })

  function show(notice: Notice) {
    const former = queue.visibleToasts
    queue.add(notice, { timeout: SHOWN_MS })
    // Otherwise it would come again after the new one.
    for (const { key } of former) queue.close(key)
  }

  return { queue, show }
}

/** Shows notices over the screens inside it. */
export function Toasts({ children }: { children: ReactNode }) {
  const [{ queue, show }] = useState(createToasts)
  return (
    <ToastContext.Provider value={show}>
      {children}
      <ToastRegion className="toasts" queue={queue}>
        {({ toast }) => <DoneToast toast={toast} onClose={() => queue.close(toast.key)} />}
      </ToastRegion>
    </ToastContext.Provider>
  )
}
