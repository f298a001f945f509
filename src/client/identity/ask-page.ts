import { ChatError } from '../../protocol'

/** Asks a page for another JWT; undefined where it has none to give. */
export type AskForToken = () => Promise<string | undefined> | string | undefined

/** Asks a page, whose own failure is the reason why nobody is signed in. */
export const askPage =
  (ask: AskForToken): AskForToken =>
  async () => {
    try {
      return await ask()
    } catch (error) {
      throw new ChatError('invalid-auth', 'onInvalidAuth failed, and brought no token.', error)
    }
  }
