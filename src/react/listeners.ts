import type { WidgetEvents } from '../widget/core/public'
import type { Hub } from './hub'

/** Props of `<Messenger>` that are called at events; always those of the latest render. */
export interface ListenerProps {
  /** `init` has succeeded. */
  onReady?: () => void
  onOpened?: () => void
  onClosed?: () => void
  /** A message was stored, by either side. */
  onMessage?: (...args: WidgetEvents['message']) => void
  onMessageSent?: (...args: WidgetEvents['message:sent']) => void
  onMessageReceived?: (...args: WidgetEvents['message:received']) => void
  /** The unread count of all conversations together has changed. */
  onUnreadCount?: (...args: WidgetEvents['totalUnreadCount']) => void
}

const EVENTS: Record<keyof ListenerProps, keyof WidgetEvents> = {
  onReady: 'ready',
  onOpened: 'widget:opened',
  onClosed: 'widget:closed',
  onMessage: 'message',
  onMessageSent: 'message:sent',
  onMessageReceived: 'message:received',
  onUnreadCount: 'totalUnreadCount'
}

/** Tells listeners from options among the props of `<Messenger>`. */
export const isListener = (name: string): name is keyof ListenerProps => Object.hasOwn(EVENTS, name)

/**
 * Passes events on to props.
 *
 * @param read Gives the newest props.
 * @returns Its undo.
 */
export const listen = (hub: Hub, read: () => ListenerProps): (() => void) => {
  const names = Object.keys(EVENTS) as (keyof ListenerProps)[]
  const stops = names.map(name =>
    hub.on(EVENTS[name], (...args) => read()[name]?.(...(args as never as [never, never])))
  )
  return () => stops.forEach(stop => stop())
}
