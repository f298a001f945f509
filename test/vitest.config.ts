import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { createMethodConstants } from '../src/loader/method-kinds.mjs'
import { ON_POSTGRES, SQLITE_ONLY } from './run/databases.mjs'
import { LONG_FILES } from './run/long-files.mjs'
import { LongestFirst } from './util/longest-first.mjs'
import manifest from '../package.json' with { type: 'json' }

const root = fileURLToPath(new URL('..', import.meta.url))

interface Alias {
  find: RegExp | string
  replacement: string
}

/** Signals of the builds for browsers; `useValue` subscribes by itself. */
const withSignals: Alias[] = [
  { find: '@preact/signals-react', replacement: '@preact/signals-core' }
]

/** Aliases of the CDN build on Preact, which most visitors load, so components are tested on it. */
const onPreact: Alias[] = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact/compat' },
  ...withSignals
]

/** Components of the console, which is built on React itself. */
const ON_REACT = 'test/unit/console/**/*.test.tsx'

/** Long limits, which take time only where something is broken: a busy machine may be slow. */
const LIMITS = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } }
}

/** Has servers of tests begin with a copy of all tables: `copyTables` of util/test-database.ts. */
const COPIES_TABLES = { COPIES_TABLES: '1' }

/** Files that `npm test` leaves to `npm run test:full`. */
const LEFT_OUT = process.env['SHORT_RUN'] ? LONG_FILES : []

const ON_POSTGRES_NOW = process.env['DATABASE'] === 'postgres'

/** Server tests by the database that they run on: all on SQLite, those of the database also on PostgreSQL. */
const SERVER_FILES = ON_POSTGRES_NOW
  ? {
      include: process.env['SHORT_RUN'] ? ON_POSTGRES : ['test/server/**/*.test.ts'],
      exclude: [...configDefaults.exclude, ...LEFT_OUT, ...SQLITE_ONLY]
    }
  : {
      include: ['test/server/**/*.test.ts'],
      exclude: [...configDefaults.exclude, ...LEFT_OUT, 'test/server/postgres*.test.ts']
    }

type ProjectConfig = NonNullable<TestProjectInlineConfiguration['test']>

/** Makes a project of its own files: vitest changes the objects it is given. */
const project = (test: ProjectConfig, alias: Alias[] = []) => ({
  root,
  define: { ...createMethodConstants(), __VERSION__: JSON.stringify(manifest.version) },
  oxc: { jsx: { runtime: 'automatic' as const, importSource: 'react' } },
  resolve: { alias },
  test: { ...LIMITS, exclude: [...configDefaults.exclude, ...LEFT_OUT], ...test }
})

/** Projects, from the quickest to the most realistic; each also runs alone with `--project`. */
export default defineConfig({
  root,
  test: {
    reporters: ['default'],
    // One for each of two cores; vitest would keep a core for itself.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      project(
        {
          name: 'unit',
          include: ['test/unit/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...LEFT_OUT, ON_REACT],
          // Modules are loaded once for all files, which halves the time.
          isolate: false,
          setupFiles: ['./test/util/fresh-effects.ts'],
          environment: './test/util/linkedom-environment.ts'
        },
        onPreact
      ),
      project(
        {
          name: 'unit-react',
          include: [ON_REACT],
          isolate: false,
          setupFiles: ['./test/util/react-globals.ts'],
          environment: './test/util/linkedom-environment.ts'
        },
        withSignals
      ),
      project(
        {
          name: 'contract',
          include: [`test/contract/${ON_POSTGRES_NOW ? 'transports' : '*'}.test.ts`],
          globalSetup: ['./test/util/prepare-postgres.ts']
        },
        onPreact
      ),
      project({
        name: 'server',
        ...SERVER_FILES,
        // Modules are loaded once for all files, which takes 25 s instead of 250.
        isolate: false,
        env: COPIES_TABLES,
        globalSetup: ['./test/util/prepare-build.ts', './test/util/prepare-postgres.ts']
      }),
      project({
        name: 'browser',
        include: ['test/browser/**/*.test.ts'],
        isolate: false,
        env: COPIES_TABLES,
        globalSetup: [
          './test/util/prepare-browser.ts',
          './test/util/prepare-build.ts',
          './test/util/prepare-chat-server.ts'
        ]
      }),
      project({
        name: 'packages',
        include: ['test/packages/**/*.test.ts'],
        globalSetup: ['./test/util/prepare-browser.ts', './test/packages/prepare-package.ts'],
        fileParallelism: false
      }),
      project({
        name: 'engines',
        include: ['test/engines/**/*.test.ts'],
        globalSetup: ['./test/engines/prepare-engines.ts', './test/util/prepare-build.ts'],
        fileParallelism: false
      })
    ]
  }
})
