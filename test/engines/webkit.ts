import { vi } from 'vitest'
import { freePort } from '../util/free-port'
import type { Engine } from './engine'
import { startProgram } from './start-program'
import { webDriverAt } from './webdriver'

interface Session {
  sessionId: string
  capabilities: { browserVersion: string }
}

/** Starts WebKitGTK over WebDriver on a virtual screen, which it needs. */
export const startWebKit = async (): Promise<Engine> => {
  const screen = await startProgram('Xvfb', () => [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1280x1024x24',
    '-nolisten',
    'tcp'
  ])
  const DISPLAY = `:${await screen.prints(/(\d+)\n/)}`
  const port = await freePort()
  const program = await startProgram('WebKitWebDriver', () => [`--port=${port}`], { DISPLAY })
  const driver = webDriverAt(`http://127.0.0.1:${port}`)
  await vi.waitFor(() => driver('GET', '/status'), { timeout: 60_000 })
  const { sessionId, capabilities } = await driver<Session>('POST', '/session', {
    capabilities: {}
  })
  const session = `/session/${sessionId}`

  return {
    name: `webkit ${capabilities.browserVersion}`,
    go: async url => {
      await driver('POST', `${session}/url`, { url })
    },
    evaluate: expression =>
      driver('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    perform: async actions => {
      await driver('POST', `${session}/actions`, { actions })
    },
    screenshot: () => driver('GET', `${session}/screenshot`),
    quit: async () => {
      await driver('DELETE', session)
      await program.stop()
      await screen.stop()
    }
  }
}
