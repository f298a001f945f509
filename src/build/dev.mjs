import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { buildOutputs, distFolder, root, SERVED } from './index.mjs'

/** Editors save several files at once; wait until they are done. */
const QUIET_MS = 100

/** Runs the server, which prints its own addresses. */
const startServer = () =>
  spawn(process.execPath, [`${distFolder}server/server.js`], { cwd: root, stdio: 'inherit' })

/** Ends the server as in production, and waits for its exit. */
function stopServer(/** @type {import('node:child_process').ChildProcess} */ server) {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  const exited = new Promise(resolve => server.once('exit', resolve))
  server.kill('SIGTERM')
  return exited
}

/** Builds stale outputs. A mistake in the sources is printed, and does not end the watching. */
async function tryToBuild() {
  try {
    return await buildOutputs({ names: SERVED, onlyStale: true, updatesNames: true })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return []
  }
}

await tryToBuild()
let server = startServer()
let building = Promise.resolve()
/** @type {NodeJS.Timeout | undefined} */
let quiet

async function refresh() {
  const built = await tryToBuild()
  if (!built.length) return
  await stopServer(server)
  server = startServer()
}

watch(`${root}src`, { recursive: true }, () => {
  clearTimeout(quiet)
  quiet = setTimeout(() => (building = building.then(refresh)), QUIET_MS)
})

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, async () => {
    clearTimeout(quiet)
    await building
    await stopServer(server)
    process.exit(0)
  })
}
