import type { FastifyBaseLogger } from 'fastify'
import { type Ask, type Connection, findChannel, withoutSecrets } from '../../channels'
import { settleConnection } from '../../domain/flows'
import {
  accountKey,
  accountOf,
  connectionState,
  listCarrying,
  type Upstreams
} from '../../domain/records'
import { type AppContext, CHANNELS_TOPIC } from '../../domain/transaction'
import { type Outbound, OutboundError } from '../../outbound'
import type { Row } from '../../storage'

/** Pause before services are asked again that did not answer. */
const RETRY_MS = 30_000
/** Pauses before a service is asked again that refuses an account: as long as it does so, within these. */
const REFUSED_MIN_MS = 15 * 60_000
const REFUSED_MAX_MS = 60 * 60_000

/** Says when a service is asked again that refuses an account. @param askedAt When it was asked last. */
const againAt = (
  { connectionSince }: Pick<Row<'integrations'>, 'connectionSince'>,
  askedAt: number
): number => {
  const since = connectionSince ?? 0
  const last = Math.max(since, askedAt)
  return last + Math.min(Math.max(last - since, REFUSED_MIN_MS), REFUSED_MAX_MS)
}

interface ConnectServices {
  domain: AppContext
  /** Sends requests to outside services. */
  services: Outbound
  upstreams: Upstreams
  /** Public address of the server, without a slash at the end. */
  publicUrl: string
  log: FastifyBaseLogger
}

/**
 * Tells the outside service of each channel our address for its events: now, when its account has changed, and
 * from time to time while it refuses the account.
 *
 * @returns A function that stops the job.
 */
export const startConnecting = ({
  domain,
  services,
  upstreams,
  publicUrl,
  log
}: ConnectServices): (() => void) => {
  /** Accounts with which each integration was asked about last, and when; unanswered ones are absent. */
  const asked = new Map<string, { key: string; at: number }>()
  /** Integrations that are being asked about, and whether they may have changed since. */
  const asking = new Map<string, boolean>()
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let wakesAt = Infinity

  const ask: Ask = ({ url, ...request }) => services.request(url, request)

  const connectionOf = async (integration: Row<'integrations'>): Promise<Connection> => {
    const { secretBox } = domain
    const { service } = findChannel(integration.type) ?? {}
    const address = `${publicUrl}/channels/${integration.id}`
    try {
      const account = accountOf(integration, { secretBox, upstreams })
      const connection = await service!.connect(account, address, ask)
      return connection.type === 'connected'
        ? connection
        : { ...connection, reason: withoutSecrets(connection.reason, account) }
    } catch (error) {
      const reason = error instanceof OutboundError ? error.message : 'the account cannot be read'
      return { type: 'later', reason }
    }
  }

  const connect = async (integration: Row<'integrations'>) => {
    const { id } = integration
    const key = accountKey(integration)
    const state = connectionState(integration)
    const last = asked.get(id)
    if (last?.key === key && state === 'connected') return
    if (last?.key === key && state === 'refused') {
      const at = againAt(integration, last.at)
      if (at > domain.clock()) return lookAt(at)
    }
    const connection = await connectionOf(integration)
    await domain.write(tx => settleConnection(tx, integration, connection))
    const now = domain.clock()
    if (connection.type !== 'later') asked.set(id, { key, at: now })
    if (connection.type === 'connected') return
    const facts = { event: 'channel.notConnected', integration: id, reason: connection.reason }
    log.warn(facts, connection.type === 'later' ? 'will try again' : 'not offered to visitors')
    lookAt(now + (connection.type === 'later' ? RETRY_MS : REFUSED_MIN_MS))
  }

  /** Looks again at a time, or sooner. */
  function lookAt(at: number) {
    if (isStopped || at >= wakesAt) return
    clearTimeout(timer)
    wakesAt = at
    timer = setTimeout(() => {
      wakesAt = Infinity
      void look()
    }, at - domain.clock())
  }

  function onFailure(err: unknown) {
    log.error({ event: 'channels.notConnected', err }, 'will try again')
    lookAt(domain.clock() + RETRY_MS)
  }

  /** Connects an integration; one that is being asked about is looked at again after that. */
  async function connectOnce(integration: Row<'integrations'>) {
    const { id } = integration
    if (asking.has(id)) return asking.set(id, true)
    asking.set(id, false)
    await connect(integration).catch(onFailure)
    const mayHaveChanged = asking.get(id)
    asking.delete(id)
    if (mayHaveChanged) void look()
  }

  /** Looks at all; a service that does not answer holds up none but its own. */
  async function look() {
    if (isStopped) return
    try {
      const integrations = await listCarrying(domain.storage.read)
      for (const integration of integrations) void connectOnce(integration)
    } catch (error) {
      onFailure(error)
    }
  }

  const unsubscribe = domain.bus.subscribe(CHANNELS_TOPIC, () => void look())
  void look()

  return () => {
    isStopped = true
    unsubscribe()
    clearTimeout(timer)
  }
}
