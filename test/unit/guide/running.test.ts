// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { RATES } from '../../../src/server/limits'
import { readSample } from '../../util/guide-samples'

const textOf = (name: string) => readFileSync(`src/guide/pages/${name}.md`, 'utf8')

const page = textOf('running')
/** Pages with files to copy. */
const RECIPES = [
  'one-machine',
  'containers',
  'proxies',
  'monitoring',
  'bots',
  'moving-day'
] as const

const sources = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts'))
  .map(file => readFileSync(`src/server/${file}`, 'utf8'))

describe('The guide to running the server', () => {
  test('names every setting that the server reads', () => {
    const named = new Set(sources.flatMap(text => text.match(/\bPIPIT_[A-Z_]*[A-Z]\b/g) ?? []))
    expect(named.size).toBeGreaterThan(10)
    expect([...named].filter(name => !page.includes(`\`${name}\``))).toEqual([])
  })

  test.each(Object.entries(RATES))('describes the limit %s', (name, { burst, perMinute }) => {
    expect(page).toContain(`| \`PIPIT_RATE_${name.toUpperCase()}\` | ${burst}/${perMinute} |`)
  })

  test('names existing metrics only, in its recipes too', () => {
    const named = new Set([page, textOf('monitoring')].join().match(/pipit_[a-z_]+[a-z]/g))
    const metrics = new Set([...named].map(name => name.replace(/_(bucket|count)$/, '')))
    const there = sources.join()
    expect([...metrics].filter(name => !there.includes(`'${name}'`))).toEqual([])
  })

  test.each(RECIPES)('explains each setting that the recipe %s uses', recipe => {
    const named = textOf(recipe).match(/\bPIPIT_(?!URL)[A-Z_]*[A-Z]\b/g) ?? []
    expect(named.filter(name => !page.includes(`\`${name}\``))).toEqual([])
  })

  test.each([
    ['Dockerfile', 'The image', 'dockerfile'],
    ['.dockerignore', 'The image', 'text'],
    ['compose.yml', 'One container', 'yaml']
  ])('shows %s as it lies in the source', (file, section, language) => {
    expect(readSample('containers', section, language)).toBe(readFileSync(file, 'utf8'))
  })
})
