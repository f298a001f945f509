import { beforeEach, describe, expect, test, vi } from 'vitest'
import { textColorOn } from '../../../src/protocol'
import { applyTheme } from '../../../src/widget/core/theme'
import type { WidgetSettings } from '../../../src/widget'

type Settings = Pick<WidgetSettings, 'customColors' | 'theme'>

/** Applies settings on a page whose `:root` has these properties. */
const dress = (properties: Record<string, string>, settings: Settings, metaContent?: string) => {
  const given: Record<string, string> = {}
  const style = {
    colorScheme: '',
    setProperty: (name: string, value: string) => (given[name] = value)
  }
  const page = {
    document: { querySelector: () => (metaContent ? { content: metaContent } : null) },
    getComputedStyle: () => ({ getPropertyValue: (name: string) => properties[name] ?? '' })
  }
  applyTheme({ style } as unknown as HTMLElement, page as unknown as Window, settings)
  return { given, style }
}

/** Reads the tokens of the frame's root, on a page whose `:root` has these. */
const apply = (
  tokens: Record<string, string> = {},
  customColors: Settings['customColors'] = {}
): Record<string, string> => dress(tokens, { customColors }).given

describe('The theme', () => {
  beforeEach(() => {
    vi.stubGlobal('CSS', { supports: (_property: string, value: string) => value !== 'garbage' })
    return () => vi.unstubAllGlobals()
  })

  test('has the built-in colours by default', () => {
    expect(apply()).toMatchObject({
      '--pipit-brand-color': '#65758e',
      '--pipit-on-brand': textColorOn('#65758e'),
      '--pipit-conversation-color': '#09f',
      '--pipit-on-conversation': textColorOn('#09f'),
      '--pipit-action-color': '#09f',
      '--pipit-on-action': textColorOn('#09f')
    })
  })

  test('prefers customColors to the built-in colours, with readable text', () => {
    const given = apply({}, { brandColor: 'ff0', conversationColor: '#003366' })
    expect(given).toMatchObject({
      '--pipit-brand-color': '#ff0',
      '--pipit-on-brand': textColorOn('#ff0'),
      '--pipit-conversation-color': '#003366',
      '--pipit-on-conversation': textColorOn('#003366')
    })
  })

  test('derives the colours of bubbles and buttons from a brand colour', () => {
    const given = apply({}, { brandColor: 'e01e5a' })
    expect(given).toMatchObject({
      '--pipit-conversation-color': expect.stringContaining('#e01e5a'),
      '--pipit-on-conversation': textColorOn('#e01e5a'),
      '--pipit-action-color': expect.stringContaining('#e01e5a'),
      '--pipit-action-ink': expect.stringContaining('#e01e5a')
    })
  })

  test('keeps an explicit colour beside a brand colour, also one that equals the default', () => {
    const given = apply({}, { brandColor: 'e01e5a', conversationColor: '0099ff' })
    expect(given['--pipit-conversation-color']).toBe('#0099ff')
  })

  test.each([
    ['dark', { 'color-scheme': 'light' }, undefined, 'dark'],
    ['light', { 'color-scheme': 'dark' }, undefined, 'light'],
    ['auto', { 'color-scheme': 'dark' }, undefined, 'dark'],
    [undefined, { 'color-scheme': 'light dark' }, undefined, 'light dark'],
    [undefined, { 'color-scheme': 'normal' }, 'only light', 'only light'],
    [undefined, { 'color-scheme': 'normal' }, undefined, '']
  ] as const)(
    'with the setting %s on a page with %j and a meta element %s is %j',
    (theme, properties, metaContent, expected) => {
      const settings: Settings = theme ? { theme } : {}
      expect(dress(properties, settings, metaContent).style.colorScheme).toBe(expected)
    }
  )

  test('prefers tokens of the page to customColors', () => {
    const given = apply({ '--pipit-brand-color': '#000' }, { brandColor: 'fff' })
    expect(given).toMatchObject({
      '--pipit-brand-color': '#000',
      '--pipit-on-brand': textColorOn('#000')
    })
  })

  test.each(['red', 'url(https://evil.example)', '09f;display:none'])(
    'ignores a customColor that reads %s',
    brandColor => {
      expect(apply({}, { brandColor })['--pipit-brand-color']).toBe('#65758e')
    }
  )

  test('passes every other token on unchanged', () => {
    const tokens = { '--pipit-radius': '2px', '--pipit-font': 'Georgia, serif' }
    expect(apply(tokens)).toMatchObject({ ...tokens, '--pipit-background': '' })
  })

  test.each(['bar', 'badge', 'failed', 'fine'])(
    'has text that can be read on a colour of the page: %s',
    name => {
      const given = apply({ [`--pipit-${name}-color`]: '#ff0' })
      expect(given).toMatchObject({
        [`--pipit-${name}-color`]: '#ff0',
        [`--pipit-on-${name}-color`]: textColorOn('#ff0')
      })
      expect(apply()[`--pipit-on-${name}-color`]).toBe('')
    }
  )

  test('ignores tokens with invalid values', () => {
    const tokens = { '--pipit-background': 'garbage', '--pipit-brand-color': 'garbage' }
    expect(apply(tokens, { brandColor: 'fff' })).toMatchObject({
      '--pipit-background': '',
      '--pipit-brand-color': '#fff'
    })
  })
})
