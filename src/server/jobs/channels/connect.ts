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
 * Tells the outside service of each channel our address for its events: now, and when its account has changed.
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
  /** Accounts with which each integration was asked about; unanswered ones are absent. */
  const asked = new Map<string, string>()
  let isRunning = false
  let isWanted = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

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
    if (asked.get(id) === key && connectionState(integration) !== 'pending') return
    const connection = await connectionOf(integration)
    await domain.write(tx => settleConnection(tx, integration, connection))
    if (connection.type !== 'later') asked.set(id, key)
    if (connection.type === 'connected') return
    const facts = { event: 'channel.notConnected', integration: id, reason: connection.reason }
    log.warn(facts, connection.type === 'later' ? 'will try again' : 'not offered to visitors')
    if (connection.type === 'later') tryLater()
  }

  const connectAll = async () => {
    const integrations = await listCarrying(domain.storage.read)
    await Promise.all(integrations.map(connect))
  }

  function tryLater() {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(look, RETRY_MS)
  }

  async function look() {
    isWanted = true
    if (isRunning || isStopped) return
    isRunning = true
    while (isWanted && !isStopped) {
      isWanted = false
      await connectAll().catch(err => {
        log.error({ event: 'channels.notConnected', err }, 'will try again')
        tryLater()
      })
    }
    isRunning = false
  }

  const unsubscribe = domain.bus.subscribe(CHANNELS_TOPIC, () => void look())
  void look()

  return () => {
    isStopped = true
    unsubscribe()
    clearTimeout(timer)
  }
}
