import { describe, expect, test } from 'vitest'
import type { Message } from '../../../src/protocol'
import { TEXTS } from '../../../src/widget/features/text/texts'
import { TextMessage } from '../../../src/widget/features/text/TextMessage'
import { TaggedText } from '../../../src/widget/features/text/TaggedText'
import payloads from '../../fixtures/sanitiser/expect.json'
import naughty from '../../fixtures/text/blns.json'
import { drawInMessenger } from '../fakes/render-with-context'
import { message } from '../fakes/messages'

const EXECUTES = /^(script|iframe|img|svg|math|object|embed|style|link|base|form|input|template)$/i

const draw = (fields: Partial<Message>) =>
  drawInMessenger(
    <TextMessage entry={{ key: 'k', status: 'sent', message: message(1, fields) }} />,
    TEXTS
  )

const expectHarmless = (place: HTMLElement) => {
  for (const element of place.querySelectorAll('*')) {
    expect(element.localName).not.toMatch(EXECUTES)
    for (const { name, value } of element.attributes) {
      expect(name).toMatch(/^(class|dir|href|target|rel)$/)
      if (name === 'href') expect(value).toMatch(/^(https?|mailto|tel|sms):/)
    }
  }
}

const texts = [...naughty.filter(Boolean), ...payloads.map(({ payload }) => payload)]

describe('A text message', () => {
  test.each(texts)('shows %j as it was written', text => {
    const { place, find } = draw({ text })
    expect(find('.bubble').textContent).toBe(text)
    expectHarmless(place)
  })

  test.each(texts)('shows the tags of %j without anything executable', htmlText => {
    const { place } = draw({ text: 'text', htmlText })
    expectHarmless(place)
  })

  test.each(texts)('shows the text %j without anything executable', words => {
    const { place } = drawInMessenger(<TaggedText text={words} />, TEXTS)
    expectHarmless(place)
  })

  test('shows tags instead of the text, and links in both', () => {
    const { find, place } = draw({
      text: 'not this',
      htmlText: 'See <b>shop.com</b> and <a href="https://a.example">b.com</a>'
    })
    expect(find('.bubble').textContent).toBe('See shop.com and b.com')
    expect([...place.querySelectorAll('a')].map(({ href }) => href)).toEqual([
      'https://shop.com/',
      'https://a.example/'
    ])
    expect(find('b a').textContent).toBe('shop.com')
  })

  test('has no bubble when it has buttons only', () => {
    const actions = [{ id: 'a', type: 'link', uri: 'https://a.example', text: 'Open' }]
    const { place, find } = draw({ text: '', actions } as Partial<Message>)
    expect(place.querySelector('.bubble')).toBeNull()
    expect(find('a.action').textContent).toContain('Open')
  })
})
