import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, request, type RequestOptions } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { installFromDebian } from '../util/debian.mjs'
import { freePort } from '../util/free-port'
import { readSample } from '../util/guide-samples'
import { startTestServer, type TestServer } from '../util/server'

interface ProxyProgram {
  name: string
  /** Package of Debian. */
  package: string
  path: string
  language: string
  /** Puts ports and certificates of the test into the sample. */
  configure(text: string, port: number): Promise<string>
  args(file: string): string[]
}

const NAME = 'chat.example.com'
const run = promisify(execFile)

let server: TestServer
let serverPort: number
let folder: string

/** Two processes, of which one is away. */
const toBackends = async (text: string) =>
  text
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${serverPort}`)
    .replaceAll('127.0.0.1:8081', `127.0.0.1:${await freePort()}`)

const PROGRAMS: ProxyProgram[] = [
  {
    name: 'nginx',
    package: 'nginx-light',
    path: '/usr/sbin/nginx',
    language: 'nginx',
    configure: async (text, port) => {
      const config = (await toBackends(text))
        .replace('# server', 'server')
        .replace('listen 443 ', `listen 127.0.0.1:${port} `)
        .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
        .replaceAll(/\/etc\/letsencrypt\S+\/(\w+\.pem)/g, `${folder}/$1`)
      const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      const paths = kinds.map(kind => `${kind}_temp_path ${folder}/${kind};`).join('\n')
      // Files of a request are written to the test's folder, which other users may not enter.
      return `user root; pid ${folder}/nginx.pid; error_log ${folder}/error.log; daemon off; events {}
        http { access_log off; ${paths}\n${config} }`
    },
    args: file => ['-p', folder, '-c', file]
  },
  {
    name: 'Caddy',
    package: 'caddy',
    path: '/usr/bin/caddy',
    language: 'text',
    configure: async (text, port) => {
      const config = (await toBackends(text)).replace(
        `${NAME} {`,
        `https://${NAME}:${port} {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`
      )
      return `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${config}`
    },
    args: file => ['run', '--adapter', 'caddyfile', '--config', file]
  }
]

/** Calls the proxy by its name; its certificate is the test's own. */
const call = (
  port: number,
  path: string,
  { body, ...options }: RequestOptions & { body?: Buffer } = {}
) =>
  new Promise<{ status: number; type: string; first: string }>((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      path,
      servername: NAME,
      rejectUnauthorized: false,
      ...options,
      headers: { host: NAME, ...options.headers }
    })
    asked.on('error', reject)
    asked.on('response', answer => {
      const { statusCode: status = 0, headers } = answer
      const finish = (first: unknown = '') => {
        resolve({ status, type: String(headers['content-type']), first: String(first) })
        asked.destroy()
      }
      answer.once('data', finish).once('end', finish)
    })
    asked.end(body)
  })

describe.each(PROGRAMS)('The configuration of $name in the guide', program => {
  let proxy: ChildProcess
  let port: number

  beforeAll(async () => {
    if (!existsSync(program.path)) {
      const advice = `These tests need ${program.package}: apt-get install ${program.package} (Debian).`
      installFromDebian([program.package], advice)
    }
    folder = await mkdtemp(join(tmpdir(), 'pipit-proxy-'))
    serverPort = await freePort()
    server = await startTestServer({
      port: serverPort,
      env: { PIPIT_PUBLIC_URL: `https://${NAME}`, PIPIT_TRUST_PROXY: '1' }
    })
    const out = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`]
    await run('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      ...out,
      '-subj',
      `/CN=${NAME}`
    ])
    port = await freePort()
    const file = join(folder, 'proxy.conf')
    const section = program.name
    await writeFile(
      file,
      await program.configure(readSample('proxies', section, program.language), port)
    )
    proxy = spawn(program.path, program.args(file), {
      env: { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder },
      stdio: 'ignore'
    })
    await vi.waitFor(async () => expect((await call(port, '/readyz')).status).toBe(200), 30_000)
  })
  afterAll(async () => {
    const hasEnded = proxy.exitCode !== null || once(proxy, 'exit')
    proxy.kill('SIGTERM')
    await hasEnded
    await server.stop()
    await rm(folder, { recursive: true })
  })

  test('passes WebSockets', async () => {
    const socket = new WebSocket(`wss://127.0.0.1:${port}/realtime`, {
      agent: new Agent({ servername: NAME, rejectUnauthorized: false }),
      headers: { host: NAME }
    })
    await once(socket, 'open')
    socket.terminate()
  })

  test('passes large files, and the answers of the server to them', async () => {
    const { id, secret } = server.accountKey
    const { type, first } = await call(
      port,
      `/v2/apps/${server.demo.appId}/attachments?access=public`,
      {
        method: 'POST',
        auth: `${id}:${secret}`,
        headers: { 'content-type': 'multipart/form-data; boundary=a' },
        body: Buffer.concat([
          Buffer.from(
            '--a\r\ncontent-disposition: form-data; name="source"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\n'
          ),
          Buffer.alloc(20_000_000, 'a'),
          Buffer.from('\r\n--a--\r\n')
        ])
      }
    )
    expect(type).toContain('application/json')
    expect(first).toContain('a.txt')
  })

  test('passes events as they come', async () => {
    const { id, secret } = server.accountKey
    const stream = await call(port, `/v2/apps/${server.demo.appId}/events`, {
      auth: `${id}:${secret}`
    })
    expect(stream).toMatchObject({
      status: 200,
      type: expect.stringContaining('text/event-stream')
    })
  })

  test('keeps the calls of brokers inside', async () => {
    const { status, type } = await call(port, '/mqtt/auth/user', { method: 'POST' })
    expect({ status, isOurs: type.includes('json') }).toEqual({ status: 404, isOurs: false })
  })
})
