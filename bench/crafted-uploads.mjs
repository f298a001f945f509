import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addIntegration } from './util/add-integration.mjs'
import { loadServer } from './util/bundle-server.mjs'
import { FILE_BYTES, FILES } from './util/crafted-files.mjs'
import { serverEnvironment } from './util/server-environment.mjs'

const TIMES = 4
const WORST_MAX_RATIO = 3
const TIMEOUT_MS = 300_000

const LOAD = fileURLToPath(new URL('util/upload-load.mjs', import.meta.url))

/** Opens a session with a conversation. */
async function openVisitor(/** @type {string} */ url) {
  const { appId, integrationId } = await addIntegration(url)
  const answer = await fetch(`${url}/sdk/v1/apps/${appId}/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      integrationId,
      sessionKey: 'bench: a key of random characters',
      client: { id: 'device', platform: 'web', info: {} },
      conversation: { messages: [] }
    })
  })
  const { sessionToken: token, conversations } = await answer.json()
  return { url, appId, token, conversationId: conversations[0].id }
}

/** Uploads a file. Returns the last status, and the server's processor time for each megabyte. */
async function measure(/** @type {object} */ visitor, /** @type {number} */ file, times = TIMES) {
  const before = process.cpuUsage()
  const load = fork(LOAD, [JSON.stringify({ ...visitor, file, times })], { timeout: TIMEOUT_MS })
  const [status] = await once(load, 'message')
  const { user, system } = process.cpuUsage(before)
  return { status, ms: (user + system) / 1_000 / ((times * FILE_BYTES) / 1_000_000) }
}

const { readSettings, startServer } = await loadServer()
const folder = await mkdtemp(join(tmpdir(), 'pipit-bench-'))
const server = await startServer(readSettings(serverEnvironment(folder), folder))
try {
  const visitor = await openVisitor(server.url)
  await measure(visitor, 0, TIMES)
  const plain = await measure(visitor, 0)
  console.log(`Crafted uploads: processor time of the server for each megabyte`)
  let worst = 0
  for (const [index, [, shape]] of FILES.entries()) {
    const { status, ms } = index ? await measure(visitor, index) : plain
    worst = Math.max(worst, ms / plain.ms)
    console.log(`  ${shape.padEnd(28)} ${ms.toFixed(1).padStart(8)} ms   answered ${status}`)
  }
  console.log(`  worst: ${worst.toFixed(1)} times plain bytes   (at most ${WORST_MAX_RATIO})`)
  process.exitCode = worst <= WORST_MAX_RATIO ? 0 : 1
} finally {
  await server.close()
  await rm(folder, { recursive: true })
}
