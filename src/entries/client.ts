import { createKeyValue } from '../client'
import {
  createHeadless,
  type HeadlessMessenger,
  type HeadlessOptions as AllOptions
} from '../client/headless'
import { createHistory } from '../client/history'
import type { Transport } from '../transports'
import { polling } from '../transports/polling'
import { startLive } from './start-live'

/** What a messenger without a screen needs; the rest has defaults that suit a page. */
export interface HeadlessOptions
  extends Partial<Omit<AllOptions, 'config'>>, Pick<AllOptions, 'config'> {
  /** What carries news, or several to try in this order. @default what the server offers */
  transport?: Transport | Transport[]
}

/**
 * Makes a messenger without a screen, over WebSocket or long polls.
 *
 * @example
 * const config = await loadConfig('https://chat.example.com', integrationId)
 * const messenger = createMessenger({ config })
 * messenger.start()
 * await messenger.sendMessage('Hello')
 */
export const createMessenger = ({
  config,
  transport,
  ...options
}: HeadlessOptions): HeadlessMessenger =>
  createHeadless({
    config,
    keyValue: createKeyValue(
      () => globalThis.localStorage,
      config.integration.id,
      globalThis.window
    ),
    openHistory: async () => createHistory,
    startLive: core => startLive(core, polling, transport),
    page: globalThis.window,
    describeDevice: () => ({}),
    ...options
  })

export { fetchConfig as loadConfig } from '../loader/fetch-config'
export { createKeyValue } from '../client'
export type * from '../client'
export type { HeadlessConversation, HeadlessMessenger } from '../client/headless'
export type { Transport } from '../transports'
export { ChatError } from '../protocol'
export type * from '../protocol'
