import { readdirSync, readFileSync } from 'node:fs'
import { root } from '../src/build/index.mjs'

const FOLDERS = ['src', 'test', 'bench', 'dist-check']
const SPECIFICATION = 'src/SPECIFICATION.md'

const SECTION = /^## (\d+)\. /gm
/** `Spec §4`, and `Spec §5, §9`. */
const CITATION = /\bspec(?:ification)?,? (§\d+(?:, §\d+)*)/gi

/**
 * Finds citations of sections that the specification does not have.
 *
 * @param {string} specification Its text.
 * @param {Record<string, string>} sources Text by path.
 * @returns {string[]} A sentence for each.
 */
export function findUnknownSections(specification, sources) {
  const known = new Set([...specification.matchAll(SECTION)].map(([, number]) => number))
  return Object.entries(sources).flatMap(([path, text]) =>
    [...text.matchAll(CITATION)].flatMap(([, sections = '']) =>
      [...sections.matchAll(/\d+/g)]
        .filter(([number]) => !known.has(number))
        .map(([number]) => `${path} cites §${number}, which ${SPECIFICATION} does not have`)
    )
  )
}

export const title = 'cited sections of the specification exist'

export async function findProblems() {
  const files = FOLDERS.flatMap(folder =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map(
      file => `${folder}/${file}`
    )
  ).filter(file => /^(?!.*node_modules).*\.(tsx?|mjs|md)$/.test(file))
  return findUnknownSections(
    readFileSync(`${root}${SPECIFICATION}`, 'utf8'),
    Object.fromEntries(files.map(file => [file, readFileSync(`${root}${file}`, 'utf8')]))
  )
}
