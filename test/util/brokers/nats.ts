import { freePort } from '../free-port'
import { type BrokerProgram, startProgram } from './program'

const STRANGER = '{ user: stranger, password: change-me }'

/** Starts NATS. */
export const startNats = async (): Promise<BrokerProgram> => {
  const port = await freePort()
  const clients = await freePort()
  return startProgram({
    package: 'nats-server',
    program: '/usr/sbin/nats-server',
    section: 'NATS',
    port,
    settings: folder => [
      ['port: 1883', `port: ${port}`],
      ['port: 4222', `port: ${clients}`],
      ['/var/lib/nats', `${folder}/store`],
      // A neighbour in an account of its own.
      ['accounts {', `accounts {\n  OTHERS { jetstream: enabled, users: [${STRANGER}] }`]
    ],
    args: config => ['-c', config]
  })
}
