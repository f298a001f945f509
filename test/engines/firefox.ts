import { connectBidi } from './bidi'
import type { Engine } from './engine'
import { startProgram } from './start-program'

interface Session {
  capabilities: { browserName: string; browserVersion: string }
}

interface Evaluated {
  result: { value: string }
  exceptionDetails?: { text: string }
}

/** Starts headless Firefox with a profile of its own, over WebDriver BiDi. */
export const startFirefox = async (): Promise<Engine> => {
  const program = await startProgram('firefox-esr', home => [
    '--headless',
    '--profile',
    home,
    '--remote-debugging-port',
    '0'
  ])
  const address = await program.prints(/WebDriver BiDi listening on (ws:\S+)/)
  const { send, close } = await connectBidi(`${address}/session`)
  const { capabilities } = await send<Session>('session.new', { capabilities: {} })
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' })

  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    go: async url => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    evaluate: async expression => {
      const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
        target: { context },
        expression,
        awaitPromise: true
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result.value
    },
    perform: async actions => {
      await send('input.performActions', { context, actions })
    },
    screenshot: async () =>
      (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    quit: async () => {
      close()
      await program.stop()
    }
  }
}
