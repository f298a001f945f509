import { readSettings, startServer } from '../../src/server'
import { inProcessBus } from '../../src/server/realtime/bus'

const { DIES_OF: words = '' } = process.env
const bus = inProcessBus()

/**
 * A server that dies at once, with no chance to tell anybody, when it has stored a message that
 * holds `DIES_OF`.
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
