// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { LONG_FILES } from '../../run/long-files.mjs'
import { missingOf } from '../../util/find-proof'
import { ADVICE, PROMISES } from './promises/rows'
import { readSentences } from './promises/sentences'

/** Words of sentences that say what exists, what is missing, and what always or never happens. */
const PROMISING =
  /\b(there (is|are)|(is|are) there|not there|missing|yet|do(es)? not (exist|move)|not connected|supports?|dropped|ignored|console|never|nobody|always|cannot|payments?|viruses|languages|loses|nothing (is|before|at all|inline)|does nothing|waits?|(not|is|are) sent|by itself|by themselves|automatically|every (call|path|entry|method|page)|only|measures|recovers?)\b/i

/** Parts of pages in which each sentence needs a row, from one heading up to another. */
const WHOLE: Record<string, [from: string, to: string][]> = {
  'guide/running': [
    ['PostgreSQL', 'Several processes'],
    ['Several processes', 'Backup']
  ]
}

/** Checks of what the texts say is missing. One that finds it asks for another text. */
const MISSING: [what: string, pattern: RegExp, folder: string][] = [
  ['payments', /'[^']*\/(payments?|purchases?)/, 'src/server/http'],
  ['templates', /'[^']*\/templates/, 'src/server/http'],
  ['handover between bots', /'[^']*\/switchboards?/, 'src/server/http'],
  ['a service behind another channel', /chatapi\.viber\.com|api\.weixin\.qq\.com/, 'src/server']
]

let sentences: Record<string, string[]>

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => `${folder}/${name}`)

const mentions = (pattern: RegExp, folder: string): string[] =>
  filesIn(folder).filter(
    file => /\.tsx?$/.test(file) && pattern.test(`${file} ${readFileSync(file, 'utf8')}`)
  )

const asPattern = (name: string): RegExp =>
  new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.*')}`)

const isLong = (file: string) => LONG_FILES.includes(file)

const promisesIn = (name: string) => {
  const texts = sentences[name] ?? []
  const whole = (WHOLE[name] ?? []).flatMap(([from, to]) =>
    texts.slice(texts.indexOf(from) + 1, texts.indexOf(to))
  )
  return [...new Set([...texts.filter(text => PROMISING.test(text)), ...whole])]
}

describe('What the README and the guide promise', () => {
  beforeAll(async () => {
    sentences = await readSentences()
  })

  test('has a row for each sentence, and no row without its sentence', () => {
    const found = Object.keys(sentences).flatMap(name =>
      promisesIn(name).map(text => `${name}: ${text}`)
    )
    const listed = Object.entries(PROMISES).flatMap(([name, rows]) =>
      Object.keys(rows).map(text => `${name}: ${text}`)
    )
    expect(listed.sort()).toEqual(found.sort())
  })

  const proofs = new Set(Object.values(PROMISES).flatMap(rows => Object.values(rows)))
  proofs.delete(ADVICE)

  test.each([...proofs])('is held by %s', proof => {
    expect(missingOf(proof)).toBeUndefined()
  })

  test('names in the README test files that exist, of which npm test runs one for each promise', () => {
    const files = filesIn('test')
    // A star stands for any characters, a folder for its files.
    const filesOf = (name: string) => files.filter(file => asPattern(name).test(file))
    const rows = readFileSync('README.md', 'utf8')
      .split('\n')
      .map(row => (row.match(/(?<=`)test\/[^`]+/g) ?? []).map(filesOf))
      .filter(named => named.length)
    expect(rows.length).toBeGreaterThan(8)
    expect(rows.flat().filter(named => !named.length)).toEqual([])
    expect(rows.filter(named => named.flat().every(isLong))).toEqual([])
  })

  test('has for each sentence of the README a proof in a file that npm test runs', () => {
    const proofs = Object.values(PROMISES['README']!)
    expect(proofs.filter(proof => isLong(proof.split(' › ')[0]!))).toEqual([])
  })

  test.each(MISSING)('is missing still: %s', (_, pattern, folder) => {
    expect(mentions(pattern, folder)).toEqual([])
  })
})
