import { execFileSync } from 'node:child_process'
import { freePort } from '../free-port'
import { type BrokerProgram, startProgram } from './program'

/** Starts Mosquitto. */
export const startMosquitto = async (): Promise<BrokerProgram> => {
  const port = await freePort()
  return startProgram({
    package: 'mosquitto',
    program: '/usr/sbin/mosquitto',
    section: 'Mosquitto',
    port,
    settings: folder => {
      execFileSync('mosquitto_passwd', ['-b', '-c', `${folder}/passwd`, 'pipit', 'change-me'])
      return [
        ['listener 1883', `listener ${port}`],
        ['/etc/mosquitto/passwd', `${folder}/passwd`],
        // As root it would change to a user who may not read the folder.
        [/$(?![\s\S])/g, `user root\n`]
      ]
    },
    args: config => ['-c', config]
  })
}
