import { version } from '../../project.mjs'
import { buildRuntime, readPonyfills } from './runtime.mjs'
import { IMPORT, RUNTIME, toEs5 } from './to-es5.mjs'

/** Property of the window in which scripts leave their modules for the code that loads them. */
const SLOT = `window["pipit ${version}"]`

/** File with the part of the runtime that only lazy files need, so that the first files are small. */
const MORE = 'more.legacy.js'
/** Stage 1, in the names of either version. It contains the runtime. */
const LOADER = /^pipit\./
/** Files that run before `MORE` is loaded. */
const FIRST = ['pipit.legacy.js', 'messenger.legacy.js']

const rename = (/** @type {string} */ file) => file.replace(/\.js$/, '.legacy.js')

/** Writes a script that stores a function under its file's name. */
const storeModule = (/** @type {string} */ name, /** @type {string} */ code) =>
  `(${SLOT} = ${SLOT} || {})["${name}"] = ${code}`

/** Writes a function that adds the rest of the runtime to the runtime of stage 1. */
const addTo = (/** @type {string} */ runtime) => `function (${RUNTIME}) {
  var more = ${runtime}
  for (var name in more) ${RUNTIME}[name] = more[name]
}`

/**
 * Writes entries in ES5: stage 1, which contains the runtime with ponyfills, and scripts that store a
 * function of the runtime, which returns the exports of their module.
 *
 * @param {import('../cdn/index.mjs').Entries} entries
 * @returns {Promise<import('../cdn/index.mjs').Entries>}
 */
export async function writeEntries(entries) {
  const names = await readPonyfills()
  const written = await Promise.all(
    [...entries.files].map(async ([file, text]) => ({
      name: rename(file),
      toLoad: (entries.filesToLoad[file] ?? []).map(rename),
      ...(await toEs5(text, { names, rename }))
    }))
  )
  const usedBy = (/** @type {(file: string) => boolean} */ isMeant) =>
    written.flatMap(({ name, used }) => (isMeant(name) ? [...used] : []))
  const first = new Set(usedBy(file => FIRST.includes(file)))
  const isMore = (/** @type {string} */ name) => !first.has(name)
  const more = new Set(usedBy(file => !LOADER.test(file)).filter(isMore))
  const needsMore = (/** @type {string} */ file) =>
    !LOADER.test(file) && usedBy(name => name === file).some(isMore)

  /** @type {import('../cdn/index.mjs').Entries} */
  const result = { files: new Map(), filesToLoad: {} }
  if (more.size) {
    result.files.set(MORE, { code: storeModule(MORE, addTo(await buildRuntime(names, more))) })
  }
  for (const { name, toLoad, code, map, used } of written) {
    const before = needsMore(name) ? `${RUNTIME}.${IMPORT}("${MORE}");` : ''
    const body = `function (${RUNTIME}) {${before}\n${code}\n}`
    const whole = LOADER.test(name)
      ? `(${body})(${await buildRuntime(names, new Set([...first, ...used]))})`
      : storeModule(name, body)
    result.files.set(name, { code: whole, map })
    result.filesToLoad[name] = toLoad.some(needsMore) ? [...toLoad, MORE] : toLoad
  }
  return result
}
