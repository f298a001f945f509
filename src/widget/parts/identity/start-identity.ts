import { askPage, createIdentity } from '../../../client/identity'
import type { WidgetIdentity } from '../../identity'
import type { Services } from '../../services'
import { frameOf } from '../frame-of'

/** Signs users in and out. Another user gets a messenger of their own, which knows nothing of this one. */
export const startIdentity = (services: Services): WidgetIdentity => {
  const { context, opened, onDestroy, settings, $draft } = services
  const identity = opened.then(messenger =>
    createIdentity({
      messenger,
      integrationId: context.config.integration.id,
      page: context.page,
      askForToken: askPage(() => settings.delegate?.onInvalidAuth?.()),
      switchTo: async (session, keepsDraft) => {
        const draft = keepsDraft ? $draft.get() : ''
        // Resolves when that one knows its visitor.
        const frame = frameOf(services)
        const container = frame && frame.parentElement
        Object.assign(context, { session, draft })
        const next = context.mount()
        if (settings.embedded && container) next.render(container)
        await next.call('signIn', [])
      }
    })
  )
  onDestroy(() => void identity.then(({ stop }) => stop()))
  const own: WidgetIdentity = {
    signIn: async credentials => (await identity).signIn(credentials),
    signOut: async () => (await identity).signOut(),
    renew: async () => (await identity).renew()
  }

  // One after the other, each by the messenger that is there when its turn has come.
  context.identity = own
  const inTurn = (act: (identity: WidgetIdentity) => Promise<void>) => {
    const before = context.turn ?? Promise.resolve()
    return (context.turn = before.catch(() => {}).then(() => act(context.identity!)))
  }
  return {
    signIn: credentials => inTurn(({ signIn }) => signIn(credentials)),
    signOut: () => inTurn(({ signOut }) => signOut()),
    renew: own.renew
  }
}
