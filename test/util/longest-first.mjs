import { BaseSequencer } from 'vitest/node'

/**
 * Files that take long for their size, by which vitest sorts them in a clone without times. Begun last, they
 * would keep one core waiting for the other.
 */
const LONG =
  /\/(stories|long-conversation|postgres-[\w-]+|[\w-]*kill|backup|guide-running|storage-faults|refused-start|mosquitto|mailbox)\.test\.ts$/

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
