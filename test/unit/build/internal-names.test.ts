// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { findInternalNames } from '../../../src/build/internal-names.mjs'
import { readInternalNames } from '../../../src/build/read-internal-names.mjs'

const namesIn = (own: string, others = '') =>
  [...findInternalNames({ own: [own], others: [others] }).keys()].sort()

describe('names that are made short', () => {
  test('are those of members that our own types declare', () => {
    const own = `interface Draft { isWritten: boolean; discard(): void }
      const local = (draft: Draft) => ({ ...draft, undeclared: draft.isWritten })`
    expect(namesIn(own)).toEqual(['discard', 'isWritten'])
  })

  test.each([
    ['on the wire', `interface A { sentName: 1 }`, `interface Wire { sentName: string }`],
    ['by a library', `interface A { theirs: 1 }`, `node.theirs = 1`],
    ['by the part of the page that is built apart', `interface A { stub: 1 }`, `tag.stub = []`],
    ['by pages', `interface InitOptions { chosen: 1 }`, ''],
    [
      'by pages, in a type of a type',
      `interface InitOptions { a: B } interface B { inner: 1 }`,
      ''
    ],
    ['by a string', `interface A { spelled: 1 } const name = 'spelled'`, ''],
    ['by a piece of a string', `interface A { spelled: 1 } const names = 'on spelled off'`, ''],
    ['by a template', 'interface A { spelledColor: 1 } x[`${y} spelledColor`]', ''],
    ['by keyof', `interface A { listed: 1 } type Key = keyof A`, ''],
    [
      'by keyof, of what it extends',
      `interface A { listed: 1 } interface B extends A {} let k: keyof B`,
      ''
    ],
    ['in storage', `interface A { stored: 1 } const a = JSON.parse(text) as A`, ''],
    ['as a key of a table', `interface A { row: 1 } const TABLE = { row: 1 }`, ''],
    [
      'as a key of a record',
      `interface A { row: 1; acts: Record<string, 1> } const make = () => ({ acts: { row: 1 } })`,
      ''
    ],
    [
      'as a key of what is a record',
      `interface A { row: 1 } const f = (): Record<string, 1> => ({ row: 1 })`,
      ''
    ],
    ['as an attribute', `interface A { inert: 1 } const a = () => <div inert={true} />`, ''],
    ['by an import', `interface A { start: 1 } export const start = 1`, ''],
    ['by an import, as a function', `interface A { start: 1 } export function start() {}`, '']
  ])('are not those that are read %s', (_, own, others) => {
    expect(namesIn(own, others).filter(name => name !== 'acts')).toEqual([])
  })

  test('are not those of the browser', () => {
    const own = `interface A { inlineSize: number; mine: number }`
    expect([...findInternalNames({ own: [own], platform: ['inlineSize'] }).keys()]).toEqual([
      'mine'
    ])
  })

  test('may be those of values that types name, and of properties of our components', () => {
    const own = `interface Row { isLate: boolean; state: 'isLate' }
      const row = ({ isLate }: Row) => <Time isLate={isLate} />`
    expect(namesIn(own)).toContain('isLate')
  })

  test('reach through keyof no further than the keys', () => {
    const own = `interface Slots { menu: Menu } interface Menu { close(): void } let slot: keyof Slots`
    expect(namesIn(own)).toEqual(['close'])
  })

  test('cannot be told while something is read without a type', () => {
    expect(() => namesIn(`const { at } = JSON.parse(text)`)).toThrow('JSON.parse(text) as …')
  })

  test('become different names, the shortest for the most frequent, none that others use', () => {
    const own = `interface A { rare: 1; frequent: 2 } a.frequent = b.frequent`
    expect([...findInternalNames({ own: [own], others: ['node.a = 1'] })]).toEqual([
      ['frequent', 'b'],
      ['rare', 'c']
    ])
  })
})

test('the project keeps what others know, and shortens what they do not', () => {
  const names = readInternalNames()
  const WIRE = ['clientMessageId', 'sessionToken', 'after']
  const PUBLIC = ['businessName', 'getUnreadCount', 'customColors']
  const STORED = ['refused', 'at']
  const BROWSER = ['addEventListener', 'preventScroll', 'block']
  for (const name of [...WIRE, ...PUBLIC, ...STORED, ...BROWSER])
    expect(names.has(name)).toBe(false)
  expect(names.has('isEmbedded')).toBe(true)
})
