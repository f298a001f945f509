import { apartFromPage, textColorOn, type CustomColors } from '../../protocol'
import { readColor } from './colors'
import type { WidgetSettings } from './public'

const COLORS = { brand: '#65758e', conversation: '#09f', action: '#09f' }

/** Limits of lightness in which a surface can be told from a light page and a dark one. */
const SURFACE = [94, 32] as const
/** The same for text and lines, which have a contrast of at least 4.5 on the page. */
const INK = [45, 68] as const

/** Further tokens that a page may set on its `:root`, with the CSS properties that validate them. */
const TOKENS = {
  background: 'color',
  'text-color': 'color',
  'muted-color': 'color',
  'bubble-color': 'color',
  'line-color': 'color',
  'alarm-color': 'color',
  'failed-color': 'color',
  'bar-color': 'color',
  'badge-color': 'color',
  'edge-color': 'color',
  'fine-color': 'color',
  'tint-color': 'color',
  radius: 'border-radius',
  font: 'font-family',
  'font-size': 'font-size'
}

/** Reads from the page whether it is light or dark; empty for one that leaves it to the system. */
const schemeOf = (page: Document, style: CSSStyleDeclaration): string => {
  const scheme = style.getPropertyValue('color-scheme')
  return scheme === 'normal'
    ? (page.querySelector<HTMLMetaElement>('meta[name=color-scheme]')?.content ?? '')
    : scheme
}

/** Gives the frame its looks: built-in, then `customColors`, then `--pipit-*` of the host page. */
export const applyTheme = (
  { style }: HTMLElement,
  page: Window,
  { customColors, theme }: WidgetSettings
): void => {
  const hostStyle = page.getComputedStyle(page.document.documentElement)
  const set = (token: string, value: string) => style.setProperty('--pipit-' + token, value)
  // An invalid token would leave the declarations that use it without any value.
  const read = (token: string, property: string) => {
    const value = hostStyle.getPropertyValue('--pipit-' + token)
    return value && CSS.supports(property, value) ? value : ''
  }
  const given = (name: string) =>
    read(name + '-color', 'color') ||
    readColor(customColors?.[`${name}Color` as keyof CustomColors])
  const brand = given('brand')
  let color = ''
  style.colorScheme = theme && theme !== 'auto' ? theme : schemeOf(page.document, hostStyle)
  for (const [token, property] of Object.entries(TOKENS)) {
    const value = read(token, property)
    set(token, value)
    // What has text of its own has it in a colour that can be read.
    set('on-' + token, value && textColorOn(value))
  }
  for (const [name, fallback] of Object.entries(COLORS)) {
    const own = given(name)
    color = own || brand || fallback
    set(name + '-color', own || !brand ? color : apartFromPage(color, ...SURFACE))
    set('on-' + name, textColorOn(color))
  }
  // The last of them is the action's.
  set('action-ink', apartFromPage(color, ...INK))
}
