// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { RATES } from '../../../src/server/limits'

const page = readFileSync('src/guide/pages/running.md', 'utf8')

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

  test('names existing metrics only', () => {
    const named = new Set(page.match(/pipit_[a-z_]+[a-z]/g))
    const there = sources.join()
    expect([...named].filter(name => !there.includes(`'${name}'`))).toEqual([])
  })
})
