// @vitest-environment node
import { describe, expect, test } from 'vitest'
import {
  compareNameTable,
  findInternalNames,
  giveShortNames,
  readNameTable,
  reserved
} from '../../../src/build/names/index.mjs'

const namesIn = (own: string, others = '') =>
  findInternalNames({ own: [own], others: [others] }).names.sort()

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
    expect(findInternalNames({ own: [own], reserved: ['inlineSize'] }).names).toEqual(['mine'])
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

  test('are not those in storage, when a variable is declared with the type', () => {
    expect(namesIn(`interface A { stored: 1 } const a: A = JSON.parse(text)`)).toEqual([])
  })

  test('become different names, the shortest for the most frequent, none that others use', () => {
    const own = `interface A { rare: 1; frequent: 2 } a.frequent = b.frequent`
    const found = findInternalNames({ own: [own], others: ['node.a = 1'] })
    expect([...giveShortNames(found)]).toEqual([
      ['frequent', 'b'],
      ['rare', 'c']
    ])
  })
})

describe('the table of short names', () => {
  const found = { names: ['discard', 'isWritten'], taken: new Set(['a']) }

  test('matches when it has each internal name', () => {
    const table = new Map([
      ['discard', 'b'],
      ['isWritten', 'c']
    ])
    expect(compareNameTable(table, found, [])).toEqual([])
  })

  test.each([
    ['a name is missing', { discard: 'b' }, [], 'the table lacks isWritten'],
    [
      'a name is gone from the sources',
      { discard: 'b', isWritten: 'c', old: 'd' },
      [],
      'the sources no longer declare old'
    ],
    [
      'a name is reserved',
      { discard: 'b', isWritten: 'c' },
      ['discard'],
      'reserved.json reserves discard'
    ],
    [
      'a package has the short name',
      { discard: 'a', isWritten: 'c' },
      [],
      'others use the short name a'
    ],
    [
      'two names have one short name',
      { discard: 'b', isWritten: 'b' },
      [],
      'two names have the short name b'
    ]
  ])('differs when %s', (_, table, reservedNames, problem) => {
    expect(compareNameTable(new Map(Object.entries(table)), found, reservedNames)).toEqual([
      problem
    ])
  })

  test(
    'of the project has no reserved name, and matches the sources',
    { timeout: 60_000 },
    async () => {
      const names = await readNameTable()
      const WIRE = ['clientMessageId', 'sessionToken', 'after']
      const PUBLIC = ['businessName', 'getUnreadCount', 'customColors']
      const STORED = ['refused', 'at']
      const BROWSER = ['addEventListener', 'preventScroll', 'block']
      for (const name of [
        ...WIRE,
        ...PUBLIC,
        ...STORED,
        ...BROWSER,
        ...Object.values(reserved).flat()
      ])
        expect(names.has(name)).toBe(false)
      expect(names.has('isEmbedded')).toBe(true)
    }
  )
})
