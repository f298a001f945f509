import { createBrowserStorage, type BeforeSend, type ClientStorage } from '../client'
import {
  createHeadless,
  type HeadlessMessenger,
  type HeadlessOptions as AllOptions
} from '../client/headless'
import { createHistory } from '../client/history'
import type { Transport } from '../transports'
import { polling } from '../transports/polling'
import { startLive } from './start-live'

/** Options of a messenger without a screen; all but `config` have defaults that suit a page. */
export interface HeadlessOptions
  extends
    Partial<Omit<AllOptions, 'config' | 'storage' | 'beforeSend'>>,
    Pick<AllOptions, 'config'> {
  /** Storage of identity and outbox. @default localStorage */
  keyValue?: ClientStorage
  /** Changes messages and files before they are sent. After 10 s without an answer they go as they are. */
  prepare?: BeforeSend
  /** Transport of events, or several to try in this order. @default the transports that the server offers */
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
  prepare,
  keyValue = createBrowserStorage(
    () => globalThis.localStorage,
    config.integration.id,
    globalThis.window
  ),
  ...options
}: HeadlessOptions): HeadlessMessenger =>
  createHeadless({
    config,
    storage: keyValue,
    openHistory: async () => createHistory,
    startLive: context =>
      startLive(context, type => (type === 'polling' ? polling : undefined), transport),
    page: globalThis.window,
    describeDevice: () => ({}),
    ...(prepare && { beforeSend: prepare }),
    ...options
  })

export { fetchConfig as loadConfig } from '../loader/fetch-config'
export { createBrowserStorage as createKeyValue } from '../client'
// Names under which these were published.
export type {
  BeforeSend as Prepare,
  ClientInternals as MessengerCore,
  ClientOptions as MessengerOptions,
  ClientStorage as KeyValue,
  Deferred as Waiting
} from '../client'
export type * from '../client'
export type { HeadlessConversation, HeadlessMessenger } from '../client/headless'
export type { Transport } from '../transports'
export { ChatError } from '../protocol'
export type * from '../protocol'
