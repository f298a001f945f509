import { describe, expect, test } from 'vitest'

const sheets = import.meta.glob<Record<string, unknown>>(
  '../../../src/widget/{core,core/conversation,features/*}/styles.ts',
  { eager: true }
)
/** A block for those who want motion, with the blocks in it. */
const WANTED = /@media \(prefers-reduced-motion: no-preference\) \{(?:[^{}]|\{[^{}]*\})*\}/g
const MOTION = /(?:transition|animation|[^r]scroll-behavior): .*/g

describe('The motion in the style sheets of the messenger', () => {
  test.each(Object.entries(sheets))('%s is only for those who want it', (_, module) => {
    const styles = Object.values(module).join('')
    expect(styles.replace(WANTED, '').match(MOTION)).toBeNull()
  })
})
