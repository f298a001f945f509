import { ChatError } from '../../protocol'

/** Asks a page for another JWT; undefined where it has none to give. */
export type AskForToken = () => Promise<string | undefined> | string | undefined

/** Makes a page's own failure an `invalid-auth` error, with the failure as its cause. */
export const askPage =
  (ask: AskForToken): AskForToken =>
  async () => {
    try {
      return await ask()
    } catch (error) {
      throw new ChatError('invalid-auth', 'onInvalidAuth failed, and brought no token.', error)
    }
  }
