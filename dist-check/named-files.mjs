import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { root } from '../src/build/index.mjs'

/** Folders that hold the sources. */
const FOLDERS = ['src', 'test', 'bench', 'dist-check']

const FENCE = /^```[^]*?^```$/gm
const LINK = /\]\(([^)\s]+)\)/g
const SPAN = /`([^`\s]+)`/g
/** A path that begins with one of the folders, anywhere in the text. */
const TOKEN = /(?<![\w/.-])(?:src|test|bench|dist-check)\/[\w@*/.-]*[\w*/]/g
/** A file of a kind that people write by hand, or a folder. Addresses begin with a slash. */
const FILE = /^[\w@*.-]+(?:\/[\w@*.-]+)*(?:\.(?:tsx?|mjs|css|md)|\/)$/

/** Lists the paths that a document names, as they are written. */
function readNames(/** @type {string} */ text) {
  const prose = text.replace(FENCE, '')
  const links = [...prose.matchAll(LINK)].map(([, target = '']) => target.replace(/#.*/, ''))
  const spans = [...prose.matchAll(SPAN)].map(([, span = '']) => span)
  return new Set([
    ...links.filter(target => target && !/^[a-z]+:|^\//.test(target)),
    ...spans.filter(span => FILE.test(span) && !span.startsWith('dist/')),
    ...[...text.matchAll(TOKEN)].map(([token]) => token)
  ])
}

/** Makes the pattern of a path in which `*` stands for any part of a name; its extension may be missing. */
const patternOf = (/** @type {string} */ path) => {
  const escaped = normalize(path).replace(/\/$/, '').replace(/[.+]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll('*', '[^/]*')}(\\.[\\w.]+)?$`)
}

/**
 * Finds files that documents name and that do not exist. A path is read from the document's folder,
 * or from the project's; a name alone, such as `index.ts`, may be that of any file.
 *
 * @param {Record<string, string>} documents Text by path, such as `src/client/README.md`.
 * @param {string[]} files Paths of all files and folders, from the project's folder.
 * @returns {string[]} A sentence for each.
 */
export function findMissingFiles(documents, files) {
  return Object.entries(documents).flatMap(([path, text]) =>
    [...readNames(text)]
      .filter(name => {
        const patterns = [patternOf(name), patternOf(join(dirname(path), name))]
        const isThere = (/** @type {string} */ file) => patterns.some(each => each.test(file))
        return !files.some(file => isThere(file) || isThere(basename(file)))
      })
      .map(name => `${path} names ${name}, which is not there`)
  )
}

export const title = 'documents name files that exist'

export async function findProblems() {
  const list = (/** @type {string} */ folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
  const files = [
    ...readdirSync(root),
    ...FOLDERS.flatMap(folder => list(folder).map(file => `${folder}/${file}`))
  ]
  // Pages of the guide name files and folders of those who read them.
  const documents = files.filter(
    file => /^(?!.*node_modules|src\/guide\/pages).*\.md$/.test(file) && file !== 'CHANGELOG.md'
  )
  return findMissingFiles(
    Object.fromEntries(documents.map(file => [file, readFileSync(`${root}${file}`, 'utf8')])),
    files
  )
}
