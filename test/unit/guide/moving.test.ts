import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { EVENTS } from '../widget/public-api/events'
import { METHODS } from '../widget/public-api/methods'
import { OPTIONS } from '../widget/public-api/options'

const page = readFileSync('src/guide/pages/moving.md', 'utf8')

/** Lists the names in code of one of the page's sections. */
const namesIn = (section: string): string[] => {
  const text = page.split(/^## /m).find(part => part.startsWith(`${section}\n`))!
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replace(/\(.*/, ''))
}

describe('The guide to moving from version 4', () => {
  test.each([
    ['Methods', METHODS],
    ['Options', OPTIONS],
    ['Events', EVENTS]
  ])('lists all names in the section %s', (section, rows) => {
    const missing = Object.keys(rows).filter(name => !namesIn(section).includes(name))
    expect(missing).toEqual([])
  })
})
