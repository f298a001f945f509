import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { pack } from './pack.mjs'

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
  const folder = await mkdtemp(join(tmpdir(), 'pipit-pack-'))
  try {
    const tarball = new Uint8Array(await readFile(await pack(folder)))
    return [...(await findWrongTypes(tarball)), ...(await findWrongFiles(tarball))]
  } finally {
    await rm(folder, { recursive: true })
  }
}
