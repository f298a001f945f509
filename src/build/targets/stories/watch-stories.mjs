import { once } from 'node:events'
import { watch } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename, join, normalize } from 'node:path'
import { context } from 'esbuild'
import { browserOptions } from '../../bundling/index.mjs'
import { root } from '../../project.mjs'
import { contentTypeOf } from './serve-folder.mjs'
import { storiesBundle } from './stories.mjs'

/** Milliseconds to wait for further files that an editor saves at once. */
const QUIET_MS = 30
const CHANGES = '/changes'
const RELOAD = `new EventSource('${CHANGES}').onmessage = () => location.reload();`

/** Keeps the story pages bundled in memory; a rebuild bundles only changed files again. */
async function createBundle() {
  const bundler = await context({
    ...browserOptions({ ...storiesBundle, minifySyntax: false }),
    banner: { js: RELOAD }
  })
  /** @type {Map<string, Uint8Array>} */
  let files = new Map()
  return {
    get: (/** @type {string} */ name) => files.get(name),
    /** Bundles again. A mistake in the sources is printed, and the last bundle stays. */
    rebuild: async () => {
      try {
        const { outputFiles } = await bundler.rebuild()
        files = new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]))
        return true
      } catch {
        return false
      }
    },
    dispose: () => bundler.dispose()
  }
}

/**
 * Serves the story pages from memory, and reloads open pages after each change of a source.
 *
 * @param {number} [port] Any free one when 0.
 */
export async function watchStories(port = 0) {
  const bundle = await createBundle()
  await bundle.rebuild()
  /** Pages that wait for changes. @type {Set<import('node:http').ServerResponse>} */
  const pages = new Set()

  const server = createServer(async (request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === CHANGES) {
      answer.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n')
      pages.add(answer)
      answer.once('close', () => pages.delete(answer))
      return
    }
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    const content =
      bundle.get(basename(name)) ??
      (await readFile(join(root, 'src/stories', normalize(name))).catch(() => undefined))
    answer
      .writeHead(content ? 200 : 404, {
        'content-type': contentTypeOf(name),
        'cache-control': 'no-store'
      })
      .end(content)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')

  /** @type {NodeJS.Timeout | undefined} */
  let quiet
  const refresh = async () => {
    const start = performance.now()
    if (!(await bundle.rebuild())) return
    for (const page of pages) page.write('data: changed\n\n')
    console.log(`Bundled again in ${(performance.now() - start).toFixed(0)} ms`)
  }
  const watcher = watch(`${root}src`, { recursive: true }, () => {
    clearTimeout(quiet)
    quiet = setTimeout(() => void refresh(), QUIET_MS)
  })

  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    /** Address without a slash at the end. */
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      watcher.close()
      clearTimeout(quiet)
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      await bundle.dispose()
    }
  }
}
