import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { installFromDebian } from './debian.mjs'
import { freePort } from './free-port'

const PROGRAM = '/usr/sbin/clamd'
const PACKAGE = 'clamav-daemon'
const ASK_AGAIN_MS = 20

/**
 * Test signature that every scanner reports as a virus, in two parts so that this file is not
 * reported.
 */
export const EICAR = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-',
  'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
].join('')

export const SIGNATURE = 'Eicar-Test-Signature'

/** A real clamd that knows one virus. */
export interface Clamd {
  /** Values of the setting that names it, over TCP and over a socket. */
  tcp: string
  unix: string
  /** Stops it, and resolves when it has exited. */
  stop(): Promise<void>
}

const answers = async (port: number): Promise<boolean> => {
  try {
    const socket = connect(port, '127.0.0.1')
    socket.write('zPING\0')
    return (await text(socket)) === 'PONG\0'
  } catch {
    return false
  }
}

/**
 * Starts clamd on this machine.
 *
 * @param maxMegabytes The largest file that it takes.
 */
export const startClamd = async (maxMegabytes: number): Promise<Clamd> => {
  if (!existsSync(PROGRAM)) {
    installFromDebian([PACKAGE], `These tests need clamd: apt-get install ${PACKAGE} (Debian).`)
  }
  const folder = await mkdtemp(join(tmpdir(), 'pipit-clamd-'))
  const port = await freePort()
  const socket = join(folder, 'clamd.ctl')
  const settings = [
    'Foreground yes',
    `DatabaseDirectory ${folder}`,
    `TemporaryDirectory ${folder}`,
    'TCPAddr 127.0.0.1',
    `TCPSocket ${port}`,
    `LocalSocket ${socket}`,
    `StreamMaxLength ${maxMegabytes}M`
  ]
  // Anywhere (`*`) in a file of any kind (0).
  const signature = `${SIGNATURE}:0:*:${Buffer.from(EICAR).toString('hex')}\n`
  await writeFile(join(folder, 'eicar.ndb'), signature)
  await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)

  const child = spawn(PROGRAM, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  let isUp = true
  void ended.then(() => (isUp = false))
  while (!(await answers(port))) {
    if (!isUp) throw new Error('clamd ended before it answered')
    await wait(ASK_AGAIN_MS)
  }
  return {
    tcp: `tcp://127.0.0.1:${port}`,
    unix: `unix:${socket}`,
    async stop() {
      child.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    }
  }
}
