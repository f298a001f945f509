/** Which channel alone a message of the business goes to; integrationType `none`: to no user. */
export type Destination = { integrationId: string } | { integrationType: string }

/** What a message quotes: one of its own conversation, or one that another system knows. */
export type Quoted =
  { type: 'message'; messageId: string } | { type: 'externalMessageId'; externalMessageId: string }

/** Where a message has what it says from. */
export interface Reference {
  uri: string
  title?: string
  description?: string
}

/** What the business said with a message beside its content, as the row keeps it. */
export interface MessageExtras {
  destination?: Destination
  quoted?: Quoted
  references?: Reference[]
}

/** The integrationType that stands for nobody. */
export const SILENT = 'none'

/** Whether a message is for the business alone. */
export const isSilent = ({ destination }: MessageExtras = {}): boolean =>
  destination !== undefined &&
  'integrationType' in destination &&
  destination.integrationType === SILENT

/** Reads what a row keeps. */
export const readExtras = (extrasJson: string | null): MessageExtras =>
  extrasJson === null ? {} : (JSON.parse(extrasJson) as MessageExtras)
