import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Platform } from 'esbuild'
import { onTestFinished } from 'vitest'
import { root } from '../../src/build/index.mjs'
import { servePage } from '../util/serve-page'
import type { SharedWorld, VisitOptions } from './chat-world'
import { recordProblems } from './record-problems'

/** Puts the test's server and integration into a sample, as a reader puts theirs. */
export const fillIn = (world: SharedWorld, sample: string): string =>
  sample
    .replaceAll('https://chat.example.com', world.url)
    .replaceAll(/the id of your web integration|the-id/g, world.server.demo.integrationId)

/**
 * Bundles samples as a reader's build would, with the built package.
 *
 * @param files By name. One named `start` with any ending is the entry.
 */
export const bundleSamples = async (
  files: Record<string, string>,
  platform: Platform = 'browser'
): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-recipe-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), text)
    }
    const start = Object.keys(files).find(name => name.startsWith('start.'))!
    const { outputFiles } = await build({
      absWorkingDir: folder,
      alias: { pipit: `${root}dist/npm/esm/npm.js`, 'pipit/react': `${root}dist/npm/esm/react.js` },
      bundle: true,
      define: { 'process.env.NODE_ENV': '"development"' },
      entryPoints: [start],
      format: platform === 'node' ? 'cjs' : 'iife',
      jsx: 'automatic',
      logLevel: 'warning',
      nodePaths: [`${root}node_modules`],
      platform,
      target: 'es2022',
      write: false
    })
    return outputFiles[0]!.text
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Opens a site of one page in a browser of its own, and collects what goes wrong there. */
export const openSite = async (
  world: SharedWorld,
  html: string,
  {
    scripts = {},
    hash = '',
    ...options
  }: VisitOptions & {
    /** By path. */
    scripts?: Record<string, string>
    hash?: string
  } = {}
) => {
  const site = await servePage(html, {}, scripts)
  onTestFinished(site.close)
  const visitor = await world.visit({ ...options, url: 'about:blank' })
  const problems = await recordProblems(visitor.page)
  const requests: string[] = []
  visitor.page.on('request', request => requests.push(request.url()))
  await visitor.page.goto(site.url + hash)
  return { ...visitor, problems, requests }
}

/** Makes a page around parts of its body. */
export const siteOf = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Shop</title><link rel="icon" href="data:,"></head><body><h1>Shop</h1>${body}</body></html>`
