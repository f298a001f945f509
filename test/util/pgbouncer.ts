import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { installFromDebian } from './debian.mjs'
import { freePort } from './free-port'
import { listens } from './listens'
import { systemUser } from './postgres'

const PROGRAM = '/usr/sbin/pgbouncer'
const ASK_AGAIN_MS = 20

/**
 * Starts a pooler before a PostgreSQL of this machine.
 *
 * @param mode How long one of its clients keeps a connection.
 */
export const startPooler = async (postgresPort: number, mode: 'transaction' | 'session') => {
  if (!existsSync(PROGRAM)) {
    installFromDebian(
      ['pgbouncer'],
      'These tests need pgbouncer: apt-get install pgbouncer (Debian).'
    )
  }
  const folder = await mkdtemp(join(tmpdir(), 'pipit-pooler-'))
  const port = await freePort()
  const config = join(folder, 'pgbouncer.ini')
  await writeFile(
    config,
    [
      '[databases]',
      `* = host=127.0.0.1 port=${postgresPort} user=pipit`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      `pool_mode = ${mode}`
    ].join('\n')
  )
  const user = systemUser()
  if (user.uid !== undefined) {
    await chown(folder, user.uid, user.gid)
    await chown(config, user.uid, user.gid)
  }
  const child = spawn(PROGRAM, ['--quiet', config], { ...user, stdio: 'ignore' })
  const ended = once(child, 'exit')
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`)
    await pause(ASK_AGAIN_MS)
  }
  return {
    urlOf: (database: string) => `postgres://pipit@127.0.0.1:${port}/${database}`,
    async stop() {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true })
    }
  }
}
