import { describe, expect, test } from 'vitest'
import { readHtml, readMarkdown } from '../../src/server/domain/records'
import payloads from '../fixtures/sanitiser/expect.json'

/** Matches permitted output: the allowed tags, links to safe addresses, and escaped text. */
const CLEAN =
  /^(?:[^<>]|<\/?(?:strong|b|em|i|u|ins|s|del|a|ol|ul|li|p)>|<br>|<a href="(?:https?|mailto|tel|sms):[^"<>]*">)*$/i

const openTags = (html: string) => html.match(/<(?!\/|br>)/g)?.length ?? 0
const closeTags = (html: string) => html.match(/<\//g)?.length ?? 0

describe('Rich text', () => {
  test('the check for clean HTML detects unsafe HTML', () => {
    for (const html of [
      '<img>',
      '<b onclick="x">',
      '<a href="javascript:x">',
      '<a href="//a" b>'
    ]) {
      expect(html).not.toMatch(CLEAN)
    }
  })

  test.each(payloads.map(({ payload }) => payload))('nothing executable is left of %j', payload => {
    for (const { html } of [readHtml(payload), readMarkdown(payload)]) {
      expect(html).toMatch(CLEAN)
      expect(openTags(html)).toBe(closeTags(html))
    }
  })

  describe('HTML', () => {
    test.each<[name: string, source: string, html: string, text: string]>([
      ['allowed tags', '<b>a</b><s>b</s><u>c</u>', '<b>a</b><s>b</s><u>c</u>', 'abc'],
      ['tags in capitals', '<STRONG>a</STRONG>', '<strong>a</strong>', 'a'],
      ['attributes', '<p class="x" style="y" onclick="z">a</p>', '<p>a</p>', 'a'],
      ['other tags, but not their text', '<span>a <font>b</font></span>', 'a b', 'a b'],
      ['scripts with their text', 'a<script>b</script><style>c</style>', 'a', 'a'],
      ['comments', 'a<!-- b -->', 'a', 'a'],
      ['tags left open', '<ul><li>a<li>b', '<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
      [
        'text that looks like tags',
        '1 &lt; 2 &amp;&amp; 3 > 2',
        '1 &lt; 2 &amp;&amp; 3 &gt; 2',
        '1 < 2 && 3 > 2'
      ],
      [
        'links',
        '<a href="https://a.b/?x=1&amp;y" target=_top>a</a>',
        '<a href="https://a.b/?x=1&amp;y">a</a>',
        'a'
      ],
      ['links that would execute', '<a href=" java&#10;script:x">a</a>', 'a', 'a'],
      ['links to nowhere from here', '<a href="/a">a</a>', 'a', 'a'],
      [
        'quotes in addresses',
        `<a href='https://a.b/"onclick="x'>a</a>`,
        '<a href="https://a.b/&quot;onclick=&quot;x">a</a>',
        'a'
      ],
      ['headings', '<h1>a</h1>b', '<p>a</p>b', 'a\nb'],
      ['blocks that are not kept', '<div>a</div><div>b</div>', 'a<br>b', 'a\nb'],
      ['white space', ' <p>\n a \n b </p>\n ', '<p>a b </p>', 'a b']
    ])('%s', (_name, source, html, text) => {
      expect(readHtml(source)).toEqual({ html, text })
    })
  })

  describe('Markdown', () => {
    test.each<[name: string, source: string, html: string, text: string]>([
      ['emphasis', '**a** *b* ~~c~~', '<p><strong>a</strong> <em>b</em> <del>c</del></p>', 'a b c'],
      ['line breaks', 'a\nb', '<p>a<br>b</p>', 'a\nb'],
      ['lists in lists', '- a\n  - b', '<ul><li>a<ul><li>b</li></ul></li></ul>', '- a\n- b'],
      [
        'links',
        '[a](https://a.b) [b](javascript:x)',
        '<p><a href="https://a.b">a</a> b</p>',
        'a b'
      ],
      ['HTML', '<b onclick=x>a</b> <img src=x>', '<p><b>a</b> </p>', 'a']
    ])('%s', (_name, source, html, text) => {
      expect(readMarkdown(source)).toEqual({ html, text })
    })
  })
})
