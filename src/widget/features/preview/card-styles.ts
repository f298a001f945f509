import { applyTheme, type MessengerContext } from '../../core'

/** Between launcher and card, in CSS pixels. */
const GAP = 12
/** Between the card and the other side of the window, in CSS pixels. */
const MARGIN = 16

const BUTTON =
  'box-sizing:border-box;color:inherit;font:inherit;cursor:pointer;outline:revert;border-radius:inherit;'
const LINES =
  'display:block;overflow:hidden;color:inherit;text-align:start;unicode-bidi:plaintext;cursor:inherit;'
const PICTURE =
  'flex:none;width:36px;height:36px;border-radius:50%;overflow:hidden;object-fit:cover;'

/** Styles of the parts of a card that are always the same. */
export const STYLES = {
  openButton: `${BUTTON}display:flex;align-items:center;min-width:0;padding:12px;padding-inline-end:0;`,
  closeButton: `${BUTTON}display:flex;flex:none;align-items:center;justify-content:center;width:44px;height:44px;`,
  words:
    'display:block;min-width:0;margin-inline-start:12px;color:inherit;font:inherit;cursor:inherit;',
  head: 'display:flex;flex-wrap:wrap;align-items:baseline;color:inherit;font:inherit;cursor:inherit;',
  // Beside the time where a few letters of it find room there, or else above. A margin, since the page may put an
  // element behind the time, and a gap with it.
  name: `${LINES}flex:1 1 6em;max-width:max-content;margin-inline-end:8px;font:inherit;font-weight:600;font-size:.8667em;text-overflow:ellipsis;white-space:nowrap;`,
  time: `${LINES}font:inherit;font-size:.8em;overflow:visible;opacity:.75;`,
  // Two lines at most, under the name and the time.
  text: `${LINES}font:inherit;overflow-wrap:anywhere;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;`,
  picture: `${PICTURE}display:block;`,
  initial: `${PICTURE}display:flex;align-items:center;justify-content:center;font:inherit;font-weight:600;font-size:15px;cursor:inherit;outline:1px solid #0000;`,
  announcement: 'position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);'
}

/** Styles of a card by the settings, the language and the place of the launcher. */
export interface CardStyles {
  /** The row along the lower edge that holds the place of the launcher, and the card. */
  row: string
  launcherPlace: string
  card: string
  /** The card before it has come. */
  absent: string
  /** Colours behind and of an initial. */
  brand: string
}

/** Reads what a card looks like now. */
export const readCardStyles = ({
  host,
  root,
  settings
}: Pick<MessengerContext, 'host' | 'root' | 'settings'>): CardStyles => {
  const { page, launcher } = host
  const { document: doc } = page
  const { displayStyle, position = {}, zIndex = 2 ** 31 - 1 } = settings
  const { side, bottom = 20, inline = 20 } = position
  const { offsetWidth: width, offsetHeight: height } = launcher.element
  const look = doc.createElement('div')
  applyTheme(look, page, settings)
  const token = (name: string, fallback: string) =>
    look.style.getPropertyValue(`--pipit-${name}`) || fallback

  const isMirrored = page.getComputedStyle(doc.documentElement).direction === 'rtl'
  const isLeft = side === 'left' || (side !== 'right' && isMirrored)
  const isTab = displayStyle === 'tab'
  const rise = isTab ? height + GAP : +bottom
  // As far from the edge as the launcher.
  const aside = `calc(${+inline}px + max(env(safe-area-inset-left),env(safe-area-inset-right)))`
  const isStill = page.matchMedia('(prefers-reduced-motion)').matches
  const card =
    `position:relative;display:flex;box-sizing:border-box;max-width:min(320px,100%);pointer-events:auto;` +
    `border-radius:${token('radius', '16px')};box-shadow:0 2px 6px #0002,0 12px 40px #0003;` +
    // Older browsers know the first ones.
    `border:1px solid #0000;border:1px solid light-dark(#0000,#fff2);` +
    `background:#fff;background:${token('background', 'light-dark(#fff,#171c24)')};` +
    `color:#1c2430;color:${token('text-color', 'light-dark(#1c2430,#e9edf2)')};` +
    `color-scheme:${look.style.colorScheme || 'light dark'};` +
    `font:${token('font-size', '.9375em')}/1.5 ${token('font', 'system-ui,sans-serif')};` +
    `direction:${root.dir || 'ltr'};`

  return {
    // The card stands beside the launcher, or above it where there is no room.
    row:
      'position:fixed;display:flex;flex-flow:row-reverse wrap-reverse;align-items:flex-start;' +
      `max-width:calc(100vw - ${MARGIN}px - ${aside});pointer-events:none;` +
      `direction:${isLeft ? 'rtl' : 'ltr'};${isLeft ? 'left' : 'right'}:${aside};` +
      `bottom:calc(${rise}px + env(safe-area-inset-bottom));z-index:${zIndex};`,
    launcherPlace:
      // Margins, since the page may put an element before each of ours, and a gap with it.
      `display:${isTab ? 'none' : 'block'};flex:none;width:${width}px;height:${height}px;` +
      `margin-top:${GAP}px;margin-inline-start:${GAP}px;pointer-events:none;`,
    card: `${card}transition:opacity ${isStill ? 0 : 150}ms,transform ${isStill ? 0 : 150}ms;`,
    absent: `${card}opacity:0;transform:translateY(8px);`,
    brand: `background:${token('brand-color', '')};color:${token('on-brand', '')};`
  }
}
