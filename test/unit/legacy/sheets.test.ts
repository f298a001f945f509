// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { lowerSheet } from '../../../src/build/targets/legacy/index.mjs'
import { lowerCss } from '../../../src/legacy/css'

const flat = (sheet: string) => lowerSheet(sheet).replace(/\s+/g, ' ').trim()

describe('A style sheet for old browsers', () => {
  test('keeps supported rules when unsupported ones stand beside them', () => {
    expect(flat('.a, .b:focus-visible { color: red }')).toBe(
      '.b:focus-visible { color: red } .a { color: red }'
    )
    expect(flat(':is(.a, .b) > p { color: red }')).toBe('.a > p, .b > p { color: red }')
    expect(flat('.a:has(b) { color: red }')).toBe('')
    expect(flat('#header:dir(rtl) svg { left: 0 }')).toBe("[dir='rtl'] #header svg { left: 0 }")
  })

  test('expands shorthands', () => {
    expect(flat('a { inset: auto 0 0 }')).toBe('a { top: auto; right: 0; bottom: 0; left: 0 }')
    expect(flat('a { padding-inline: 1px 2px; margin-block: 3px }')).toBe(
      'a { padding-inline-start: 1px; padding-inline-end: 2px; margin-top: 3px; margin-bottom: 3px }'
    )
    expect(flat('a { overflow: hidden auto }')).toBe('a { overflow-x: hidden; overflow-y: auto }')
  })

  test('separates children with margins', () => {
    expect(flat('a { display: flex; gap: 8px }')).toBe(
      'a { display: flex } a > * + * { margin-inline-start: 8px }'
    )
    expect(flat('a { display: flex; flex-direction: column; gap: 8px }')).toContain(
      'a > * + * { margin-top: 8px }'
    )
    expect(flat('a { display: flex; flex-wrap: wrap; gap: 0 8px }')).toBe(
      'a { display: flex; flex-wrap: wrap } a > * { margin-bottom: 0; margin-inline-end: 8px }'
    )
    expect(flat('a { display: flex; gap: 0 8px }')).toContain('{ margin-inline-start: 8px }')
  })
})

describe('Declarations for old browsers', () => {
  test('align text with the direction of the page', () => {
    const css = 'padding-inline-start:1px;inset-inline-end:2px;text-align:inline-start'
    expect(lowerCss(css, false)).toBe('padding-left:1px;right:2px;text-align:left')
    expect(lowerCss(css, true)).toBe('padding-right:1px;left:2px;text-align:right')
  })

  test('use lengths instead of computed values', () => {
    expect(lowerCss('bottom:calc(90px + env(safe-area-inset-bottom))', false)).toBe('bottom:90px')
    expect(lowerCss('height:min(640px,100vh - 110px)', false)).toBe(
      'height:640px;max-height:calc(100vh - 110px)'
    )
    expect(lowerCss('height:min(640px,100vh - 110px)!important', false)).toBe(
      'height:640px!important;max-height:calc(100vh - 110px)!important'
    )
    expect(lowerCss('position:fixed;inset:0!important', false)).toBe(
      'position:fixed;top:0!important;right:0!important;bottom:0!important;left:0!important'
    )
  })

  test('use the prefixed flexbox names', () => {
    expect(lowerCss('display:flex!important', false)).toBe(
      'display:-webkit-box!important;display:-webkit-flex!important;display:flex!important'
    )
    expect(lowerCss('a{flex:1;align-items:center}', false)).toBe(
      'a{-webkit-box-flex:1;-webkit-flex:1;flex:1;-webkit-box-align:center;-webkit-align-items:center;align-items:center}'
    )
  })
})
