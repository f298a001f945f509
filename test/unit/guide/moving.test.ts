import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EVENTS } from '../widget/public-api/events'
import { METHODS } from '../widget/public-api/methods'
import { OPTIONS } from '../widget/public-api/options'

const page = readFileSync('src/guide/pages/moving.md', 'utf8')

/** What the page names as code within one of its sections. */
const namesIn = (section: string): string[] => {
  const text = page.split(/^## /m).find(part => part.startsWith(`${section}\n`))!
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replace(/\(.*/, ''))
}

test.each([
  ['Methods', METHODS],
  ['Options', OPTIONS],
  ['Events', EVENTS]
])('the section %s names each of them', (section, rows) => {
  const missing = Object.keys(rows).filter(name => !namesIn(section).includes(name))
  expect(missing).toEqual([])
})
