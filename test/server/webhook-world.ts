import { pino } from 'pino'
import { countWaiting } from '../../src/server/domain/records'
import { startDelivering } from '../../src/server/jobs/deliver-webhooks'
import type { After } from '../../src/server/jobs/deliver-webhooks/deliver-job'
import { createOutbound, type Outbound } from '../../src/server/outbound'
import type { Lead } from '../../src/server/storage'
import { type ReceiverAnswer, startReceiver } from '../util/webhook-receiver'
import { openRestWorld } from './rest-world'

interface Timer {
  at: number
  callBack(): void
}

/** Timers that fire when the test says so, and move the clock when they do. */
const createTimers = (clock: () => number, moveClock: (ms: number) => void) => {
  const timers = new Set<Timer>()
  let fireTimer = () => {}

  const after: After = (ms, callBack) => {
    const timer = { at: clock() + ms, callBack }
    timers.add(timer)
    fireTimer()
    return () => void timers.delete(timer)
  }

  return {
    after,
    /** Waits until a timer is set, and fires the first one. Returns its delay in ms. */
    async pass(): Promise<number> {
      if (!timers.size) await new Promise<void>(resolve => (fireTimer = resolve))
      const [first] = [...timers].sort((a, b) => a.at - b.at)
      timers.delete(first!)
      const ms = Math.max(0, first!.at - clock())
      moveClock(ms)
      first!.callBack()
      return ms
    }
  }
}

export interface WebhookWorldOptions {
  outbound?: Outbound
  timeoutMs?: number
  /** Source of jitter. @default 0.5: as the table of pauses has it */
  random?: () => number
  /** @default the job has no others beside it */
  lead?: Lead
}

/** An app whose webhooks are delivered, with time under the control of the test. */
export const openWebhookWorld = async ({
  outbound = createOutbound({ allowPrivate: true }),
  timeoutMs,
  random = () => 0.5,
  lead
}: WebhookWorldOptions = {}) => {
  const world = await openRestWorld({ PIPIT_WEBHOOK_PRIVATE: '1' })
  const { domain } = world
  const timers = createTimers(domain.clock, world.moveClock)
  const logged: string[] = []
  const log = pino({ level: 'trace' }, { write: line => void logged.push(line) })
  const shop = await world.addApp()
  const integrations = `${shop.path}/integrations`
  const receivers: Awaited<ReturnType<typeof startReceiver>>[] = []

  const start = () =>
    startDelivering({
      domain,
      outbound,
      log,
      ...(timeoutMs !== undefined && { timeoutMs }),
      graceMs: 50,
      random,
      after: timers.after,
      lead
    })
  let stop = start()

  const call = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown
  ) => {
    const answer = await world.call(method, path, body)
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  return {
    ...world,
    shop,
    logged,
    call,
    pass: timers.pass,

    /** Starts a receiver of these events. */
    async listen(triggers: string[], answer?: ReceiverAnswer, fields: object = {}) {
      const receiver = await startReceiver(answer)
      receivers.push(receiver)
      const webhook = { target: receiver.url, triggers, ...fields }
      const { integration } = await call('POST', integrations, {
        type: 'custom',
        webhooks: [webhook]
      })
      const { id, secret } = integration.webhooks[0]
      const one = `${integrations}/${integration.id}/webhooks/${id}`
      return {
        ...receiver,
        id: id as string,
        secret: secret as string,
        path: one,
        integrationPath: `${integrations}/${integration.id}`,
        deliveries: async () => (await call('GET', `${one}/deliveries`)).deliveries as any[]
      }
    },

    async addChat(fields: object = {}) {
      const user = await world.addUser(shop.path, fields)
      const conversation = await world.addConversation(shop.path, user.id)
      const path = `${shop.path}/conversations/${conversation.id}`
      return {
        id: conversation.id,
        user,
        path,
        say: (text: string, author: object = { type: 'business' }) =>
          call('POST', `${path}/messages`, { author, content: { type: 'text', text } })
      }
    },

    /** Counts pending events. */
    pending: () => countWaiting(world.storage.read),

    /** Stops delivery, and starts it again as the next process would. */
    async restart() {
      await stop()
      stop = start()
    },

    stopDelivering: () => stop(),

    async close() {
      await stop()
      for (const receiver of receivers) await receiver.close()
      await world.close()
    }
  }
}

export type WebhookWorld = Awaited<ReturnType<typeof openWebhookWorld>>
