import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { root } from '../../src/build/index.mjs'

/**
 * Loads a module of the project that is written in TypeScript. Nothing in it may look for files
 * beside itself.
 *
 * @template Module
 * @param {string} path From the root of the project.
 * @returns {Promise<Module>}
 */
export async function loadSource(path) {
  // Inside the project, where external packages are resolved.
  const folder = await mkdtemp(join(root, 'node_modules', '.pipit-bench-'))
  const outfile = join(folder, 'module.mjs')
  try {
    await build({
      absWorkingDir: root,
      entryPoints: [path],
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
