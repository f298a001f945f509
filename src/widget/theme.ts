import { readColor, textColorOn } from './colors'
import type { CustomColors } from '../protocol'
import type { WidgetSettings } from './api'

const COLORS = { brand: '#65758e', conversation: '#09f', action: '#09f' }

/** Further tokens that a page may set on its `:root`. */
const TOKENS = [
  'background',
  'text-color',
  'muted-color',
  'bubble-color',
  'radius',
  'font',
  'font-size'
]

/** Gives the frame its looks: built-in, then `customColors`, then `--pipit-*` of the host page. */
export const applyTheme = (
  { style }: HTMLElement,
  page: Window,
  { customColors, theme }: WidgetSettings
): void => {
  const hostStyle = page.getComputedStyle(page.document.documentElement)
  const set = (token: string, value: string) => style.setProperty('--pipit-' + token, value)
  const read = (token: string) => hostStyle.getPropertyValue('--pipit-' + token)
  if (theme === 'light' || theme === 'dark') style.colorScheme = theme
  for (const token of TOKENS) set(token, read(token))
  for (const [name, fallback] of Object.entries(COLORS)) {
    const token = name + '-color'
    const custom = readColor(customColors[`${name}Color` as keyof CustomColors])
    const color = read(token) || custom || fallback
    set(token, color)
    set('on-' + name, textColorOn(color))
  }
}
