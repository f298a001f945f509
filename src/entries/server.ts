import { fileURLToPath } from 'node:url'
import { readSettings, SettingsError, StartError, startServer } from '../server'

const distDir = fileURLToPath(new URL('..', import.meta.url))

const run = async () => {
  const server = await startServer(readSettings(process.env, distDir))
  const stop = () => {
    // A second signal ends the process at once, whichever of the two it is.
    process.off('SIGTERM', stop).off('SIGINT', stop)
    void server.close().then(() => process.exit(0))
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
  for (const line of server.greeting) console.log(line)
}

run().catch((error: unknown) => {
  const isExpected = error instanceof SettingsError || error instanceof StartError
  console.error(isExpected ? error.message : error)
  process.exit(1)
})
