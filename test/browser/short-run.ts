import { test } from 'vitest'

/** A test that only `npm run test:full` runs, and a project by itself, of what a quicker test holds too. */
export const longTest = test.skipIf(process.env['SHORT_RUN'])

/**
 * Takes the first of a list in `npm test`, and all in `npm run test:full` and when a project runs by itself.
 *
 * @param count Of those in `npm test`.
 */
export const firstInShortRun = <Item>(all: Item[], count: number): Item[] =>
  process.env['SHORT_RUN'] ? all.slice(0, count) : all
