import { beforeEach, expect, test, vi } from 'vitest'
import type { CustomColors } from '../../../src/protocol'
import type { WidgetSettings } from '../../../src/widget'
import { applyTheme } from '../../../src/widget/theme'

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: (_property: string, value: string) => value !== 'garbage' })
  return () => vi.unstubAllGlobals()
})

/** What the frame's root is given, on a page whose `:root` has these tokens. */
const apply = (tokens: Record<string, string> = {}, customColors: CustomColors = {}) => {
  const given: Record<string, string> = {}
  const root = { style: { setProperty: (name: string, value: string) => (given[name] = value) } }
  const page = {
    document: {},
    getComputedStyle: () => ({ getPropertyValue: (name: string) => tokens[name] ?? '' })
  }
  applyTheme(
    root as unknown as HTMLElement,
    page as unknown as Window,
    { customColors } as WidgetSettings
  )
  return given
}

test('without a word from the page it has the built-in colours', () => {
  expect(apply()).toMatchObject({
    '--pipit-brand-color': '#65758e',
    '--pipit-on-brand': '#fff',
    '--pipit-conversation-color': '#09f',
    '--pipit-on-conversation': '#000',
    '--pipit-action-color': '#09f',
    '--pipit-on-action': '#000'
  })
})

test('customColors win over the built-in colours, with a text that can be read on them', () => {
  const given = apply({}, { brandColor: 'ff0', conversationColor: '#003366' })
  expect(given).toMatchObject({
    '--pipit-brand-color': '#ff0',
    '--pipit-on-brand': '#000',
    '--pipit-conversation-color': '#003366',
    '--pipit-on-conversation': '#fff',
    '--pipit-action-color': '#09f'
  })
})

test("the page's own tokens win over customColors", () => {
  const given = apply({ '--pipit-brand-color': '#000' }, { brandColor: 'fff' })
  expect(given).toMatchObject({ '--pipit-brand-color': '#000', '--pipit-on-brand': '#fff' })
})

test.each(['red', 'url(https://evil.example)', '09f;display:none'])(
  'a customColor that reads %s is not used',
  brandColor => {
    expect(apply({}, { brandColor })['--pipit-brand-color']).toBe('#65758e')
  }
)

test('hands on every other token as it is', () => {
  const tokens = { '--pipit-radius': '2px', '--pipit-font': 'Georgia, serif' }
  expect(apply(tokens)).toMatchObject({ ...tokens, '--pipit-background': '' })
})

test('passes over tokens that hold what they cannot', () => {
  const tokens = { '--pipit-background': 'garbage', '--pipit-brand-color': 'garbage' }
  expect(apply(tokens, { brandColor: 'fff' })).toMatchObject({
    '--pipit-background': '',
    '--pipit-brand-color': '#fff'
  })
})
