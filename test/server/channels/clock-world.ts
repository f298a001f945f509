import { pino } from 'pino'
import { expect, onTestFinished, vi } from 'vitest'
import { startConnecting, startSendingToChannels } from '../../../src/server/jobs/channels'
import { createOutbound, type Outbound } from '../../../src/server/outbound'
import { freePort } from '../../util/free-port'
import { holdTimers } from '../hold-timers'
import { openRestWorld } from '../rest-world'
import { sessionBody, text } from '../sdk-world'
import type { ChannelUpstream } from './channel-world'

interface ClockWorldOptions {
  env?: Record<string, string>
}

/**
 * Opens a server in this process with a business that has one channel. Its clock stands still, as do the timers
 * of jobs that tests start with `startJobs`, and move on by `pass`. Closes by itself.
 */
export const openClockWorld = async <U extends ChannelUpstream>(
  start: () => Promise<U>,
  { env = {} }: ClockWorldOptions = {}
) => {
  const upstream = await start()
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const world = await openRestWorld({ ...upstream.env, PIPIT_PUBLIC_URL: publicUrl, ...env })
  await world.app.listen({ port, host: '127.0.0.1' })
  const { domain, settings } = world
  const { upstreams } = settings
  const shop = await world.addApp()
  const logged: string[] = []
  const log = pino({ level: 'trace' }, { write: line => void logged.push(line) })
  const stops: (() => unknown)[] = []

  const rest = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => {
    const answer = await world.call(method, `${shop.path}${path}`, body)
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const addIntegration = async (fields: object): Promise<string> =>
    (await rest('POST', '/integrations', fields)).integration.id
  const webId = await addIntegration({ type: 'web' })
  const channelId = await addIntegration({ type: upstream.type, ...upstream.fields })

  holdTimers()
  onTestFinished(async () => {
    vi.useRealTimers()
    for (const stop of stops) await stop()
    await world.close()
    await upstream.close()
  })

  const outbound = createOutbound({ allowPrivate: true })
  let asking = 0
  const services: Outbound = {
    ...outbound,
    async request(...asked) {
      asking++
      try {
        return await outbound.request(...asked)
      } finally {
        asking--
      }
    }
  }
  const integration = async () => (await rest('GET', `/integrations/${channelId}`)).integration

  return {
    ...world,
    upstream,
    logged,
    log,
    rest,
    channelId,
    integration,
    stops,
    /** Tells whether a job waits for an answer of the service. */
    isAsking: () => asking > 0,
    /** Starts the jobs of channels. Resolves when the service has taken our address. */
    async startJobs() {
      stops.push(startConnecting({ domain, services, upstreams, publicUrl, log }))
      stops.push(startSendingToChannels({ domain, services, upstreams, log }))
      await expect.poll(integration).toMatchObject({ connection: 'connected' })
    },
    /** Lets time pass, and timers fire that are due by then. */
    pass(ms: number) {
      world.moveClock(ms)
      vi.advanceTimersByTime(ms)
    },
    /** Adds a visitor who has written in the messenger. */
    async addVisitor() {
      const body = sessionBody(webId, { conversation: { messages: [text('first')] } })
      const url = `/sdk/v1/apps/${shop.id}`
      const session = (await world.call('POST', `${url}/sessions`, body, {})).body
      const authorization = `Bearer ${session.sessionToken}`
      const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
        (await world.call(method, `${url}${path}`, body, { authorization })).body
      return {
        userId: session.user.id as string,
        conversationId: session.conversations[0].id as string,
        call
      }
    }
  }
}
