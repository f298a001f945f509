import { setTimeout as pause } from 'node:timers/promises'
import { connectAsync } from 'mqtt'
import { freePort } from '../free-port'
import { type BrokerProgram, startProgram } from './program'

const ASK_AGAIN_MS = 50

const startNode = async (name: string, route: string, routes: string[]): Promise<BrokerProgram> => {
  const port = await freePort()
  const clients = await freePort()
  return startProgram({
    package: 'nats-server',
    program: '/usr/sbin/nats-server',
    section: 'NATS',
    port,
    settings: folder => [
      [
        'server_name: pipit',
        `server_name: ${name}\ncluster { name: pipit, listen: "${route}", routes: [${routes.map(other => `"nats://${other}"`)}] }`
      ],
      ['port: 1883', `port: ${port}`],
      ['port: 4222', `port: ${clients}`],
      ['/var/lib/nats', `${folder}/store`]
    ],
    args: config => ['-c', config]
  })
}

/** Tells whether a node takes connections: it does so when the nodes have found each other and chosen a leader. */
const takesConnections = async ({ url }: BrokerProgram): Promise<boolean> => {
  const client = await connectAsync(url, { reconnectPeriod: 0 }, false).catch(() => undefined)
  await client?.endAsync(true)
  return client !== undefined
}

/**
 * Starts a cluster of three NATS, and waits until each of them takes connections.
 *
 * @throws {Error} If one of them does not start. The others are closed then.
 */
export const startNatsCluster = async (): Promise<BrokerProgram[]> => {
  const ports = await Promise.all([freePort(), freePort(), freePort()])
  const routes = ports.map(port => `127.0.0.1:${port}`)
  const starts = routes.map((route, index) => startNode(`pipit-${index}`, route, routes))
  try {
    const nodes = await Promise.all(starts)
    for (const node of nodes) while (!(await takesConnections(node))) await pause(ASK_AGAIN_MS)
    return nodes
  } catch (cause) {
    for (const start of await Promise.allSettled(starts)) {
      if (start.status === 'fulfilled') await start.value.close()
    }
    throw cause
  }
}
