import type { MountedMessenger } from '../../../protocol'
import type { WidgetSettings, WidgetTypes } from '../public'
import type { MessengerContext } from '../messenger-context'
import type { Panel } from './create-panel'
import type { Renderer } from './create-renderer'

interface MountedOptions extends Pick<MessengerContext, 'loadSlot'> {
  settings: Pick<WidgetSettings, 'embedded'>
  panel: Panel
  renderer: Renderer
  destroy(): void
}

/** Creates the methods of a mounted messenger that need no client. */
export const createMounted = ({
  settings,
  panel,
  renderer,
  loadSlot,
  destroy
}: MountedOptions): MountedMessenger<WidgetTypes> => ({
  open: () => {
    if (settings.embedded) return
    if (!panel.isInPage()) void renderer.drawIn()
    if (!panel.isOpen()) panel.setOpen(true)
  },
  close: panel.close,
  isOpened: panel.isOpen,
  render: container => {
    if (!settings.embedded) {
      console.warn('Pipit: render() needs the option embedded: true.')
      return
    }
    if (!container.clientHeight) console.warn('Pipit: render(): no height')
    void renderer.drawIn(container)
    if (panel.isOpen()) panel.update()
    else panel.setOpen(true)
  },
  call: async (method, args) => {
    const calls = await loadSlot('calls')
    return (calls[method] as (...args: unknown[]) => unknown)(...args)
  },
  destroy
})
