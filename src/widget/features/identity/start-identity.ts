import type { WritableAtom } from 'nanostores'
import { askPage, createIdentity } from '../../../client/identity'
import type { MessengerContext, WidgetIdentity } from '../../core'
import { frameOf } from '../../shared'

/**
 * Signs users in and out. Another user gets a messenger of their own, which knows nothing of this one.
 *
 * @param $hasEnded Is set to whether the user's token was refused, and the page had no other.
 */
export const startIdentity = (
  context: MessengerContext,
  $hasEnded: WritableAtom<boolean>
): WidgetIdentity => {
  const { host, clientReady, onDestroy, settings, $draft } = context
  const identity = clientReady.then(messenger =>
    createIdentity({
      messenger,
      integrationId: host.config.integration.id,
      page: host.page,
      askForToken: askPage(() => settings.delegate?.onInvalidAuth?.()),
      switchTo: async (session, keepsDraft) => {
        const draft = keepsDraft ? $draft.get() : ''
        // Resolves when that one knows its visitor.
        const frame = frameOf(context)
        const container = frame && frame.parentElement
        Object.assign(host, { session, draft })
        const next = host.mount()
        if (settings.embedded && container) next.render(container)
        await next.call('signIn', [])
      },
      inTurn
    })
  )
  onDestroy(() => void identity.then(({ stop }) => stop()))
  const own: WidgetIdentity = {
    signIn: async credentials => (await identity).signIn(credentials),
    signOut: async () => (await identity).signOut(),
    renew: async () => {
      $hasEnded.set(true)
      await (await identity).refreshToken()
      $hasEnded.set(false)
    }
  }

  /** Runs each after the one before, by the messenger that is there when its turn has come. */
  function inTurn(act: (identity: WidgetIdentity) => Promise<void>) {
    const before = host.turn ?? Promise.resolve()
    return (host.turn = before.catch(() => {}).then(() => act(host.identity!)))
  }

  host.identity = own
  return {
    signIn: credentials => inTurn(({ signIn }) => signIn(credentials)),
    signOut: () => inTurn(({ signOut }) => signOut()),
    renew: own.renew
  }
}
