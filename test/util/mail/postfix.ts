import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { unpackFromDebian } from '../debian.mjs'
import { freePort } from '../free-port'
import { listens } from '../listens'

const ADVICE = 'This test needs root, and downloads Postfix from Debian: apt-get download postfix.'
const ASK_AGAIN_MS = 50
/** User and group of the system that stand for those of Postfix; Debian has them. */
const OWNER = 'mail'
const DROP_GROUP = 'utmp'

/** Folders of the queue, with who may enter them. */
const PRIVATE = 'incoming active deferred defer bounce corrupt flush hold private saved trace'
const SHARED = 'maildrop public'

const mainConfig = (folder: string, lines: string): string => `
compatibility_level = 3.6
command_directory = ${folder}/usr/sbin
daemon_directory = ${folder}/usr/lib/postfix/sbin
shlib_directory = ${folder}/usr/lib/postfix
meta_directory = ${folder}/config
queue_directory = ${folder}/queue
data_directory = ${folder}/data
mail_owner = ${OWNER}
setgid_group = ${DROP_GROUP}
import_environment = MAIL_CONFIG LD_LIBRARY_PATH
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = mail.example.test
mydestination =
alias_maps =
maillog_file = ${folder}/log
maillog_file_prefixes = ${folder}
${lines}`

const masterConfig = (port: number): string => `
${port} inet n - n - - smtpd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
proxymap unix - - n - - proxymap
smtp unix - - n - - smtp
relay unix - - n - - smtp
error unix - - n - - error
retry unix - - n - - error
lmtp unix - - n - - lmtp
postlog unix-dgram n - n - 1 postlogd
`

const makeFolders = async (folder: string): Promise<void> => {
  const run = promisify(execFile)
  const inQueue = (names: string) => names.split(' ').map(name => join(folder, 'queue', name))
  for (const path of [...inQueue(`${PRIVATE} ${SHARED} pid`), join(folder, 'config')]) {
    await mkdir(path, { recursive: true })
  }
  await mkdir(join(folder, 'data'))
  await run('chown', [OWNER, ...inQueue(PRIVATE), join(folder, 'data')])
  await run('chown', [`${OWNER}:${DROP_GROUP}`, ...inQueue(SHARED)])
  await run('chmod', ['700', ...inQueue(PRIVATE)])
  await run('chmod', ['730', ...inQueue(SHARED)])
}

/**
 * Starts a Postfix of its own: the package would take the place of another mail server.
 *
 * @param lines Lines at the end of its `main.cf`.
 * @returns Address that takes mails, and what ends it.
 */
export const startPostfix = async (
  lines: string
): Promise<{ url: string; close(): Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-postfix-'))
  await chmod(folder, 0o755)
  unpackFromDebian('postfix', folder, ADVICE)
  await makeFolders(folder)
  const port = await freePort()
  const config = join(folder, 'config')
  await writeFile(join(config, 'main.cf'), mainConfig(folder, lines))
  await writeFile(join(config, 'master.cf'), masterConfig(port))
  await writeFile(join(config, 'dynamicmaps.cf'), '')
  const child = spawn(join(folder, 'usr/lib/postfix/sbin/master'), ['-d', '-c', config], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      MAIL_CONFIG: config,
      LD_LIBRARY_PATH: join(folder, 'usr/lib/postfix')
    }
  })
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error('Postfix ended')
    await pause(ASK_AGAIN_MS)
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    async close() {
      const ended = once(child, 'exit')
      // The program and those that it has started.
      process.kill(-Number(child.pid), 'SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  }
}
