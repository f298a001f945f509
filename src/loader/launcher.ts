import { BADGE_MAX } from '../protocol'
import type { LauncherPort, WidgetSettings } from '../widget'

const SVG = 'http://www.w3.org/2000/svg'
const CHAT_ICON = 'M4 5h16v11H9l-4 4v-4H4z'
const CLOSE_ICON = 'M5 5l14 14M19 5L5 19'

const TEXTS = {
  launcherOpen: 'Open chat',
  launcherClose: 'Close chat',
  launcherFailed: 'Chat not loaded. Retry',
  launcherUnread: '{count} unread'
}

const BUTTON_STYLE =
  'initial;position:fixed;display:flex;place-content:center;align-items:center;box-sizing:border-box;border:1px solid transparent;border-radius:99px;background:#65758e center/cover;box-shadow:0 2px 12px #0004;color:#fff;font:600 15px system-ui;cursor:pointer;outline:revert;'
const BADGE_STYLE =
  'unset;position:absolute;top:-4px;inset-inline-end:-4px;min-width:10px;padding:0 5px;border:1px solid #fff;border-radius:99px;background:#c00;color:#fff;font:600 12px/20px system-ui;text-align:center;'
const ICON_STYLE =
  'unset;width:26px;height:26px;fill:currentColor;stroke:currentColor;stroke-width:2;stroke-linejoin:round;'

export interface Launcher extends LauncherPort {
  /** The messenger's code did not come; a click tries again. */
  setFailed(isFailed: boolean): void
  remove(): void
}

// Set through CSSOM, which no content security policy forbids, and important, which no style
// sheet of the page outdoes. The focus ring is the browser's own.
const style = ({ style }: ElementCSSInlineStyle, rules: string) => {
  style.cssText = `all:${rules}`.replaceAll(';', '!important;')
}

/** Draws the launcher in the host page, by plain DOM code: the messenger's own has not come yet. */
export const createLauncher = (
  { document: doc }: Window,
  settings: WidgetSettings,
  { onIntent, onToggle }: { onIntent: () => void; onToggle: () => void }
): Launcher => {
  const button = doc.createElement('button')
  const badge = doc.createElement('span')
  const icon = doc.createElementNS(SVG, 'svg')
  const path = doc.createElementNS(SVG, 'path')
  let unread = 0
  let isOpened = false
  let isFailed = false

  const draw = () => {
    const {
      customText,
      customColors: { brandColor: color = '65758e' } = {},
      buttonIconUrl,
      buttonWidth,
      buttonHeight,
      displayStyle,
      position: { side = 'inset-inline-end', bottom = 20, inline = 20 } = {},
      zIndex
    } = settings
    const isTab = displayStyle === 'tab'
    const name = isTab ? settings.businessName! : ''
    const texts = { ...TEXTS, ...customText }
    const count = unread > BADGE_MAX ? BADGE_MAX + '+' : unread
    const label = texts[isFailed ? 'launcherFailed' : isOpened ? 'launcherClose' : 'launcherOpen']
    const notice = texts.launcherUnread.replace('{count}', `${count}`)
    button.ariaLabel = (name && name + ': ') + (unread ? `${label}, ${notice}` : label)
    button.ariaExpanded = `${isOpened}`
    badge.textContent = isFailed ? '!' : `${count}`
    style(badge, `${BADGE_STYLE}display:${unread || isFailed ? 'block' : 'none'};`)
    const shape = isOpened ? CLOSE_ICON : buttonIconUrl ? '' : CHAT_ICON
    path.setAttribute('d', shape)
    style(path, `unset;d:path("${shape}");`)
    style(
      button,
      `${BUTTON_STYLE}z-index:${zIndex ?? 2 ** 31 - 1};${side}:${+inline}px;bottom:calc(${isTab ? 0 : +bottom}px + env(safe-area-inset-bottom,0px));background-color:#${color};color:contrast-color(#${color});` +
        (isTab
          ? 'padding:10px 16px;border-radius:12px 12px 0 0;'
          : `width:${parseFloat(buttonWidth!) || 58}px;height:${parseFloat(buttonHeight!) || 58}px;`)
    )
    // An address may hold a semicolon.
    if (buttonIconUrl) {
      const image = `url(${JSON.stringify(buttonIconUrl)})`
      button.style.setProperty('background-image', image, 'important')
    }
    badge.previousSibling!.nodeValue = name
  }

  button.id = 'messenger-button'
  button.type = 'button'
  badge.className = 'unread-badge'
  icon.setAttribute('viewBox', '0 0 24 24')
  style(icon, ICON_STYLE)
  icon.append(path)
  // They stay: a press on what goes away before it ends is no click.
  button.append(icon, '', badge)
  button.onfocus = button.onpointerenter = onIntent
  button.onclick = onToggle
  draw()
  // Embedded, or with a button of the page's own, nobody sees it.
  if (!settings.embedded && settings.launcher !== false) doc.documentElement.append(button)

  return {
    element: button,
    draw,
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
