import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { createTranslate, ENGLISH } from '../../../src/widget/strings'
import { TEXTS } from '../../../src/widget/parts/end'
import { createTitleIndicator } from '../../../src/widget/parts/end/title-indicator'

test.each<[texts: Record<string, string>, key: string, values: object | undefined, says: string]>([
  [{}, 'sendButtonText', undefined, 'Send'],
  [{}, 'messageTooLongError', { size: 4096 }, 'Up to 4096 characters.'],
  [{ sendButtonText: 'Los' }, 'sendButtonText', undefined, 'Los'],
  [{ sendButtonText: '' }, 'sendButtonText', undefined, ''],
  [{ messageTooLongError: '{size}, {size}!' }, 'messageTooLongError', { size: 7 }, '7, 7!'],
  [{ messageTooLongError: '{size} {other}' }, 'messageTooLongError', { size: 7 }, '7 {other}'],
  [{ messengerTitle: 'Mit {name}' }, 'messengerTitle', { name: '$& {name}' }, 'Mit $& {name}'],
  [{ unknown: 'x' }, 'authorYou', undefined, 'You'],
  [{ messengerTitle: '{name}' }, 'messengerTitle', { name: 0 }, '0']
])('with %j, %s of %j says %j', (texts, key, values, says) => {
  expect(createTranslate({ ...ENGLISH, ...texts })(key, values as Record<string, string>)).toBe(
    says
  )
})

test('an error is said after its prefix, and alone where the prefix is empty', () => {
  const says = (errorPrefix: string) =>
    createTranslate({ ...ENGLISH, errorPrefix }).error('messageTooLongError', { size: 7 })
  expect(says('Sorry:')).toBe('Sorry: Up to 7 characters.')
  expect(says('')).toBe('Up to 7 characters.')
})

test('every built-in text says something', () => {
  for (const [key, text] of Object.entries(ENGLISH)) expect(text.trim(), key).not.toBe('')
})

const openPage = (title: string) => {
  const { document } = parseHTML('<!doctype html><html><head><title></title></head></html>')
  document.title = title
  const indicator = createTitleIndicator(
    document as unknown as Document,
    createTranslate({ ...TEXTS })
  )
  return { document, indicator }
}

test('counts unread messages in the title, and gives the page its own back', () => {
  const { document, indicator } = openPage('Shop')
  const titles = [1, 2, 12, 0].map(count => {
    indicator.show(count)
    return document.title
  })
  expect(titles).toEqual(['(1) new message', '(2) new messages', '(12) new messages', 'Shop'])
})

test('a page that changes its title meanwhile keeps the new one', () => {
  const { document, indicator } = openPage('Shop')
  indicator.show(1)
  document.title = 'Shop, 3 in the cart'
  indicator.show(2)
  expect(document.title).toBe('(2) new messages')
  indicator.show(0)
  expect(document.title).toBe('Shop, 3 in the cart')
})

test('a page that changes its title before all is read is left alone', () => {
  const { document, indicator } = openPage('Shop')
  indicator.show(1)
  document.title = 'Checkout'
  indicator.show(0)
  expect(document.title).toBe('Checkout')
})

test('with nothing unread the title stays as it is', () => {
  const { document, indicator } = openPage('Shop')
  indicator.show(0)
  document.title = 'Checkout'
  indicator.show(0)
  expect(document.title).toBe('Checkout')
})
