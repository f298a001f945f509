import { useEffect, useRef } from 'react'
import { createWidget } from '../loader'
import { readOptions } from '../loader/options'
import type { InitOptions, MessengerWidget, WidgetEvents } from '../widget'

export interface MessengerProps extends InitOptions {
  onMessage?: (...args: WidgetEvents['message']) => void
  onUnreadCount?: (...args: WidgetEvents['totalUnreadCount']) => void
  /** `init` was rejected. */
  onError?: (error: unknown) => void
}

/**
 * Shows the messenger while it is mounted. Options are read when it mounts; to change the
 * integration, give the component another `key`.
 */
export function Messenger({ onMessage, onUnreadCount, onError, ...options }: MessengerProps) {
  const latest = useRef({ onMessage, onUnreadCount, onError })
  latest.current = { onMessage, onUnreadCount, onError }
  useEffect(() => {
    const widget: MessengerWidget = createWidget({
      page: window,
      loadOptions: async () => readOptions,
      loadMessenger: async () => (await import('./bundled-messenger')).mountMessenger
    })
    widget.on('message', (...args) => latest.current.onMessage?.(...args))
    widget.on('totalUnreadCount', count => latest.current.onUnreadCount?.(count))
    let isMounted = true
    widget.init(options).catch((error: unknown) => isMounted && latest.current.onError?.(error))
    return () => {
      isMounted = false
      widget.destroy()
    }
  }, [])
  return null
}
