import { readColor, textColorOn } from './colors'
import type { CustomColors } from '../protocol'
import type { WidgetSettings } from './init-options'

const COLORS = { brand: '#65758e', conversation: '#09f', action: '#09f' }

/** Further tokens that a page may set on its `:root`, with properties that tell what may be in them. */
const TOKENS = {
  background: 'color',
  'text-color': 'color',
  'muted-color': 'color',
  'bubble-color': 'color',
  radius: 'border-radius',
  font: 'font-family',
  'font-size': 'font-size'
}

/** Gives the frame its looks: built-in, then `customColors`, then `--pipit-*` of the host page. */
export const applyTheme = (
  { style }: HTMLElement,
  page: Window,
  { customColors, theme }: WidgetSettings
): void => {
  const hostStyle = page.getComputedStyle(page.document.documentElement)
  const set = (token: string, value: string) => style.setProperty('--pipit-' + token, value)
  // What is wrong in one would leave the declarations that use it without any value.
  const read = (token: string, property: string) => {
    const value = hostStyle.getPropertyValue('--pipit-' + token)
    return value && CSS.supports(property, value) ? value : ''
  }
  style.colorScheme = theme === 'auto' ? '' : (theme ?? '')
  for (const [token, property] of Object.entries(TOKENS)) set(token, read(token, property))
  for (const [name, fallback] of Object.entries(COLORS)) {
    const token = name + '-color'
    const custom = readColor(customColors?.[`${name}Color` as keyof CustomColors])
    const color = read(token, 'color') || custom || fallback
    set(token, color)
    set('on-' + name, textColorOn(color))
  }
}
