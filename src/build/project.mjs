import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createMethodConstants } from '../loader/method-kinds.mjs'

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

/**
 * Tells whether internal properties get long names instead of short ones, such as `$send_internal`: code
 * that reads one by its text then fails in the browser tests, with the name in the message.
 */
export const hasLongNames = process.env.LONG_NAMES === '1'

/** Folder of everything that is built; a build with long names does not overwrite the other. */
export const distFolder = `${root}dist/${hasLongNames ? 'long-names/' : ''}`

/** Folder of the CDN files, which are immutable: one folder a version. */
export const cdnFolder = `${distFolder}cdn/${version}/`

/**
 * Replaces React by Preact in the same API: 10 kB instead of 60 kB. `useValue` subscribes to signals by
 * itself, so the core of signals is enough.
 */
export const onPreact = {
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
  '@preact/signals-react': '@preact/signals-core'
}

/** Keeps React itself, whose component libraries need it; `useValue` subscribes to signals by itself there too. */
export const onReact = { '@preact/signals-react': onPreact['@preact/signals-react'] }

/** Packages that browser bundles contain, as they are published. */
export const bundledPackages = [...new Set([...Object.values(onPreact), 'nanostores'])]

/** Constants that sources read and builds fill in. */
export const constants = {
  ...createMethodConstants(),
  __VERSION__: JSON.stringify(version),
  'process.env.NODE_ENV': '"production"'
}
