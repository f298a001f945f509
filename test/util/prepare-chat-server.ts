import type { TestProject } from 'vitest/node'
import { freePort } from './free-port'
import { restAt } from './rest'
import { startTestServer, type TestServer } from './server'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that tests of visitors share. */
    chatServer: Pick<TestServer, 'url' | 'demo' | 'accountKey'>
  }
}

/**
 * Starts a server for the browser tests whose visitors and conversations are their own, and which change
 * nothing of the app: some thirty files, which else would each start one.
 */
export default async function prepareChatServer(project: TestProject) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = await startTestServer({
    port,
    // Visitors of these tests write faster than people do.
    env: { PIPIT_PUBLIC_URL: url, PIPIT_RATE_LIMITS: 'off' }
  })
  const { accountKey, demo } = server
  const rest = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
  // A visitor begins with an empty conversation, and no file adds to the times of another one's answers.
  await rest('PATCH', `/integrations/${demo.integrationId}`, {
    starters: [],
    showAnswerTime: false
  })
  project.provide('chatServer', { url, demo, accountKey })
  return async () => {
    // Nothing is kept.
    await server.kill('SIGKILL')
    await server.stop()
  }
}
