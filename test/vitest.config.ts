import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import manifest from '../package.json' with { type: 'json' }

const root = fileURLToPath(new URL('..', import.meta.url))

/** What most people load is the build on Preact, so components are tested on it. */
const onPreact = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact/compat' },
  { find: '@preact/signals-react', replacement: '@preact/signals-core' }
]

// Made anew for each project, since vitest takes the definitions out of what it is given.
const shared = () => ({
  root,
  define: { __VERSION__: JSON.stringify(manifest.version) },
  oxc: { jsx: { runtime: 'automatic' as const, importSource: 'react' } }
})

/** Long, since they take time only where something is broken, and a machine may do other work too. */
const LIMITS = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } }
}

/** Five kinds of tests, from the quickest to the truest; each also runs alone with `--project`. */
export default defineConfig({
  ...shared(),
  test: {
    reporters: ['default'],
    projects: [
      {
        ...shared(),
        resolve: { alias: onPreact },
        test: {
          name: 'unit',
          include: ['test/unit/**/*.test.{ts,tsx}'],
          environment: './test/util/linkedom-environment.ts',
          ...LIMITS
        }
      },
      {
        ...shared(),
        resolve: { alias: onPreact },
        test: { name: 'contract', include: ['test/contract/**/*.test.ts'], ...LIMITS }
      },
      {
        ...shared(),
        test: {
          name: 'server',
          include: ['test/server/**/*.test.ts'],
          globalSetup: ['./test/util/prepare-build.ts'],
          ...LIMITS
        }
      },
      {
        ...shared(),
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['./test/util/prepare-browser.ts', './test/util/prepare-build.ts'],
          fileParallelism: false,
          ...LIMITS
        }
      },
      {
        ...shared(),
        test: {
          name: 'packages',
          include: ['test/packages/**/*.test.ts'],
          globalSetup: ['./test/util/prepare-browser.ts', './test/packages/prepare-package.ts'],
          fileParallelism: false,
          ...LIMITS
        }
      },
      {
        ...shared(),
        test: {
          name: 'engines',
          include: ['test/engines/**/*.test.ts'],
          globalSetup: ['./test/engines/prepare-engines.ts', './test/util/prepare-build.ts'],
          fileParallelism: false,
          ...LIMITS
        }
      }
    ]
  }
})
