import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket as Socket } from 'ws'
import { readSettings, startServer, type RunningServer } from '../../src/server'
import {
  fallback,
  localPair,
  reconnect,
  type Transport,
  type TransportWorld
} from '../../src/transports'
import { mqtt } from '../../src/transports/mqtt'
import { polling } from '../../src/transports/polling'
import { websocket } from '../../src/transports/websocket'
import type { SessionAnswer } from '../../src/protocol'
import { makeWebIntegration } from '../util/rest'
import { openTcpProxy } from '../util/tcp-proxy'
import { databaseEnv, dropDatabaseOf } from '../util/test-database'

const ACCOUNT = { id: 'act_contract', secret: 'a secret that is long enough for HS256' }

/** Starts a server on a free port, in a folder of its own. */
export const openServer = async (): Promise<RunningServer & { folder: string }> => {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-contract-'))
  const settings = readSettings(
    {
      PORT: '0',
      PIPIT_DATA_DIR: folder,
      PIPIT_DEMO: '0',
      PIPIT_LOG_LEVEL: 'silent',
      PIPIT_ACCOUNT_KEY_ID: ACCOUNT.id,
      PIPIT_ACCOUNT_KEY_SECRET: ACCOUNT.secret,
      ...(await databaseEnv(folder))
    },
    'dist'
  )
  const server = await startServer(settings)
  return {
    ...server,
    folder,
    close: async () => {
      await server.close()
      await dropDatabaseOf(folder)
      await rm(folder, { recursive: true })
    }
  }
}

type Connect = (urls: { socket: string; poll: string; broker: string }) => {
  transport: Transport
  url: string
}

const openRealWorld = async (url: string, connect: Connect): Promise<TransportWorld> => {
  const { appId, integrationId, rest } = await makeWebIntegration(url, ACCOUNT)
  const answer = await fetch(`${url}/sdk/v1/apps/${appId}/sessions`, {
    method: 'POST',
    body: JSON.stringify({
      integrationId,
      sessionKey: crypto.randomUUID(),
      client: { id: crypto.randomUUID(), platform: 'web', info: {} },
      conversation: { messages: [{ clientMessageId: 'a', message: { type: 'text', text: 'Hi' } }] }
    })
  })
  const session = (await answer.json()) as SessionAnswer
  const proxy = await openTcpProxy(Number(new URL(url).port))
  const { transport, url: to } = connect({
    socket: `ws://127.0.0.1:${proxy.port}/realtime`,
    poll: `http://127.0.0.1:${proxy.port}/sdk/v1/apps/${appId}/events`,
    broker: `ws://127.0.0.1:${proxy.port}/mqtt`
  })
  return {
    transport,
    link: {
      url: to,
      token: session.sessionToken,
      after: session.seq,
      baseUrl: `http://127.0.0.1:${proxy.port}`,
      appId,
      userId: session.user.id
    },
    push: text =>
      rest('POST', `/conversations/${session.conversations[0]!.id}/messages`, {
        author: { type: 'business' },
        content: { type: 'text', text }
      }),
    drop: () => {
      proxy.setDown(true)
      transport.on('close', () => proxy.setDown(false))
    },
    close: async () => {
      transport.disconnect('destroy')
      await proxy.close()
    }
  }
}

type Wrap = (transport: Transport) => Transport

const openLocalWorld = async (wrap: Wrap = same => same): Promise<TransportWorld> => {
  const { transport: inner, server } = localPair('token')
  const transport = wrap(inner)
  return {
    transport,
    link: {
      url: 'local',
      token: 'token',
      after: 0,
      baseUrl: 'http://local',
      appId: 'app',
      userId: 'user'
    },
    push: async text =>
      server.push({
        type: 'message',
        createdAt: new Date().toISOString(),
        conversation: { id: 'conversation' },
        unreadCount: 1,
        message: {
          id: text,
          role: 'business',
          type: 'text',
          text,
          received: new Date().toISOString(),
          source: { type: 'api:conversations' }
        }
      }),
    drop: server.drop,
    close: () => transport.disconnect()
  }
}

/** Opens a world for each of our transports and wrappers. */
export const WORLDS: Record<string, (url: string) => Promise<TransportWorld>> = {
  'local-pair': () => openLocalWorld(),
  reconnect: () => openLocalWorld(reconnect),
  fallback: () => openLocalWorld(inner => fallback([{ url: 'local', open: () => inner }])),
  websocket: url =>
    openRealWorld(url, ({ socket }) => ({
      transport: websocket(Socket as unknown as typeof WebSocket),
      url: socket
    })),
  polling: url => openRealWorld(url, ({ poll }) => ({ transport: polling(), url: poll })),
  mqtt: url => openRealWorld(url, ({ broker }) => ({ transport: mqtt(), url: broker }))
}
