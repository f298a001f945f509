import { execFileSync } from 'node:child_process'
import { freePort } from '../free-port'
import { type BrokerProgram, readConfiguration, startProgram } from './program'

/** Starts Mosquitto. */
export const startMosquitto = async (): Promise<BrokerProgram> => {
  const port = await freePort()
  return startProgram({
    package: 'mosquitto',
    program: '/usr/sbin/mosquitto',
    section: 'Mosquitto',
    port,
    settings: folder => {
      const addUser = (user: string, ...flags: string[]) =>
        execFileSync('mosquitto_passwd', ['-b', ...flags, `${folder}/passwd`, user, 'change-me'])
      addUser('pipit', '-c')
      addUser('stranger')
      return [
        ['listener 1883', `listener ${port}`],
        ['/etc/mosquitto/passwd', `${folder}/passwd`],
        ['/etc/mosquitto/acl', `${folder}/acl`],
        // As root it would change to a user who may not read the folder.
        [/$(?![\s\S])/g, `user root\n`]
      ]
    },
    files: { acl: readConfiguration('Mosquitto', 'text') },
    args: config => ['-c', config]
  })
}
