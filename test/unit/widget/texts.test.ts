import { parseHTML } from 'linkedom'
import { describe, expect, test } from 'vitest'
import { createTranslate, ENGLISH } from '../../../src/widget/core/translate'
import { TEXTS } from '../../../src/widget/features/page-title/texts'
import { createTitleIndicator } from '../../../src/widget/features/page-title/title-indicator'

describe('Texts', () => {
  test.each<[texts: Record<string, string>, key: string, values: object | undefined, says: string]>(
    [
      [{}, 'sendButtonText', undefined, 'Send'],
      [{}, 'messageTooLongError', { size: 4096 }, 'A message can hold 4096 characters.'],
      [{ sendButtonText: 'Los' }, 'sendButtonText', undefined, 'Los'],
      [{ sendButtonText: '' }, 'sendButtonText', undefined, ''],
      [{ messageTooLongError: '{size}, {size}!' }, 'messageTooLongError', { size: 7 }, '7, 7!'],
      [{ messageTooLongError: '{size} {other}' }, 'messageTooLongError', { size: 7 }, '7 {other}'],
      [{ messengerTitle: 'Mit {name}' }, 'messengerTitle', { name: '$& {name}' }, 'Mit $& {name}'],
      [{ unknown: 'x' }, 'closeMessenger', undefined, 'Close chat'],
      [{ messengerTitle: '{name}' }, 'messengerTitle', { name: 0 }, '0']
    ]
  )('with %j, %s of %j read %j', (texts, key, values, says) => {
    expect(createTranslate({ ...ENGLISH, ...texts })(key, values as Record<string, string>)).toBe(
      says
    )
  })

  test('of errors follow the prefix, and stand alone where the prefix is empty', () => {
    const says = (errorPrefix: string) =>
      createTranslate({ ...ENGLISH, errorPrefix }).error('messageTooLongError', { size: 7 })
    expect(says('Sorry:')).toBe('Sorry: A message can hold 7 characters.')
    expect(says('')).toBe('A message can hold 7 characters.')
  })

  test('are never empty by default but before an error', () => {
    const { errorPrefix, ...texts } = ENGLISH
    expect(errorPrefix).toBe('')
    for (const [key, text] of Object.entries(texts)) expect(text.trim(), key).not.toBe('')
  })

  const openPage = (title: string) => {
    const { document } = parseHTML('<!doctype html><html><head><title></title></head></html>')
    document.title = title
    const indicator = createTitleIndicator(document, createTranslate({ ...TEXTS }))
    return { document, indicator }
  }

  test("count unread messages in the title, and restore the page's own title", () => {
    const { document, indicator } = openPage('Shop')
    const titles = [1, 2, 12, 0].map(count => {
      indicator.show(count)
      return document.title
    })
    expect(titles).toEqual(['(1) new message', '(2) new messages', '(12) new messages', 'Shop'])
  })

  test('keep a title that the page changes meanwhile', () => {
    const { document, indicator } = openPage('Shop')
    indicator.show(1)
    document.title = 'Shop, 3 in the cart'
    indicator.show(2)
    expect(document.title).toBe('(2) new messages')
    indicator.show(0)
    expect(document.title).toBe('Shop, 3 in the cart')
  })

  test('leave a page alone that changes its title before all is read', () => {
    const { document, indicator } = openPage('Shop')
    indicator.show(1)
    document.title = 'Checkout'
    indicator.show(0)
    expect(document.title).toBe('Checkout')
  })

  test('leave the title unchanged with nothing unread', () => {
    const { document, indicator } = openPage('Shop')
    indicator.show(0)
    document.title = 'Checkout'
    indicator.show(0)
    expect(document.title).toBe('Checkout')
  })
})
