import { readdir, readFile } from 'node:fs/promises'
import { integrityOf } from '../src/build/targets/cdn/index.mjs'
import { cdnFolder } from '../src/build/index.mjs'
import { readManifest, readScripts } from './read-cdn.mjs'

/** Import of another file: a call of the function that a factory gets. */
const IMPORT = /\}=\w+\("([^"]+\.js)"\)/g
/** The same in files for old browsers. */
const LEGACY_IMPORT = /\.\$\("([^"]+)"\)/g
const LEGACY = '.legacy.js'
const LOADER = 'pipit.'

/** The file that loads an entry; languages are started by their index, all others by the list of features. @type {Record<string, string>} */
const STARTERS = {
  'messenger.js': 'pipit.js',
  'options.js': 'pipit.js',
  'live.js': 'messenger.js',
  'features.js': 'messenger.js',
  'polling.js': 'live.js',
  'mqtt.js': 'polling.js'
}

const starterOf = (/** @type {string} */ entry) =>
  STARTERS[entry] ?? (/^locale-(?!index)/.test(entry) ? 'locale-index.js' : 'features.js')

/** Calls `answer` with modern names, and translates its answer for files of old browsers. */
const inTarget = (/** @type {string} */ entry, /** @type {(entry: string) => string} */ answer) =>
  entry.endsWith(LEGACY)
    ? answer(entry.replace(LEGACY, '.js')).replace('.js', LEGACY)
    : answer(entry)

/** Lists the files that a file needs, by its imports. */
function readClosure(/** @type {Record<string, string>} */ scripts, /** @type {string} */ entry) {
  const closure = new Set([entry])
  for (const name of closure) {
    const pattern = name.endsWith(LEGACY) ? LEGACY_IMPORT : IMPORT
    for (const [, imported = ''] of (scripts[name] ?? '').matchAll(pattern)) closure.add(imported)
  }
  return [...closure].sort()
}

export const title = 'the manifest of the CDN knows each file, its hash, and what each entry needs'

export async function findProblems() {
  const { files, entries } = await readManifest()
  const scripts = await readScripts()
  const problems = []

  for (const [name, { integrity }] of Object.entries(files)) {
    const found = integrityOf(await readFile(`${cdnFolder}${name}`))
    if (found !== integrity)
      problems.push(`${name} hashes to ${found}, the manifest says ${integrity}`)
  }
  const names = await readdir(cdnFolder)
  for (const name of names.filter(name => /\.(js|map)$/.test(name) && !files[name])) {
    problems.push(`${name} is not in the manifest`)
  }
  for (const [entry, { closure }] of Object.entries(entries)) {
    const expected = readClosure(scripts, entry).join(', ')
    const got = [...closure].sort().join(', ')
    if (got !== expected) problems.push(`${entry} needs ${expected}, the manifest says ${got}`)
  }

  // A page checks every file that it loads: the file that starts an entry contains the hashes.
  for (const [entry, { closure }] of Object.entries(entries)) {
    const starter = inTarget(entry, starterOf)
    const first = inTarget(entry, () => 'messenger.js')
    // Stage 1 runs alone; all other files load after the messenger.
    const there = starter.startsWith(LOADER) ? [] : [first, starter]
    const loaded = new Set(there.flatMap(file => entries[file]?.closure ?? []))
    const isChecked = (/** @type {string} */ name) =>
      scripts[starter]?.includes(integrityOf(scripts[name] ?? '', 'sha256'))
    const needed = entry.startsWith(LOADER) ? [] : closure.filter(name => !loaded.has(name))
    for (const name of needed.filter(name => !isChecked(name))) {
      problems.push(`${starter} starts ${entry}, and lacks the hash of ${name}`)
    }
  }
  return problems
}
