import type { MessengerContext } from '../messenger-context'

/** Listens to the client's events, from when the client has loaded. */
export const listenWhenReady =
  (clientReady: MessengerContext['clientReady']): MessengerContext['on'] =>
  (...listening) => {
    const listens = clientReady.then(({ internals }) => internals.on(...listening))
    return () => void listens.then(off => off())
  }
