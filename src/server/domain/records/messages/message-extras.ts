import { readJson, type Row } from '../../../storage'

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
  { type: 'message'; messageId: string } | { type: 'externalMessageId'; externalMessageId: string }

/** A source that a message cites. */
export interface Reference {
  uri: string
  title?: string
  description?: string
}

/** Fields of a business message beside its content, as the row stores them. */
export interface MessageExtras {
  destination?: Destination | undefined
  failure?: DeliveryFailure | undefined
  quoted?: Quoted | undefined
  references?: Reference[] | undefined
}

/** The integrationType that means no channel: the message is delivered nowhere. */
export const SILENT = 'none'

/** Whether no user sees a message: it is for the business alone, or could not be delivered. */
export const isSilent = ({ destination, failure }: MessageExtras = {}): boolean =>
  failure !== undefined ||
  (destination !== undefined &&
    'integrationType' in destination &&
    destination.integrationType === SILENT)

/**
 * Tells why a message cannot be delivered to an integration: this server only speaks to widgets.
 *
 * @returns Undefined where it is delivered.
 */
export const deliveryFailure = ({
  id,
  type
}: Pick<Row<'integrations'>, 'id' | 'type'>): DeliveryFailure | undefined =>
  type === 'web'
    ? undefined
    : {
        destination: { type, integrationId: id },
        error: {
          code: 'uncategorized_error',
          message: `This server sends no messages to integrations of type ${type}.`
        }
      }

/** Reads what a row keeps. */
export const readExtras = (extrasJson: string | null): MessageExtras =>
  extrasJson === null ? {} : readJson<MessageExtras>(extrasJson)
