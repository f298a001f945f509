import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type AppContext, connectionTopic } from '../../transaction'

/** Time that other processes have for an answer. */
const ANSWER_WAIT_MS = 500

const CONNECTED = 'connected'

type Context = Pick<AppContext, 'bus'>

/** Answers all processes that ask whether a user is connected. @returns A function that ends it. */
export const answerAsConnected = ({ bus }: Context, userId: string): (() => void) =>
  bus.subscribe(connectionTopic(userId), answersTopic => {
    // A notice asks nothing.
    if (typeof answersTopic === 'string') bus.publish(answersTopic, CONNECTED)
  })

/** Finds out whether a messenger of a user is connected, to this process or another. Nothing is stored of it. */
export const isConnected = async ({ bus }: Context, userId: string): Promise<boolean> => {
  const answersTopic = `answers/${randomUUID()}`
  const answered = new AbortController()
  const unsubscribe = bus.subscribe(answersTopic, answer => {
    if (answer === CONNECTED) answered.abort()
  })
  bus.publish(connectionTopic(userId), answersTopic)
  const { signal } = answered
  await pause(ANSWER_WAIT_MS, undefined, { signal }).catch(() => {})
  unsubscribe()
  return signal.aborted
}
