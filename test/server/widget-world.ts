import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { createSecretBox, newBoxKey } from '../../src/server/auth'
import { inProcessBus } from '../../src/server/bus'
import { createContext } from '../../src/server/create-context'
import { adoptDemoApp } from '../../src/server/domain/flows'
import { createApp, createWebIntegration } from '../../src/server/domain/records'
import { openFolderStore } from '../../src/server/files'
import { buildApp } from '../../src/server/http'
import { createOutbound } from '../../src/server/outbound'
import { readSettings } from '../../src/server/settings'
import { openStorage } from '../../src/server/storage'
import { databaseOf, dropDatabaseOf } from '../util/test-database'

export const PUBLIC_URL = 'https://chat.example.com'
export const VERSIONS = ['5.1.0', '5.0.0']

/** Files of a release; only the newest has a script for old browsers. */
const SCRIPTS = ['pipit.js', 'pipit.v4.js', 'pipit.js.map', 'messenger.js']
const LEGACY_SCRIPT = 'pipit.legacy.js'

/** Content of a file of a release, so that responses show which one it is. */
export const contentOf = (version: string, file: string): string => `/* ${file} of ${version} */`

export const integrityOf = (version: string, file = 'pipit.js'): string =>
  `sha384-of-${file}-${version}`

const writeRelease = async (distDir: string, version: string) => {
  const folder = join(distDir, 'cdn', version)
  await mkdir(folder, { recursive: true })
  const files: Record<string, object> = {}
  for (const name of version === VERSIONS[0] ? [...SCRIPTS, LEGACY_SCRIPT] : SCRIPTS) {
    const content = contentOf(version, name)
    await writeFile(join(folder, name), content)
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(content))
    await writeFile(join(folder, `${name}.gz`), gzipSync(content))
    files[name] = {
      integrity: integrityOf(version, name),
      bytes: content.length,
      brotli: 1,
      gzip: 1
    }
  }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ version, files, entries: {} }))
}

/** Starts the whole server over two nearly empty releases. */
export const openWidgetWorld = async ({ hasDemo = true } = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-widget-'))
  const distDir = join(folder, 'dist')
  for (const version of VERSIONS) await writeRelease(distDir, version)
  await cp('src/server/pages', join(distDir, 'server', 'pages'), { recursive: true })
  await writeFile(
    join(distDir, 'server', 'snippet.js'),
    'begin("{global}","{baseUrl}/web/{integrationId}/loader.json","v{version}");'
  )
  await writeFile(join(folder, 'secret.txt'), 'Nobody may read this.')

  await writeFile(join(distDir, 'server', 'unsupported.js'), 'report("{global}","{words}");')

  const storage = await openStorage(await databaseOf(folder))
  const domain = createContext(storage, inProcessBus(), createSecretBox(newBoxKey()))
  const { integration } = await domain.write(async tx => {
    const app = await createApp(tx, { displayName: 'Shop' })
    const integration = await createWebIntegration(tx, app.id, {})
    if (hasDemo) await adoptDemoApp(tx, { appId: app.id, integrationId: integration.id })
    return { integration }
  })
  const stop = new AbortController()
  const app = buildApp({
    domain,
    files: await openFolderStore(join(folder, 'files')),
    outbound: createOutbound({ allowPrivate: false }),
    toServices: createOutbound({ allowPrivate: true }),
    settings: { ...readSettings({ PIPIT_DATA_DIR: folder }, distDir), publicUrl: PUBLIC_URL },
    log: pino({ level: 'silent' }),
    versions: VERSIONS,
    leaving: stop.signal,
    stopping: stop.signal
  })
  return {
    app,
    storage,
    stop,
    integrationId: integration.id,
    get: (url: string, headers: Record<string, string> = {}) =>
      app.inject({ method: 'GET', url, headers }),
    async close() {
      await app.close()
      await storage.close()
      await rm(folder, { recursive: true })
      await dropDatabaseOf(folder)
    }
  }
}

export type WidgetWorld = Awaited<ReturnType<typeof openWidgetWorld>>
