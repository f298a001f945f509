import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Loads the server from its sources, so that a bench may put other parts in the place of real ones.
 *
 * @returns {Promise<typeof import('../../src/server')>}
 */
export async function loadServer() {
  // Inside the project, where the packages are found that stay outside of the bundle.
  const folder = await mkdtemp(join(root, 'node_modules', '.pipit-bench-'))
  const outfile = join(folder, 'server.mjs')
  try {
    await build({
      absWorkingDir: root,
      entryPoints: ['src/server/index.ts'],
      bundle: true,
      format: 'esm',
      outfile,
      packages: 'external',
      platform: 'node',
      target: 'node20'
    })
    return await import(pathToFileURL(outfile).href)
  } finally {
    await rm(folder, { recursive: true })
  }
}
