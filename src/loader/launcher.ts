import { BADGE_MAX } from '../protocol'
import type { LauncherPort, WidgetSettings } from '../widget'

const SVG = 'http://www.w3.org/2000/svg'
const CHAT_ICON = 'M4 4h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H9l-5 4v-4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z'
const CLOSE_ICON = 'M6 7l1-1 5 5 5-5 1 1-5 5 5 5-1 1-5-5-5 5-1-1 5-5z'

export interface Launcher extends LauncherPort {
  /** 0 hides the badge; above 9 it shows `9+`. */
  setUnread(count: number): void
  /** The messenger's code did not come; a click tries again. */
  setFailed(isFailed: boolean): void
  remove(): void
}

// Set through CSSOM, which no content security policy forbids, and important, which no style
// sheet of the page outdoes.
const style = (element: ElementCSSInlineStyle, rules: string) => {
  element.style.cssText = 'all:initial;'.concat(rules).replace(/;/g, '!important;')
}

const isDark = (color: string): boolean => {
  const digits = color.length === 3 ? color.replace(/./g, '$&$&') : color
  const [red, green, blue] = [16, 8, 0].map(shift => (parseInt(digits, 16) >> shift) & 255)
  return red! * 299 + green! * 587 + blue! * 114 < 150_000
}

const cssLength = (value = '58') => (/^\d+$/.test(value) ? value + 'px' : value)

/** Draws the launcher in the host page, by plain DOM code: the messenger's own has not come yet. */
export const createLauncher = (
  { document: doc }: Window,
  { customColors, customText, buttonIconUrl, ...settings }: WidgetSettings,
  { onIntent, onToggle }: { onIntent: () => void; onToggle: () => void }
): Launcher => {
  const color = (customColors.brandColor ?? '65758e').replace('#', '')
  const foreground = isDark(color) ? '#fff' : '#000'
  const side = getComputedStyle(doc.documentElement).direction === 'rtl' ? 'left' : 'right'
  const button = doc.createElement('button')
  const badge = doc.createElement('span')
  const icon = doc.createElementNS(SVG, 'svg')
  const path = doc.createElementNS(SVG, 'path')
  let unread = 0
  let isOpened = false
  let isFailed = false

  const draw = () => {
    const { launcherOpen, launcherClose, launcherUnread, launcherFailed } = customText
    const label = isFailed
      ? (launcherFailed ?? 'The chat could not be loaded. Try again')
      : isOpened
        ? (launcherClose ?? 'Close chat')
        : (launcherOpen ?? 'Open chat')
    const count = unread > BADGE_MAX ? BADGE_MAX + '+' : unread
    button.ariaLabel = unread
      ? `${label}, ${(launcherUnread ?? '{count} unread').replace('{count}', count + '')}`
      : label
    button.title = isFailed ? label : ''
    button.ariaExpanded = isOpened + ''
    badge.textContent = isFailed ? '!' : count + ''
    style(
      badge,
      `display:${unread || isFailed ? 'block' : 'none'};position:absolute;top:-4px;${side}:-4px;box-sizing:border-box;min-width:22px;padding:0 5px;border:1px solid #fff;border-radius:11px;background:#d1242f;color:#fff;font:600 12px/20px system-ui,sans-serif;text-align:center;`
    )
    path.setAttribute('d', isOpened ? CLOSE_ICON : CHAT_ICON)
  }

  button.id = 'messenger-button'
  button.type = 'button'
  style(
    button,
    `position:fixed;bottom:calc(20px + env(safe-area-inset-bottom,0px));${side}:calc(20px + env(safe-area-inset-${side},0px));z-index:${settings.zIndex ?? 2147483000};display:grid;place-items:center;box-sizing:border-box;width:${cssLength(settings.buttonWidth)};height:${cssLength(settings.buttonHeight)};border:1px solid transparent;border-radius:29px;background:#${color} center/cover no-repeat;box-shadow:0 2px 12px rgba(0,0,0,.25);cursor:pointer;outline:0 solid #000;outline-offset:3px;`
  )
  const set = (name: string, value: string) => button.style.setProperty(name, value, 'important')
  style(icon, `width:26px;height:26px;fill:${foreground};`)
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.ariaHidden = 'true'
  badge.className = 'unread-badge'
  badge.ariaHidden = 'true'
  icon.append(path)
  if (buttonIconUrl) set('background-image', `url(${JSON.stringify(buttonIconUrl)})`)
  else button.append(icon)
  button.append(badge)
  button.onfocus = () => {
    // Both colours, so that the ring stands out on any page.
    if (!button.matches(':focus-visible')) return
    set('outline-width', '3px')
    set('box-shadow', '0 0 0 3px #fff')
    onIntent()
  }
  button.onblur = () => {
    set('outline-width', '0')
    set('box-shadow', '0 2px 12px rgba(0,0,0,.25)')
  }
  button.onpointerenter = button.ontouchstart = onIntent
  button.onclick = onToggle
  draw()
  doc.body.append(button)

  return {
    element: button,
    setUnread: count => {
      unread = count
      draw()
    },
    setOpened: opened => {
      isOpened = opened
      draw()
    },
    setFailed: failed => {
      isFailed = failed
      draw()
    },
    remove: () => button.remove()
  }
}
