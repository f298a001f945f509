import { cdnFolder, root } from './project.mjs'

/**
 * @typedef {object} Artefact
 * @property {string} name
 * @property {string} proof A file that is written last. Is it newer than all sources, nothing is to do.
 * @property {string[]} sources Rooms of `src` that it is made of. `entries` and `build` count for each.
 * @property {() => Promise<void>} build Loads its tools when called: who only starts needs none.
 */

/** Everything that is built. @type {Artefact[]} */
export const artefacts = [
  {
    name: 'cdn',
    proof: `${cdnFolder}manifest.json`,
    sources: ['protocol', 'transports', 'client', 'ui', 'widget', 'loader', 'legacy'],
    build: async () => (await import('./cdn.mjs')).buildCdn()
  },
  {
    name: 'server',
    proof: `${root}dist/server/snippet.js`,
    sources: ['protocol', 'loader', 'server', 'guide'],
    build: async () => (await import('./server.mjs')).buildServer()
  },
  {
    name: 'console',
    proof: `${root}dist/console/index.html`,
    sources: ['protocol', 'ui', 'console'],
    build: async () => (await import('./console.mjs')).buildConsole()
  },
  {
    name: 'guide',
    proof: `${root}dist/guide/404.html`,
    sources: ['protocol', 'ui', 'guide'],
    build: async () => (await import('./guide.mjs')).buildGuide()
  },
  {
    name: 'npm',
    proof: `${root}dist/npm/cjs/npm.d.ts`,
    sources: ['protocol', 'transports', 'client', 'ui', 'widget', 'loader', 'react'],
    build: async () => (await import('./npm.mjs')).buildNpm()
  },
  {
    name: 'stories',
    proof: `${root}dist/stories/index.html`,
    sources: ['protocol', 'transports', 'client', 'ui', 'widget', 'loader', 'stories'],
    build: async () => (await import('./stories.mjs')).buildStories()
  }
]

/** Names of what a running server runs and serves. */
export const SERVED = ['cdn', 'server', 'console', 'guide']
