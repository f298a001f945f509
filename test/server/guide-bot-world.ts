import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { freePort } from '../util/free-port'
import { restAt } from '../util/rest'
import { startTestServer } from '../util/server'
import { storedTexts } from '../util/stored-texts'

/** A program that the guide shows. */
export interface BotProgram {
  code: string
  /** Name of its file. */
  file: string
  /** Makes the command that runs it. @param port Port at which it listens. */
  command(file: string, port: number): string[]
}

/** Starts a server on which programs of the guide answer visitors. */
export const openBotWorld = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-bot-'))
  const server = await startTestServer({ env: { PIPIT_WEBHOOK_PRIVATE: '1' } })
  const { appId, integrationId } = server.demo
  const rest = restAt(`${server.url}/v2/apps/${appId}`, server.accountKey)

  const listens = (url: string) =>
    expect.poll(() => fetch(url, { method: 'POST' }).then(({ status }) => status, String)).toBe(401)

  /** Runs a bot until the end of `use`, which gets its address and the secret of its webhook. */
  const withBot = async (
    program: BotProgram,
    use: (url: string, secret: string) => Promise<void>
  ) => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}/`
    const { integration } = await rest<any>('POST', '/integrations', {
      type: 'custom',
      displayName: 'Echo',
      webhooks: [{ target: url, triggers: ['conversation:message'] }]
    })
    const { key } = await rest<any>('POST', `/integrations/${integration.id}/keys`, {
      displayName: 'Echo'
    })
    const secret: string = integration.webhooks[0].secret
    const file = join(folder, program.file)
    await writeFile(file, program.code)
    const [command = '', ...args] = program.command(file, port)
    const bot: ChildProcess = spawn(command, args, {
      cwd: folder,
      detached: true,
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        PIPIT_URL: server.url,
        APP_ID: appId,
        BOT_KEY: `${key.id}:${key.secret}`,
        WEBHOOK_SECRET: secret,
        PORT: String(port)
      },
      stdio: 'ignore'
    })
    try {
      await listens(url)
      await use(url, secret)
    } finally {
      // The program, and those that it has started.
      process.kill(-bot.pid!, 'SIGKILL')
      await rest('DELETE', `/integrations/${integration.id}`)
    }
  }

  /** Writes the first message of a visitor. @returns The id of the conversation. */
  const write = async (text: string): Promise<string> => {
    const answer = await fetch(`${server.url}/sdk/v1/apps/${appId}/sessions`, {
      method: 'POST',
      body: JSON.stringify({
        integrationId,
        sessionKey: crypto.randomUUID(),
        client: { id: crypto.randomUUID(), platform: 'web', info: {} },
        conversation: { messages: [{ clientMessageId: 'a', message: { type: 'text', text } }] }
      })
    })
    const { conversations } = (await answer.json()) as { conversations: { id: string }[] }
    return conversations[0]!.id
  }

  return {
    rest,
    server,
    withBot,
    write,
    texts: (conversationId: string) => storedTexts(rest, conversationId),
    close: async () => {
      await server.stop()
      await rm(folder, { recursive: true })
    }
  }
}

export type BotWorld = Awaited<ReturnType<typeof openBotWorld>>
