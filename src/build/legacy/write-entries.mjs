import { version } from '../project.mjs'
import { buildRuntime, readPonyfills } from './runtime.mjs'
import { IMPORT, RUNTIME, toEs5 } from './to-es5.mjs'

/** Where scripts leave what they bring, until whoever asked for them takes it. */
const SLOT = `window["pipit ${version}"]`

/** Comes with the rest of the runtime for what needs it: what is there before should be small. */
const MORE = 'more.legacy.js'
/** Stage 1, in the names of either version; it carries the runtime. */
const LOADER = /^pipit\./
/** What is there before all else stands on that. */
const FIRST = ['pipit.legacy.js', 'messenger.legacy.js']

const rename = (/** @type {string} */ file) => file.replace(/\.js$/, '.legacy.js')

/** A script that says nothing but a function. */
const put = (/** @type {string} */ name, /** @type {string} */ code) =>
  `(${SLOT} = ${SLOT} || {})["${name}"] = ${code}`

/** What gives the runtime of who was there first what it lacks. */
const addTo = (/** @type {string} */ runtime) => `function (${RUNTIME}) {
  var more = ${runtime}
  for (var name in more) ${RUNTIME}[name] = more[name]
}`

/**
 * Writes entries in ES5: stage 1, which carries what old browsers lack, and scripts that leave a function
 * of it, worth what their module exports.
 *
 * @param {import('../bundle-entries.mjs').Entries} entries
 * @returns {Promise<import('../bundle-entries.mjs').Entries>}
 */
export async function writeEntries(entries) {
  const names = await readPonyfills()
  const written = await Promise.all(
    [...entries.files].map(async ([file, text]) => ({
      name: rename(file),
      closure: (entries.closures[file] ?? []).map(rename),
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

  /** @type {import('../bundle-entries.mjs').Entries} */
  const result = { files: new Map(), closures: {} }
  if (more.size) {
    result.files.set(MORE, { code: put(MORE, addTo(await buildRuntime(names, more))) })
  }
  for (const { name, closure, code, map, used } of written) {
    const before = needsMore(name) ? `${RUNTIME}.${IMPORT}("${MORE}");` : ''
    const body = `function (${RUNTIME}) {${before}\n${code}\n}`
    const whole = LOADER.test(name)
      ? `(${body})(${await buildRuntime(names, new Set([...first, ...used]))})`
      : put(name, body)
    result.files.set(name, { code: whole, map })
    result.closures[name] = closure.some(needsMore) ? [...closure, MORE] : closure
  }
  return result
}
