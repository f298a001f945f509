import { readColor, textColorOn } from './colors'
import type { CustomColors } from './api'

/** Tokens that a page may set on its `:root`; the frame takes them over. */
const TOKENS = [
  'brand-color',
  'conversation-color',
  'action-color',
  'background',
  'text-color',
  'muted-color',
  'bubble-color',
  'radius',
  'font',
  'font-size'
]

const COLORS = { brand: '65758e', conversation: '0099ff', action: '0099ff' }

/** Gives the frame its colours: built-in, then `customColors`, then `--pipit-*` of the host page. */
export const applyTheme = (root: HTMLElement, page: Window, customColors: CustomColors): void => {
  const { style } = root
  const hostStyle = page.getComputedStyle(page.document.documentElement)
  for (const [name, fallback] of Object.entries(COLORS)) {
    const custom = readColor(customColors[`${name}Color` as keyof CustomColors])
    style.setProperty(`--pipit-${name}-color`, custom ?? '#' + fallback)
  }
  for (const token of TOKENS) {
    const value = hostStyle.getPropertyValue('--pipit-' + token)
    if (value) style.setProperty('--pipit-' + token, value)
  }
  for (const name in COLORS) {
    style.setProperty(
      `--pipit-on-${name}`,
      textColorOn(style.getPropertyValue(`--pipit-${name}-color`))
    )
  }
}
