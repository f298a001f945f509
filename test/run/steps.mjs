/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} script Script of package.json.
 * @property {boolean} [counts] Counts its tests, instead of being one check itself.
 * @property {boolean} [isLong] Runs with `npm run test:full` only.
 * @property {string[]} [beside] Options for the test runner where other steps run beside this one.
 */

/** @type {Step[]} */
export const STEPS = [
  { name: 'build', script: 'build:stale' },
  { name: 'types', script: 'test:types' },
  { name: 'lint', script: 'test:lint' },
  { name: 'unit', script: 'test:unit', counts: true },
  { name: 'packages', script: 'test:packages', counts: true },
  { name: 'engines', script: 'test:engines', counts: true, isLong: true },
  { name: 'server', script: 'test:server', counts: true },
  {
    name: 'postgres',
    script: 'test:postgres',
    counts: true,
    // It waits more than it works; the server step has two processes for two cores.
    beside: ['--maxWorkers=1']
  },
  { name: 'browser', script: 'test:browser', counts: true },
  { name: 'contract', script: 'test:contract', counts: true },
  { name: 'size', script: 'test:size' },
  { name: 'dist', script: 'test:dist' },
  {
    name: 'long-conversation',
    script: 'test:browser:long-conversation',
    counts: true,
    isLong: true
  },
  { name: 'mqtt', script: 'test:browser:mqtt', counts: true, isLong: true },
  { name: 'rabbit', script: 'test:browser:rabbit', counts: true, isLong: true },
  { name: 'long-names', script: 'test:browser:long-names', counts: true, isLong: true }
]

/**
 * Phases of a whole run, quick checks first. Lists of a phase run side by side, which two cores can do
 * where one of them waits, or uses one core only: not with all server tests on PostgreSQL.
 *
 * @param {boolean} isFull
 * @returns {string[][][]}
 */
export const phasesOf = isFull => [
  [
    ['build', 'size', 'dist', 'contract', 'packages', 'engines'],
    ['types', 'lint', 'unit']
  ],
  ...(isFull ? [[['server']], [['postgres']]] : [[['server'], ['postgres']]]),
  [['browser']],
  [['long-conversation']],
  [['mqtt']],
  [['rabbit']],
  [['long-names']]
]
