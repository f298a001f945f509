import {
  createKeyValue,
  createMessenger as createHeadless,
  type Messenger,
  type MessengerEvents,
  type MessengerOptions
} from '../client'
import { createHistory } from '../client/history'
import {
  checkDraft,
  createEmitter,
  type DraftMessage,
  type Emitter,
  type Message
} from '../protocol'
import { polling } from '../transports/polling'
import { startLive } from './start-live'

/** What a messenger without a screen needs; the rest has defaults that suit a page. */
export type HeadlessOptions = Pick<MessengerOptions, 'config'> & Partial<MessengerOptions>

/** A messenger without a screen, and its events. */
export interface HeadlessMessenger extends Messenger, Pick<Emitter<MessengerEvents>, 'on' | 'off'> {
  /**
   * Sends a message, and makes the visitor and the conversation when there are none.
   *
   * @param conversationId The default conversation when absent.
   * @returns The stored message; waits through lost connections.
   * @throws {ChatError} `invalid-message`, `message-too-long`, or what the server refused it for.
   */
  sendMessage(message: string | DraftMessage, conversationId?: string): Promise<Message>
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
export const createMessenger = ({ config, ...options }: HeadlessOptions): HeadlessMessenger => {
  const { on, off, emit } = createEmitter<MessengerEvents>()
  const messenger = createHeadless({
    config,
    emit,
    keyValue: createKeyValue(
      () => globalThis.localStorage,
      config.integration.id,
      globalThis.window
    ),
    openHistory: async () => createHistory,
    startLive: core => startLive(core, polling),
    page: globalThis.window,
    describeDevice: () => ({}),
    ...options
  })
  return {
    ...messenger,
    on,
    off,
    sendMessage: async (message, id) => messenger.core.send(checkDraft(message), id)
  }
}

export { fetchConfig as loadConfig } from '../loader'
export { createKeyValue } from '../client'
export type * from '../client'
export { ChatError } from '../protocol'
export type * from '../protocol'
