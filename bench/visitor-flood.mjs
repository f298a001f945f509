import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addIntegration } from './util/add-integration.mjs'
import { loadServer } from './util/bundle-server.mjs'
import { serverEnvironment } from './util/server-environment.mjs'

const VISITORS = 8
const MEASURED_MS = 20_000
const FILE_BYTES = 8_000_000
const MEGABYTE = 1_000_000
/** Megabytes: the burst of the default `PIPIT_RATE_VOLUME`, what 20 s add, and the last files. */
const KEPT_MAX = 250 + 20 + (VISITORS * FILE_BYTES) / MEGABYTE

const QUOTAS_OFF = Object.fromEntries(
  ['MESSAGES', 'VOLUME', 'APP_MESSAGES', 'APP_VOLUME'].map(name => [`PIPIT_RATE_${name}`, 'off'])
)

const source = new Blob([randomBytes(FILE_BYTES / 2).toString('hex')], { type: 'text/plain' })

/** Opens a session of a new anonymous visitor. Returns a function that uploads a file. */
async function openVisitor(/** @type {string} */ url, { appId = '', integrationId = '' }) {
  const root = `${url}/sdk/v1/apps/${appId}`
  const answer = await fetch(`${root}/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      integrationId,
      sessionKey: randomUUID(),
      client: { id: 'bench', platform: 'web', info: {} },
      conversation: { messages: [] }
    })
  })
  const { sessionToken, conversations } = await answer.json()
  return async () => {
    const body = new FormData()
    body.append('clientMessageId', randomUUID())
    body.append('source', source, 'a.txt')
    const sent = await fetch(`${root}/conversations/${conversations[0].id}/files`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sessionToken}` },
      body
    }).catch(() => undefined)
    await sent?.text()
    return sent?.status
  }
}

/** Uploads from one address for a while, each visitor only as often as allowed. Returns megabytes kept. */
async function measure(/** @type {Record<string, string>} */ limits) {
  const { readSettings, startServer } = await loadServer()
  const folder = await mkdtemp(join(tmpdir(), 'pipit-bench-'))
  const env = { ...serverEnvironment(folder), PIPIT_RATE_LIMITS: 'on', PIPIT_LOG_LEVEL: 'silent' }
  const settings = { ...env, PIPIT_RATE_UPLOADS: 'off', ...limits }
  const server = await startServer(readSettings(settings, folder))
  try {
    const integration = await addIntegration(server.url)
    const end = performance.now() + MEASURED_MS
    let kept = 0
    let refused = 0
    await Promise.all(
      Array.from({ length: VISITORS }, async () => {
        const upload = await openVisitor(server.url, integration)
        while (performance.now() < end) {
          if ((await upload()) === 201) kept += FILE_BYTES
          else refused++
        }
      })
    )
    return { kept: kept / MEGABYTE, refused }
  } finally {
    await server.close()
    await rm(folder, { recursive: true })
  }
}

console.log(`A flood of files from one address, ${VISITORS} visitors for ${MEASURED_MS / 1000} s`)
const without = await measure(QUOTAS_OFF)
console.log(`  without quotas    ${without.kept.toFixed(0).padStart(5)} MB kept`)
const { kept, refused } = await measure({})
console.log(
  `  with quotas       ${kept.toFixed(0).padStart(5)} MB kept, ${refused} refused   (at most ${KEPT_MAX} MB)`
)
process.exitCode = kept <= KEPT_MAX ? 0 : 1
