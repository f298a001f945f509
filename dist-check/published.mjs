import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { root } from '../src/build/project.mjs'

const run = promisify(execFile)

/** Packs the package as npm publishes it. */
async function pack() {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-pack-'))
  try {
    const options = ['--json', '--ignore-scripts', '--pack-destination', folder]
    const { stdout } = await run('npm', ['pack', ...options], { cwd: root })
    /** @type {{ filename: string }[]} */
    const [{ filename } = { filename: '' }] = JSON.parse(stdout)
    return new Uint8Array(await readFile(join(folder, filename)))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Asks whether types say of each entry, to each kind of resolution, what is really there. */
async function findWrongTypes(/** @type {Uint8Array} */ tarball) {
  const checked = await checkPackage(createPackageFromTarballData(tarball))
  return checked.types ? checked.problems.map(problem => JSON.stringify(problem)) : ['no types']
}

/** Asks whether bundlers and Node find what `package.json` promises. */
async function findWrongFiles(/** @type {Uint8Array} */ { buffer }) {
  const { messages, pkg = {} } = await publint({
    pack: { tarball: /** @type {ArrayBuffer} */ (buffer) },
    strict: true
  })
  return messages.map(message => formatMessage(message, pkg) ?? message.code)
}

export const title = 'attw and publint have nothing to say of the tarball'

export async function findProblems() {
  const tarball = await pack()
  return [...(await findWrongTypes(tarball)), ...(await findWrongFiles(tarball))]
}
