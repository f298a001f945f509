import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const manifest = new URL('../../package.json', import.meta.url)

/** Folder of the project, absolute, ending with a slash. */
export const root = fileURLToPath(new URL('.', manifest))

const { version: declared, dependencies: needed } =
  /** @type {{ version: string, dependencies: Record<string, string> }} */ (
    JSON.parse(readFileSync(manifest, 'utf8'))
  )

/** Version of everything that is built, such as `5.0.0`. */
export const version = declared

/** Names of what npm installs beside the package. */
export const dependencies = Object.keys(needed)

/** Immutable files of the CDN, one folder a version. */
export const cdnFolder = `${root}dist/cdn/${version}/`

/**
 * Standing in for React by what is built on Preact: 10 kB instead of 60 kB, one API.
 * `useValue` reads signals through `useSyncExternalStore`, so the core of signals is enough.
 */
export const onPreact = {
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': `${root}src/build/jsx-runtime.mjs`,
  'react-dom': 'preact/compat',
  react: 'preact/compat',
  '@preact/signals-react': '@preact/signals-core'
}

/** Where Preact's sources are, as they were written. */
export const preactFolders = ['src', 'src/diff', 'hooks/src'].map(
  name => `${root}node_modules/preact/${name}/`
)

/** The same for the widget on the CDN, where every byte counts: only what it uses of each library. */
export const onLeanPreact = {
  ...onPreact,
  'preact/hooks': `${root}node_modules/preact/hooks/src/index.js`,
  preact: `${root}node_modules/preact/src/index.js`,
  'react-dom/client': `${root}src/build/react-on-preact.mjs`,
  react: `${root}src/build/react-on-preact.mjs`,
  '@preact/signals-react': `${root}src/build/lean-signals.mjs`,
  nanostores: `${root}src/build/lean-atom.mjs`
}

/** Constants that sources read and builds fill in. */
export const constants = {
  __VERSION__: JSON.stringify(version),
  'process.env.NODE_ENV': '"production"'
}
