import { readdir, readFile } from 'node:fs/promises'
import { integrityOf } from '../src/build/integrity.mjs'
import { cdnFolder } from '../src/build/project.mjs'
import { readManifest, readScripts } from './read-cdn.mjs'

const STATIC_IMPORT = /(?:^|[;}])(?:import|export)(?:[^"'()]*?from)?\s*["']\.\/([^"']+)["']/g
/** How files for old browsers ask for another. */
const LEGACY_IMPORT = /\.\$\("([^"]+)"\)/g
const LEGACY = '.legacy.js'
const LOADER = 'pipit.'

/** Who starts an entry; languages are started by their index, all others by the registry of parts. @type {Record<string, string>} */
const STARTERS = {
  'messenger.js': 'pipit.js',
  'options.js': 'pipit.js',
  'live.js': 'messenger.js',
  'parts.js': 'messenger.js'
}

const starterOf = (/** @type {string} */ entry) =>
  STARTERS[entry] ?? (/^locale-(?!index)/.test(entry) ? 'locale-index.js' : 'parts.js')

/** Answers in the names that a file for old browsers goes by. */
const inDialect = (/** @type {string} */ entry, /** @type {(entry: string) => string} */ answer) =>
  entry.endsWith(LEGACY)
    ? answer(entry.replace(LEGACY, '.js')).replace('.js', LEGACY)
    : answer(entry)

/** Lists what a file needs to run, by reading imports in what was built. */
function readClosure(/** @type {Record<string, string>} */ scripts, /** @type {string} */ entry) {
  const closure = new Set([entry])
  for (const name of closure) {
    const pattern = name.endsWith(LEGACY) ? LEGACY_IMPORT : STATIC_IMPORT
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

  // A page loads nothing that it cannot check: whoever starts an entry carries the hashes of its files.
  for (const [entry, { closure }] of Object.entries(entries)) {
    const starter = inDialect(entry, starterOf)
    const first = inDialect(entry, () => 'messenger.js')
    // Stage 1 has nothing but itself; all else comes after the messenger.
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
