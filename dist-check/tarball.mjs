import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../src/build/index.mjs'
import { readPackage } from './read-package.mjs'

const run = promisify(execFile)

const ALLOWED = /^(package\.json|README\.md|CHANGELOG\.md|LICENSE|dist\/npm\/.*)$/

/** Lists the files that a package's exports name. */
const filesOf = (/** @type {Awaited<ReturnType<typeof readPackage>>['exports']} */ exports) =>
  Object.values(exports)
    .flatMap(entry =>
      typeof entry === 'string'
        ? [entry]
        : [entry.import, entry.require].flatMap(target => [target.types, target.default])
    )
    .map(path => path.replace('./', ''))

export const title = 'the tarball holds what the package exports, its texts, and nothing else'

export async function findProblems() {
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root
  })
  /** @type {{ files: { path: string }[] }[]} */
  const [{ files } = { files: [] }] = JSON.parse(stdout)
  const packed = files.map(({ path }) => path)
  const { exports } = await readPackage()
  const expected = ['README.md', 'CHANGELOG.md', 'LICENSE', ...filesOf(exports)]

  return [
    ...expected.filter(path => !packed.includes(path)).map(path => `${path} is missing`),
    ...packed.filter(path => !ALLOWED.test(path)).map(path => `${path} does not belong in it`)
  ]
}
