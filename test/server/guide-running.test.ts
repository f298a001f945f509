import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { root } from '../../src/build/index.mjs'
import { freePort } from '../util/free-port'
import { readSample, readSamples } from '../util/guide-samples'
import { makeWebIntegration } from '../util/rest'
import { startTestServer, type TestServer } from '../util/server'
import { storedTexts } from '../util/stored-texts'

const run = promisify(execFile)

let server: TestServer
let folder: string

/** Settings that a unit of systemd or an image gives. */
const settingsIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^(?:Environment=|ENV )(\w+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value
    ])
  )

/** Starts a command of the guide with its settings, where the project is. */
const start = async (command: string[], settings: Record<string, string>) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pipit-running-'))
  const port = String(await freePort())
  const env = { PATH: process.env['PATH'], ...settings, PIPIT_DATA_DIR: dataDir, PORT: port }
  const [, ...args] = command
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore' })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await rm(dataDir, { recursive: true })
  })
  const ready = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ status }) => status, String)
  await expect.poll(ready).toBe(200)
  return port
}

describe('A recipe of the guide for running the server', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pipit-recipes-'))
    server = await startTestServer()
  })
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  })

  test('starts it by a unit of systemd', async () => {
    const unit = readSample('one-machine', 'Start it with the machine', 'ini')
    const [, command = ''] = /^ExecStart=(.*)$/m.exec(unit)!
    await start(command.split(' '), settingsIn(unit))
  })

  test('starts it by the commands of an image, which says whether it is well', async () => {
    const image = readSample('containers', 'The image', 'dockerfile')
    const [, command = ''] = /^CMD (.*)$/m.exec(image)!
    const [, check = ''] = /^HEALTHCHECK CMD (.*)$/m.exec(image)!
    const port = await start(JSON.parse(command), settingsIn(image))
    const [, ...args] = JSON.parse(check) as string[]
    const ask = (at: string) =>
      run(
        process.execPath,
        args.map(text => text.replace('8080', at))
      )
    await expect(ask(port)).resolves.toBeDefined()
    await expect(ask(String(await freePort()))).rejects.toMatchObject({ code: 1 })
  })

  test('copies all data each night over the copy of a week ago', async () => {
    const script = readSample('one-machine', 'A backup each night', 'sh')
      .replaceAll('/var/lib/pipit', server.dataDir)
      .replaceAll('/opt/pipit/', root)
    const file = join(folder, 'pipit-backup')
    await writeFile(file, script)
    const env = { PATH: process.env['PATH'], PIPIT_DATA_DIR: server.dataDir }
    for (const night of ['first', 'second']) {
      await run('sh', [file], { cwd: root, env })
      const [name, ...others] = await readdir(join(server.dataDir, 'backups'))
      expect(others, night).toEqual([])
      expect(await readdir(join(server.dataDir, 'backups', name!))).toContain('pipit.sqlite')
    }
  })

  test('runs programs that are built', () => {
    const named = ['one-machine', 'containers'].flatMap(page =>
      readSamples(page).flatMap(({ text }) => text.match(/dist\/server\/[\w.]+/g) ?? [])
    )
    expect(named).toContain('dist/server/user.js')
    expect(named.filter(name => !existsSync(root + name))).toEqual([])
  })

  test('brings conversations along, in order and as read', async () => {
    const { appId, rest } = await makeWebIntegration(server.url, server.accountKey)
    const file = join(folder, 'import.mjs')
    await writeFile(file, readSample('moving-day', 'import.mjs', 'js'))
    const importAll = async () => {
      const { id, secret } = server.accountKey
      const running = run(process.execPath, [file], {
        env: { PIPIT_URL: server.url, APP_ID: appId, KEY: `${id}:${secret}` }
      })
      running.child.stdin!.end(readSample('moving-day', 'Take conversations along', 'json'))
      return running
    }
    await importAll()
    const { conversations } = await rest<{ conversations: { id: string }[] }>(
      'GET',
      '/conversations?filter[userExternalId]=4711'
    )
    const { id } = conversations[0]!
    expect(await storedTexts(rest, id)).toEqual(['Is it there?', 'It is.'])
    const { messages } = await rest<{ messages: object[] }>('GET', `/conversations/${id}/messages`)
    expect(messages).toMatchObject([
      { author: { type: 'user' }, metadata: { writtenAt: '2025-11-02T09:12:00Z' } },
      { author: { type: 'business', displayName: 'Bob' } }
    ])
    const { participants } = await rest<{ participants: object[] }>(
      'GET',
      `/conversations/${id}/participants`
    )
    expect(participants).toMatchObject([{ unreadCount: 0 }])
    const inbox = await rest<{ conversations: object[] }>('GET', '/conversations')
    expect(inbox.conversations).toMatchObject([{ businessUnreadCount: 0 }])

    await expect(importAll()).rejects.toThrow('/users: 409')
  })
})
