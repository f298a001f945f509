import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { installFromDebian } from '../debian.mjs'
import { freePort } from '../free-port'
import { type BrokerProgram, startProgram } from './program'

const PACKAGE = 'rabbitmq-server'
const PROGRAM = '/usr/lib/rabbitmq/bin/rabbitmq-server'
const PLUGINS = '[rabbitmq_mqtt,rabbitmq_web_mqtt,rabbitmq_auth_backend_http].\n'

/** RabbitMQ, which visitors reach too. */
export interface Rabbit extends BrokerProgram {
  /** Address for visitors. */
  visitorsUrl: string
}

/** Tells whether Debian's RabbitMQ is installed. */
export const hasRabbit = (): boolean => existsSync(PROGRAM)

/**
 * Starts RabbitMQ.
 *
 * @param serverPort Port of the server that it asks about visitors.
 * @param visitorsMax Connections of visitors at most.
 */
export const startRabbit = async (serverPort = 8080, visitorsMax = 10_000): Promise<Rabbit> => {
  if (!hasRabbit()) {
    installFromDebian(
      [PACKAGE],
      `These tests need ${PACKAGE}: apt-get install ${PACKAGE} (Debian).`
    )
  }
  const [port, visitors, names, nodes] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort()
  ])
  // Otherwise RabbitMQ starts one that outlives it.
  const mapper = spawn('epmd', ['-port', `${names}`, '-address', '127.0.0.1'], { stdio: 'ignore' })
  const broker = await startProgram({
    package: PACKAGE,
    program: PROGRAM,
    section: 'RabbitMQ',
    port,
    visitorsPort: visitors,
    settings: () => [
      ['127.0.0.1:1883', `127.0.0.1:${port}`],
      ['web_mqtt.tcp.port = 15675', `web_mqtt.tcp.port = ${visitors}`],
      ['127.0.0.1:8080', `127.0.0.1:${serverPort}`],
      ['web_mqtt.max_connections = 10000', `web_mqtt.max_connections = ${visitorsMax}`]
    ],
    files: { enabled_plugins: PLUGINS },
    args: () => [],
    environment: folder => ({
      HOME: folder,
      ERL_CRASH_DUMP_SECONDS: '0',
      ERL_EPMD_PORT: `${names}`,
      ERL_EPMD_ADDRESS: '127.0.0.1',
      RABBITMQ_NODENAME: `pipit-${port}@localhost`,
      RABBITMQ_DIST_PORT: `${nodes}`,
      RABBITMQ_CONFIG_FILE: `${folder}/broker.conf`,
      RABBITMQ_ENABLED_PLUGINS_FILE: `${folder}/enabled_plugins`,
      RABBITMQ_MNESIA_BASE: `${folder}/mnesia`,
      RABBITMQ_LOG_BASE: `${folder}/log`,
      RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '+S 1:1 -kernel inet_dist_use_interface {127,0,0,1}'
    })
  })
  return {
    ...broker,
    visitorsUrl: `ws://127.0.0.1:${visitors}/ws`,
    async close() {
      await broker.close()
      const ended = once(mapper, 'exit')
      mapper.kill()
      await ended
    }
  }
}
