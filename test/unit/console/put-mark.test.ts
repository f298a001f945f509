import { describe, expect, test } from 'vitest'
import { putMark, type TextMark } from '../../../src/console/model'

/** Reads a text in which brackets stand around what is selected. */
const read = (marked: string) => ({
  text: marked.replace(/[<>]/g, ''),
  from: marked.indexOf('<'),
  to: marked.indexOf('>') - 1
})
const format = (marked: string, mark: TextMark) => {
  const { text, from, to } = read(marked)
  const change = putMark(text, from, to, mark)
  const next = text.slice(0, change.from) + change.text + text.slice(change.to)
  const [start, end] = change.selected
  return `${next.slice(0, start)}<${next.slice(start, end)}>${next.slice(end)}`
}

describe('What is selected in a text', () => {
  test.each<[TextMark, string, string]>([
    ['bold', 'Open <daily>!', 'Open **<daily>**!'],
    ['bold', 'Open **<daily>**!', 'Open <daily>!'],
    ['bold', 'Open <>', 'Open **<>**'],
    ['italic', '<Open> daily', '*<Open>* daily'],
    ['italic', '*<Open>* daily', '<Open> daily'],
    ['italic', '**<Open>** daily', '***<Open>*** daily'],
    ['italic', '***<Open>*** daily', '**<Open>** daily'],
    ['list', 'One\nT<w>o\nThree', 'One\n<- Tw>o\nThree'],
    ['list', '<One\nTwo>', '<- One\n- Two>'],
    ['list', '<- One\n- Two>', '<One\nTwo>'],
    ['list', '<>', '- <>'],
    ['link', 'See <the map>.', 'See [the map](<https://>).']
  ])('becomes %s, or is that no more: %s', (mark, before, after) => {
    expect(format(before, mark)).toBe(after)
  })
})
