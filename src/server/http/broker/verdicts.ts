import { visitorTopic } from '../../bus'
import { resolveBearer } from '../../domain/flows'
import { findAppOfUser } from '../../domain/records'
import type { AppContext } from '../../domain/transaction'
import type { FormFields } from './read-as-form'

/** Answers whether RabbitMQ may allow something. */
export type Verdict = (domain: AppContext, fields: FormFields) => boolean | Promise<boolean>

/** Virtual host of visitors. */
const VHOST = '/'
/** Exchange of MQTT topics. */
const EXCHANGE = 'amq.topic'
/** Begins the names of queues that RabbitMQ makes for subscriptions over MQTT; the client id follows. */
const QUEUE = 'mqtt-subscription-'
/** Ends the names of those that go with their connection; those of QoS 1 may outlive it. */
const PASSING = 'qos0'

/** Client ids begin with the user's id: a second connection ends the first of the same client id. */
const isOwnClient = (userId: string, clientId: string | undefined): boolean =>
  clientId === undefined || clientId.startsWith(`${userId}-`)

/** The user name is the user's id, the password a session token. */
const mayConnect: Verdict = async (
  domain,
  { username = '', password = '', client_id: clientId }
) => {
  if (!username || !isOwnClient(username, clientId)) return false
  const session = await resolveBearer(domain, password).catch(() => undefined)
  return session?.userId === username
}

const mayEnter: Verdict = (_domain, { vhost }) => vhost === VHOST

/** A visitor makes and reads the queue of an own subscription at QoS 0. Nothing may be published. */
const mayUse: Verdict = (_domain, { username, vhost, resource, name = '', permission = '' }) => {
  if (!username || vhost !== VHOST) return false
  if (resource === 'queue') {
    return name.startsWith(`${QUEUE}${username}-`) && name.endsWith(PASSING)
  }
  return resource === 'exchange' && name === EXCHANGE && permission === 'read'
}

/** A visitor subscribes to the own topic alone; RabbitMQ writes it with dots. */
const mayRead: Verdict = async ({ storage }, { username = '', permission, ...fields }) => {
  if (permission !== 'read' || fields.vhost !== VHOST || fields.name !== EXCHANGE) return false
  const appId = await findAppOfUser(storage.read, username)
  if (appId === undefined) return false
  return fields.routing_key === visitorTopic(appId, username).replaceAll('/', '.')
}

/** Verdicts by the last part of their addresses. */
export const VERDICTS: Record<string, Verdict> = {
  user: mayConnect,
  vhost: mayEnter,
  resource: mayUse,
  topic: mayRead
}
