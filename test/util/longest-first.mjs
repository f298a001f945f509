import { BaseSequencer } from 'vitest/node'

/** Files that take minutes. Begun last, they would keep one core waiting for the other. */
const LONG = /\/(stories|long-conversation)\.test\.ts$/

const isLong = (/** @type {import('vitest/node').TestSpecification} */ { moduleId }) =>
  LONG.test(moduleId)

/** Begins with the longest test files, also in a clone that has no times of an earlier run. */
export class LongestFirst extends BaseSequencer {
  /** @override @type {BaseSequencer['sort']} */
  async sort(files) {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))]
  }
}
