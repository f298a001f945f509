import { readSettings, startServer } from '../../src/server'
import { inProcessBus } from '../../src/server/bus'

const { DIES_OF: words = '' } = process.env
const bus = inProcessBus()

/**
 * A server that kills itself before publishing, once it has stored a message that contains
 * `DIES_OF`.
 */
const server = await startServer(readSettings(process.env, 'dist'), {
  bus: {
    ...bus,
    publish(topic, payload) {
      if (JSON.stringify(payload).includes(words)) process.kill(process.pid, 'SIGKILL')
      bus.publish(topic, payload)
    }
  }
})
for (const line of server.greeting) console.log(line)
