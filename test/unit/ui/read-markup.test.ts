import { describe, expect, test } from 'vitest'
import { cpuTimeOf } from '../../util/cpu-time'
import { readMarkup, RICH_TEXT_TAGS, type Markup } from '../../../src/ui'
import { safeLink } from '../../../src/widget/shared'
import payloads from '../../fixtures/sanitiser/expect.json'

const HTML = { tags: RICH_TEXT_TAGS, safeLink }
const WORDS = { tags: new Set('a b strong i em u br'.split(' ')), showsOthers: true, safeLink }

/** Formats the result for comparison. */
const spell = (markup: Markup[]): string =>
  markup
    .map(part => {
      if (typeof part === 'string') return part
      const { name, href, children } = part
      return `{${name}${href ? ` ${href}` : ''}|${spell(children)}}`
    })
    .join('')

describe('Markup in texts', () => {
  test.each<[source: string, html: string]>([
    ['plain', 'plain'],
    ['<b>a</b> <I>b</I>', '{b|a} {i|b}'],
    ['<p>a<br>b<br/>c<br />d</p>', '{p|a{br|}b{br|}c{br|}d}'],
    ['<ol><li>1</li><li>2</li></ol>', '{ol|{li|1}{li|2}}'],
    ['<b class="x" onclick="alert(1)">a</b>', '{b|a}'],
    ['<a href="https://a.example/?b=1&amp;c=2">a</a>', '{a https://a.example/?b=1&c=2|a}'],
    ["<a title='x' href='mailto:a@b.example'>a</a>", '{a mailto:a@b.example|a}'],
    ['<a href=https://a.example>a</a>', '{a https://a.example/|a}'],
    ['<a href="/path">a</a>', '{a|a}'],
    ['<a href="javascript:alert(1)">a</a>', '{a|a}'],
    ['<a href="&#106;avascript:alert(1)">a</a>', '{a|a}'],
    ['<a href="java\nscript:alert(1)">a</a>', '{a|a}'],
    ['<a href="data:text/html,x">a</a>', '{a|a}'],
    ['<a href="https://a.example">a<a href="https://b.example">b</a>', '{a https://a.example/|ab}'],
    ['<b>a', '{b|a}'],
    ['a</b>c', 'ac'],
    ['<b><i>a</b>c', '{b|{i|a}}c'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<img src=x onerror=alert(1)>', ''],
    ['a<!-- c -->b<!doctype html>', 'ab'],
    ['&lt;b&gt; &amp; &#39;&#x27;&quot;&apos;&nbsp;', "<b> & ''\"'\u00a0"],
    ['&amp;lt; &unknown; &; &#0; &#9999999; &amp', '&lt; &unknown; &; &#0; &#9999999; &amp'],
    ['1 < 2 > 0 <3 <> </> < b>', '1 < 2 > 0 <3 <> </> < b>'],
    ['<b', '<b'],
    ['<b title=">">a</b>', '{b|">a}']
  ])('is parsed: %s', (source, html) => {
    expect(spell(readMarkup(source, HTML))).toBe(html)
  })

  test.each<[source: string, words: string]>([
    ['<a href="https://a.example">a</a>, <b>b</b>', '{a https://a.example/|a}, {b|b}'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['<p>a</p><!-- b -->', '<p>a</p><!-- b -->'],
    ['1 < 2', '1 < 2']
  ])('shows unknown tags as text: %s', (source, words) => {
    expect(spell(readMarkup(source, WORDS))).toBe(words)
  })

  const tagsIn = (markup: Markup[]): Exclude<Markup, string>[] =>
    markup.flatMap(part => (typeof part === 'string' ? [] : [part, ...tagsIn(part.children)]))

  test.each(payloads.map(({ payload }) => payload))('is never executable: %s', payload => {
    for (const allowed of [HTML, WORDS]) {
      for (const { name, href, ...rest } of tagsIn(readMarkup(payload, allowed))) {
        expect(allowed.tags).toContain(name)
        expect(href ?? 'https:').toMatch(/^(https?|mailto|tel|sms):/)
        expect(Object.keys(rest)).toEqual(['children'])
      }
    }
  })

  test('is limited in depth', () => {
    const markup = readMarkup('<b>'.repeat(100_000) + 'a', HTML)
    expect(tagsIn(markup).length).toBeLessThan(100)
    expect(spell(markup)).toMatch('a')
  })

  test.each(['<', '<a ', '<a href=', '<b>', '</b>', '<!--', '&', '&#1', '<a href="&'])(
    'takes linear time to parse many %s',
    unit => {
      expect(cpuTimeOf(() => readMarkup(unit.repeat(50_000), HTML))).toBeLessThan(5000)
    }
  )
})
