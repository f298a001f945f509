import type { Channel } from './channel'
import { instagram } from './instagram'
import { line } from './line'
import { mailgun } from './mailgun'
import { messagebird } from './messagebird'
import { messenger } from './messenger'
import { telegram } from './telegram'
import { twilio } from './twilio'
import { viber } from './viber'
import { wechat } from './wechat'
import { whatsapp } from './whatsapp'

export type * from './channel'
export type * from './service'
export { findNumbered } from './numbering'
export * from './phone-number'
export * from './prompt-texts'
export * from './without-secrets'

/** Type of the integrations for e-mail. */
export const EMAIL = 'mailgun'

/** All channels, by the type of their integrations. */
export const CHANNELS: Readonly<Record<string, Channel>> = {
  telegram,
  messenger,
  instagram,
  whatsapp,
  twilio,
  messagebird,
  viber,
  wechat,
  line,
  mailgun
}

/** Finds the channel of a type of integration; undefined for other types. */
export const findChannel = (type: string): Channel | undefined =>
  Object.hasOwn(CHANNELS, type) ? CHANNELS[type] : undefined

/** Types of channels that carry messages. */
export const CARRYING: readonly string[] = Object.keys(CHANNELS).filter(
  type => CHANNELS[type]?.service
)
