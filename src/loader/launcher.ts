import { BADGE_MAX, textColorOn, type LauncherPort, type LauncherTexts } from '../protocol'
import type { WidgetSettings } from '../widget'

const LAUNCHER_ID = 'messenger-button'
const SVG = 'http://www.w3.org/2000/svg'
const CHAT_ICON = 'M4 5l16 0 0 11-11 0-4 4 0-4-1 0z'
const CLOSE_ICON = 'M5 9l7 7 7-7 0 0-7 7 0 0 0 0z'

const TEXTS: LauncherTexts = {
  launcherUnread: '{count} unread',
  launcherClose: 'Close chat',
  launcherOpen: 'Open chat',
  launcherFailed: 'The chat did not load. Try again'
}

// The order of the declarations is the one that compresses best.
const BUTTON_STYLE =
  'initial;display:flex;font:600 15px/20px system-ui;outline:revert;color:#fff;place-content:center;box-sizing:border-box;place-items:center;background:center/cover;border:1px solid #0000;position:fixed;border-radius:99px;box-shadow:0 2px 8px #0003;cursor:pointer;'
// Plain text: where the page reads from the right, the sign of the badge stays behind its number.
const BADGE_STYLE =
  'unset;text-align:center;border-radius:99px;unicode-bidi:plaintext;border:1px solid #fff;position:absolute;min-width:10px;padding:0 5px;top:-4px;font:600 12px/20px system-ui;inset-inline-end:-4px;'
const ICON_STYLE =
  'unset;fill:currentColor;stroke:currentColor;stroke-width:2;stroke-linejoin:round;width:26px;height:26px;'

export interface Launcher extends LauncherPort {
  /** Shows that the messenger's code failed to load; a click tries again. */
  setFailed(isFailed: boolean): void
}

// Set through CSSOM, which content security policies allow, and `!important`, so that style sheets
// of the page cannot override it. The focus ring is the browser's own.
const style = (element: ElementCSSInlineStyle, rules: string) => {
  element.style.cssText = `all:${rules}`.replaceAll(';', '!important;')
}

/** Draws the launcher in the host page, in plain DOM code: the messenger's code is not loaded yet. */
export const createLauncher = (
  page: Window & { [LAUNCHER_ID]?: HTMLButtonElement },
  settings: WidgetSettings,
  localTexts: LauncherTexts | undefined,
  onIntent: () => void,
  onToggle: () => void
): Launcher => {
  const { document: doc } = page
  const button = doc.createElement('button')
  const badge = doc.createElement('b')
  const icon = doc.createElementNS(SVG, 'svg')
  const path = doc.createElementNS(SVG, 'path')
  let unread = 0
  let isOpened = false
  let isFailed = false

  /** @param isPressed Rings it at once, until it is drawn again: the messenger may come a second later. */
  const draw = (isPressed?: boolean) => {
    const {
      buttonIconUrl,
      customColors: { brandColor = '65758e' } = {},
      position: { side = 'inset-inline-end', bottom = 20, inline = 20 } = {}
    } = settings
    const rootStyle = page.getComputedStyle(doc.documentElement)
    // The browser drops declarations with an invalid colour, and keeps those before.
    const paint = (color: string, isRinged?: boolean) =>
      color &&
      `background-color:${color};color:${textColorOn(color)};` +
        (isRinged ? `box-shadow:0 0 0 3px #fff,0 0 0 5px ${color};` : '')
    const read = (name: string) => rootStyle.getPropertyValue(`--pipit-${name}-color`)
    const isTab = settings.displayStyle === 'tab'
    const name = isTab ? settings.businessName! : ''
    const texts = { ...TEXTS, ...localTexts, ...settings.customText }
    const count = unread > BADGE_MAX ? BADGE_MAX + '+' : `${unread}`
    const label = isFailed
      ? texts.launcherFailed
      : isOpened
        ? texts.launcherClose
        : texts.launcherOpen
    const notice = texts.launcherUnread.replace('{count}', count)
    button.ariaLabel = (name && name + ': ') + label + (unread ? ', ' + notice : '')
    button.ariaExpanded = `${isOpened}`
    badge.textContent = isFailed ? '!' : count
    style(
      badge,
      `${BADGE_STYLE}display:${unread || isFailed ? 'block' : 'none'};` +
        paint('#c5221f') +
        paint(read('badge'))
    )
    const shape = isOpened ? CLOSE_ICON : buttonIconUrl ? '' : CHAT_ICON
    path.setAttribute('d', shape)
    // The icon's transition, which the messenger sets.
    style(path, `unset;d:path("${shape}");transition:inherit;`)
    style(
      button,
      `${BUTTON_STYLE}z-index:${settings.zIndex ?? 2 ** 31 - 1};${side}:calc(${+inline}px + max(env(safe-area-inset-left),env(safe-area-inset-right)));bottom:calc(${isTab ? 0 : +bottom}px + env(safe-area-inset-bottom));` +
        paint('#' + brandColor, isPressed) +
        paint(read('brand'), isPressed) +
        (isTab
          ? 'gap:8px;max-width:410px;padding:10px 16px;border-radius:16px 16px 0 0;'
          : `width:${parseFloat(settings.buttonWidth!) || 58}px;height:${parseFloat(settings.buttonHeight!) || 58}px;`) +
        // An address may contain a semicolon, which `style` takes for the end of a declaration.
        (shape
          ? ''
          : `background-image:url(${JSON.stringify(buttonIconUrl).replaceAll(';', '\\3b ')});`)
    )
    badge.previousSibling!.nodeValue = name
  }

  // Elements with an id are globals as well. The one of another messenger is a button, which has a type.
  button.id = LAUNCHER_ID + (page[LAUNCHER_ID]?.type ? -2 : '')
  badge.className = 'unread-badge'
  icon.setAttribute('viewBox', '0 0 24 24')
  style(icon, ICON_STYLE)
  icon.append(path)
  // Kept for good: a press on an element that is removed before the release is not a click.
  button.append(icon, '', badge)
  button.onpointerenter = button.onfocus = onIntent
  button.onclick = () => {
    draw(!isOpened)
    onToggle()
  }
  draw()
  // Not shown when embedded, or when the page has its own button.
  if (!settings.embedded && settings.launcher !== false) doc.documentElement.append(button)

  return {
    element: button,
    draw: texts => {
      localTexts = texts
      draw()
    },
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
    }
  }
}
