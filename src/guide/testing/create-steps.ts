import type { ErrorCode } from '../../protocol'
import type { MessengerWidget } from '../../widget'
import { loadMessenger } from './load-messenger'

/** Text of the message that the test sends. */
export const TEST_MESSAGE = 'A test message from the guide. Please answer it.'

/** Integration to test, on the server of the page. */
export interface Subject {
  integrationId: string
  /** Address of the server, without a slash at the end. */
  baseUrl: string
}

/** One thing to try. */
export interface Step {
  title: string
  /** Shown while it runs. */
  running: string
  /** @returns The result in words. @throws {Error} With a message for the reader, and a code if there is one. */
  run(): Promise<string>
  /** @returns The meaning of an error in this step; undefined: that of its code in the guide. */
  explain?(code: ErrorCode | ''): string | undefined
}

interface Failure {
  error: { code: ErrorCode; message: string }
}

const askServer = async <Answer>(address: string): Promise<Answer> => {
  const response = await fetch(address)
  const answer: unknown = await response.json()
  if (response.ok) return answer as Answer
  const { code, message } = (answer as Failure).error
  throw Object.assign(new Error(message), { code })
}

/** Makes the steps of a test, to run one after the other until one fails. */
export const createSteps = ({ integrationId, baseUrl }: Subject): Step[] => {
  const id = encodeURIComponent(integrationId)
  let messenger: MessengerWidget | undefined
  let answered: Promise<string> | undefined

  return [
    {
      title: 'The server knows the integration',
      running: 'Asking the server.',
      async run() {
        type Answer = { v5: { version: string } }
        const { v5 } = await askServer<Answer>(`${baseUrl}/web/${id}/loader.json`)
        return `A page with its snippet loads version ${v5.version}.`
      }
    },
    {
      title: 'The messenger may be used here',
      running: 'Asking for its settings.',
      async run() {
        type Answer = { app: { displayName: string } }
        const { app } = await askServer<Answer>(`${baseUrl}/sdk/v1/integrations/${id}/config`)
        return `It belongs to the app ${app.displayName}, and admits ${location.origin}.`
      },
      explain(code) {
        return code === 'origin-not-allowed'
          ? `The integration lists its sites, and ${location.origin}, where this test runs, is not among them. Yours may be: see Origin below.`
          : undefined
      }
    },
    {
      title: 'The messenger starts',
      running: 'Loading it.',
      async run() {
        messenger = await loadMessenger(baseUrl)
        messenger.destroy()
        await messenger.init({ integrationId, configBaseUrl: baseUrl })
        answered = new Promise(resolve => {
          messenger?.on('message:received', ({ text }) => resolve(text ?? ''))
        })
        return 'Its button is in the corner of this page.'
      }
    },
    {
      title: 'A message is sent',
      running: 'Sending: it takes long when the network is slow or down.',
      async run() {
        await messenger?.sendMessage(TEST_MESSAGE)
        return `The server has stored “${TEST_MESSAGE}”`
      }
    },
    {
      title: 'An answer arrives',
      running: 'Open the inbox of the console, and answer the test message.',
      async run() {
        const text = await answered
        return text ? `It says “${text}”` : 'It is there.'
      }
    }
  ]
}
