import { describe, expect, test } from 'vitest'
import { cpuTimeOf } from '../../util/cpu-time'
import { findLinks as findAll } from '../../../src/ui'
import { safeLink } from '../../../src/widget/shared'
import naughty from '../../fixtures/text/blns.json'

const findLinks = (text: string) => findAll(text, safeLink)

const linksIn = (text: string) => findLinks(text).filter(piece => piece.href)

describe('Links in texts', () => {
  test.each<[text: string, link: string, href: string]>([
    ['see https://shop.example/a?b=c#d now', 'https://shop.example/a?b=c#d', ''],
    ['http://shop.example', 'http://shop.example', 'http://shop.example/'],
    ['HTTPS://SHOP.EXAMPLE', 'HTTPS://SHOP.EXAMPLE', 'https://shop.example/'],
    ['Https://shop.example', 'Https://shop.example', 'https://shop.example/'],
    ['http://localhost:3000/x', 'http://localhost:3000/x', ''],
    ['www.shop.example', 'www.shop.example', 'https://www.shop.example/'],
    ['Www.shop.example', 'Www.shop.example', 'https://www.shop.example/'],
    ['Go to shop.com.', 'shop.com', 'https://shop.com/'],
    ['my-shop.co.uk/sale', 'my-shop.co.uk/sale', 'https://my-shop.co.uk/sale'],
    ['bücher.de', 'bücher.de', 'https://xn--bcher-kva.de/'],
    ['shop.com:8080/a', 'shop.com:8080/a', 'https://shop.com:8080/a'],
    ['请看shop.com。', 'shop.com', 'https://shop.com/'],
    ['请看https://shop.example/价格，谢谢', 'https://shop.example/价格', ''],
    ['help@shop.example', 'help@shop.example', 'mailto:help@shop.example'],
    ['<ann.b+c@shop.co.uk>,', 'ann.b+c@shop.co.uk', 'mailto:ann.b+c@shop.co.uk'],
    ['mailto:help@shop.example', 'mailto:help@shop.example', 'mailto:help@shop.example'],
    ['Call +49 (30) 901-820!', '+49 (30) 901-820', 'tel:+4930901820'],
    ['tel:+1.555.010.9999', 'tel:+1.555.010.9999', 'tel:+15550109999'],
    ['(https://shop.example)', 'https://shop.example', 'https://shop.example/'],
    ['[https://shop.example/a].', 'https://shop.example/a', ''],
    ['(see https://shop.example/a_(b))', 'https://shop.example/a_(b)', ''],
    ['https://shop.example/a?!…', 'https://shop.example/a', ''],
    ['“https://shop.example/a”', 'https://shop.example/a', ''],
    ['"https://shop.example/a"', 'https://shop.example/a', ''],
    ['https://shop.example/a\u202egpj', 'https://shop.example/a', '']
  ])('are found: %s', (text, link, href) => {
    expect(linksIn(text)).toEqual([{ text: link, href: href || new URL(link).href }])
  })

  test.each([
    'e.g. this, i.e. that, etc.',
    '3.5 of 10.000,50 at 12.30',
    'v1.2.3 and 1.2.3.4.5',
    'end.Start of a sentence',
    'Node.js, README.md, main.rs, setup.sh, photo.jpg',
    'it.is, so.no',
    'shop.company',
    'shop.com.invalid',
    'https:// and http://... and www. and www..',
    'https://a:b:c',
    '@shop.com and #shop.com',
    'ann@ and @ann and ann@shop and ann@shop.',
    'javascript:alert(1) data:text/html,x vbscript:x file:///etc/passwd',
    'ftp://shop.com/file',
    '/home/shop.com',
    '1+49301234567 and +12 3 and C++ and +1234567890123456789',
    '+1 2.5',
    '2026-01-05 12:00:00'
  ])('are not found: %s', text => {
    expect(linksIn(text)).toEqual([])
  })

  test('are all found between words', () => {
    expect(
      findLinks('a@b.example, shop.com;https://c.example/d,e (+49 30 901820) and f').map(
        ({ text }) => text
      )
    ).toEqual([
      'a@b.example',
      ', ',
      'shop.com',
      ';',
      'https://c.example/d,e',
      ' (',
      '+49 30 901820',
      ') and f'
    ])
  })

  test.each(naughty)('leave all text of %j visible', text => {
    const pieces = findLinks(text)
    expect(pieces.map(({ text }) => text).join('')).toBe(text)
    for (const { href } of pieces) if (href) expect(href).toMatch(/^(https?|mailto|tel):/)
  })

  test.each([
    ['letters', 'a'],
    ['points', 'a.'],
    ['only points', '.'],
    ['at signs', 'a@'],
    ['host names', 'a@b.'],
    ['digits', '+1'],
    ['phone numbers', '+1 555 010 9999 '],
    ['brackets', 'https://a)'],
    ['closing brackets', ')'],
    ['beginnings', 'https://'],
    ['www', 'www.'],
    ['domains', 'shop.com.'],
    ['hyphens', 'a-']
  ])('take linear time to find in many %s', (_, unit) => {
    const text = `https://a${unit.repeat(50_000)} ${unit.repeat(50_000)}`
    // Quadratic time would take minutes.
    expect(cpuTimeOf(() => findLinks(text))).toBeLessThan(5000)
  })
})
