import { CARRYING } from '../../../channels'
import { type Db, readJson, type Row } from '../../../storage'

/** Which channel alone a message of the business goes to; integrationType `none`: to no user. */
export type Destination = { integrationId: string } | { integrationType: string }

/** An integration that a message could not be delivered to, and the reason. */
export interface DeliveryFailure {
  /** Without an integration: by mail. */
  destination: { type: string; integrationId?: string }
  error: { code: string; message: string }
}

/** A quoted message: of the same conversation, or of another system. */
export type Quoted =
  | { type: 'message'; messageId: string }
  | { type: 'externalMessageId'; externalMessageId: string }

/** A source that a message cites. */
export interface Reference {
  uri: string
  title?: string
  description?: string
}

/** A member of the team whom a note mentions, by the name of that time. */
export interface Mention {
  id: string
  name: string
}

/** Fields of a message beside its content, as the row stores them. */
export interface MessageExtras {
  destination?: Destination | undefined
  failure?: DeliveryFailure | undefined
  /** When a channel or the messenger has confirmed that the person has it; ms since the epoch. */
  deliveredAt?: number | undefined
  /** Address of the mail that the message came in, as it was. */
  originalMail?: string | undefined
  /** Subject of the mail that the message came in, if it answers none of ours. */
  mailSubject?: string | undefined
  quoted?: Quoted | undefined
  references?: Reference[] | undefined
  /** Payload that a service gets in place of the content, by the type of its integrations. */
  override?: Readonly<Record<string, { payload: object }>> | undefined
  /** Only of silent messages. */
  mentions?: Mention[] | undefined
}

/** The integrationType that means no channel: the message is delivered nowhere. */
export const SILENT = 'none'

/** Whether no user sees a message: it is for the business alone, or could not be delivered. */
export const isSilent = ({ destination, failure }: MessageExtras = {}): boolean =>
  failure !== undefined ||
  (destination !== undefined &&
    'integrationType' in destination &&
    destination.integrationType === SILENT)

const isLinked = async (
  db: Db,
  conversationId: string,
  integrationId: string
): Promise<boolean> => {
  const client = await db
    .selectFrom('clients')
    .innerJoin('participants', 'participants.userId', 'clients.userId')
    .select('clients.id')
    .where('participants.conversationId', '=', conversationId)
    .where('clients.integrationId', '=', integrationId)
    .where('clients.status', '=', 'active')
    .executeTakeFirst()
  return client !== undefined
}

/**
 * Tells why a message of a conversation cannot be delivered to an integration.
 *
 * @returns Undefined where it is delivered.
 */
export const deliveryFailure = async (
  db: Db,
  { id: conversationId, isDefault }: Pick<Row<'conversations'>, 'id' | 'isDefault'>,
  { id, type }: Pick<Row<'integrations'>, 'id' | 'type'>
): Promise<DeliveryFailure | undefined> => {
  if (type === 'web') return undefined
  const carries = CARRYING.includes(type)
  if (carries && isDefault && (await isLinked(db, conversationId, id))) return undefined
  return {
    destination: { type, integrationId: id },
    error: {
      code: 'uncategorized_error',
      message: carries
        ? 'The user of this conversation is not linked to this integration.'
        : `This server sends no messages to integrations of type ${type}.`
    }
  }
}

/** Reads what a row keeps. */
export const readExtras = (extrasJson: string | null): MessageExtras =>
  extrasJson === null ? {} : readJson<MessageExtras>(extrasJson)
