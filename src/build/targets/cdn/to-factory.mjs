import { shiftDown } from '../../bundling/index.mjs'
import { EXPORT, IMPORT } from './tidy-imports.mjs'

/** Writes pairs of names as the properties of an object, in that order or reversed. */
const toProperties = (/** @type {string} */ list, isReversed = false) =>
  list
    .split(',')
    .map(each => each.trim().split(' as '))
    .map(pair => (isReversed ? pair.reverse() : pair).join(': '))
    .join(', ')

const asFactory = (/** @type {string} */ code) =>
  code
    .replace(IMPORT, (statement, names, file) => {
      const height = statement.split('\n').length - 1
      return `const { ${toProperties(names)} } = importFile("${file.slice(2)}");${'\n'.repeat(height)}`
    })
    .replace(EXPORT, (_, names) => `return { ${toProperties(names, true)} };`)

/**
 * Turns a module with imports into a module without any: it exports a function that gets the exports of
 * other files by their names, and returns its own. An `import` has one address, for which many browsers
 * keep a failure; a file by name can be loaded from another. Values are read once, so a module must not
 * reassign its exports.
 *
 * @param {import('./bundle-entries.mjs').File} file
 * @returns {import('./bundle-entries.mjs').File}
 */
export const toFactory = ({ code, map }) => ({
  code: `export default (importFile) => {\n${asFactory(code)}\n};\n`,
  map: map && shiftDown(map)
})
