import { cdnFolder, distFolder, root } from './project.mjs'

/**
 * @typedef {object} Output A folder of `dist/` that is built as a whole.
 * @property {string} name
 * @property {string} lastFile The file that is written last. When it is newer than all sources, the output
 *   is up to date.
 * @property {string[]} sources Rooms of `src` that it is made of. `entries` and `build` count for each.
 * @property {(options: { updatesNames: boolean }) => Promise<void>} build Imports its tools when it is called, so that a start without a
 *   build loads none.
 */

/** All outputs. @type {Output[]} */
export const outputs = [
  {
    name: 'cdn',
    lastFile: `${cdnFolder}manifest.json`,
    sources: ['protocol', 'transports', 'client', 'ui', 'widget', 'loader', 'legacy'],
    build: async ({ updatesNames }) =>
      (await import('./targets/cdn/index.mjs')).buildCdn({ updatesNames })
  },
  {
    name: 'server',
    lastFile: `${distFolder}server/snippet.js`,
    sources: ['protocol', 'loader', 'server', 'guide'],
    build: async () => (await import('./targets/server/index.mjs')).buildServer()
  },
  {
    name: 'console',
    lastFile: `${distFolder}console/index.html`,
    sources: ['protocol', 'transports', 'client', 'ui', 'in-memory', 'preview', 'console'],
    build: async () => (await import('./targets/console/index.mjs')).buildConsole()
  },
  {
    name: 'guide',
    lastFile: `${distFolder}guide/404.html`,
    sources: ['protocol', 'ui', 'guide'],
    build: async () => (await import('./targets/guide/index.mjs')).buildGuide()
  },
  {
    name: 'npm',
    lastFile: `${root}dist/npm/cjs/npm.d.ts`,
    sources: ['protocol', 'transports', 'client', 'ui', 'widget', 'loader', 'react'],
    build: async () => (await import('./npm/index.mjs')).buildNpm()
  },
  {
    name: 'stories',
    lastFile: `${distFolder}stories/index.html`,
    sources: ['protocol', 'transports', 'client', 'ui', 'widget', 'loader', 'in-memory', 'stories'],
    build: async () => (await import('./targets/stories/index.mjs')).buildStories()
  }
]

/** Outputs that a running server runs and serves. */
export const SERVED = ['cdn', 'server', 'console', 'guide']
