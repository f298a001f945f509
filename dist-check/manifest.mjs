import { readdir, readFile } from 'node:fs/promises'
import { integrityOf } from '../src/build/integrity.mjs'
import { cdnFolder } from '../src/build/project.mjs'
import { readManifest, readScripts } from './read-cdn.mjs'

const STATIC_IMPORT = /(?:^|[;}])(?:import|export)(?:[^"'()]*?from)?\s*["']\.\/([^"']+)["']/g

/** Lists what a file needs to run, by reading imports in what was built. */
function readClosure(/** @type {Record<string, string>} */ scripts, /** @type {string} */ entry) {
  const closure = new Set([entry])
  for (const name of closure) {
    for (const [, imported = ''] of (scripts[name] ?? '').matchAll(STATIC_IMPORT))
      closure.add(imported)
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
  const messenger = entries['messenger.js']?.closure ?? []
  for (const [entry, { closure }] of Object.entries(entries)) {
    if (entry === 'pipit.js') continue
    const isMessenger = entry === 'messenger.js'
    const starter = isMessenger ? 'pipit.js' : 'messenger.js'
    const needed = isMessenger ? closure : closure.filter(name => !messenger.includes(name))
    const isChecked = (/** @type {string} */ name) =>
      scripts[starter]?.includes(integrityOf(scripts[name] ?? '', 'sha256'))
    for (const name of needed.filter(name => !isChecked(name))) {
      problems.push(`${starter} starts ${entry}, and lacks the hash of ${name}`)
    }
  }
  return problems
}
