import { basename } from 'node:path'
import { build } from 'esbuild'
import { root } from '../../src/build/index.mjs'

/**
 * Bundles a TypeScript file to a program, so that a test can run it in a process of its own.
 *
 * @param file Its path in the project.
 * @returns Path of the program, where it finds the project's packages.
 */
export const bundleProgram = async (file: string): Promise<string> => {
  const outfile = `${root}node_modules/.cache/pipit/${basename(file, '.ts')}.mjs`
  await build({
    absWorkingDir: root,
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    logLevel: 'warning',
    outfile,
    packages: 'external',
    platform: 'node'
  })
  return outfile
}
