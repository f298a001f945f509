import { atom, type ReadableAtom } from 'nanostores'
import type { ClientInternals } from '../../../client'
import type {
  ChatError,
  ErrorCode,
  Link,
  LinkAnswer,
  LinkEvent,
  LinkRequest,
  LinksAnswer
} from '../../../protocol'
import type { MessengerContext } from '../../core'

type AnyLink = Link<unknown>

/** Failure to link a channel. */
export interface LinkProblem {
  code: ErrorCode | Exclude<NonNullable<LinkEvent['reason']>, 'removed'>
  /** Address or number that was to be linked. */
  appUserNumber?: string | undefined
  /** Wait before it is tried again. */
  minutes?: number
}

/** The linked channels of one visitor, as far as they are known. */
export interface ChannelLinksState {
  /** Undefined until they were asked for. */
  links?: readonly AnyLink[]
  hasFailed?: boolean
  /** The channel that is asked for something just now. */
  busy?: string | undefined
  /** Links by integration. */
  problems: Readonly<Record<string, LinkProblem | undefined>>
}

/** Links channels; failures are kept in the state, and no call throws. */
export interface ChannelLinks {
  $state: ReadableAtom<ChannelLinksState>
  load(): Promise<void>
  /** Begins to link a channel, or asks the visitor there once more. */
  begin(request: LinkRequest): Promise<void>
  /** @param isCancelled Shows that the link was cancelled before it was confirmed. */
  end(link: AnyLink, isCancelled?: boolean): Promise<void>
  tell(integrationId: string, problem?: LinkProblem): void
}

const problemWith = (code: LinkProblem['code'], { displayName }: AnyLink): LinkProblem => ({
  code,
  appUserNumber: displayName
})

const problemOf = (error: unknown): LinkProblem => {
  const { code, cause } = error as ChatError
  const { retryAfterSeconds = 60 } = Object(cause) as { retryAfterSeconds?: number }
  return { code, minutes: Math.ceil(retryAfterSeconds / 60) }
}

/** Keeps the links of one messenger's visitor, as calls and events change them. */
export const createChannelLinks = ({
  on,
  clientReady,
  onDestroy
}: MessengerContext): ChannelLinks => {
  const $state = atom<ChannelLinksState>({ problems: {} })
  /** Links changed by events since the last call began: these are newer than its answer. */
  const heard = new Set<string>()
  const change = (changes: Partial<ChannelLinksState>) =>
    $state.set({ ...$state.get(), ...changes })
  const find = ({ id }: AnyLink) => $state.get().links?.find(each => each.id === id)
  const without = (isGone: (link: AnyLink) => boolean) =>
    ($state.get().links ?? []).filter(link => !isGone(link))

  const drop = ({ id }: AnyLink) => change({ links: without(each => each.id === id) })
  /** A channel that is linked anew is linked once. */
  const put = (link: AnyLink) => {
    const others = without(({ integrationId }) => integrationId === link.integrationId)
    change({ links: [...others, { ...find(link), ...link }] })
  }
  const tell: ChannelLinks['tell'] = (integrationId, problem) =>
    change({ problems: { ...$state.get().problems, [integrationId]: problem } })

  onDestroy(
    on('link', ({ type, link, reason }) => {
      heard.add(link.id)
      // Links that were not loaded yet are not displayed.
      if (!$state.get().links) return
      if (reason !== 'removed')
        tell(link.integrationId, reason && problemWith(reason, find(link) ?? link))
      if (type === 'link:removed') drop(link)
      else put(link)
    })
  )

  /** Asks something for one channel. */
  const ask = async (
    integrationId: string,
    act: (internals: ClientInternals) => Promise<unknown>
  ) => {
    heard.clear()
    change({ busy: integrationId })
    tell(integrationId)
    try {
      const { internals, mainConversation } = await clientReady
      // Only the default conversation can be linked, so there has to be one. Spec §4.
      if (!mainConversation().info.peek()) await internals.createSession({})
      await act(internals)
    } catch (error) {
      tell(integrationId, problemOf(error))
    }
    if ($state.get().busy === integrationId) change({ busy: undefined })
  }

  return {
    $state,
    tell,
    load: async () => {
      if ($state.get().links) return
      change({ hasFailed: false })
      const { internals, $session } = await clientReady
      // A request would create a user, and a new user has no links.
      if (!$session.get()) return change({ links: [] })
      try {
        let answer: LinksAnswer
        do {
          heard.clear()
          answer = await internals.call<LinksAnswer>('/links')
        } while (heard.size)
        change(answer)
      } catch {
        change({ hasFailed: true })
      }
    },
    begin: request =>
      ask(request.integrationId, async internals => {
        const { link } = await internals.call<LinkAnswer>('/links', { body: request })
        const displayName = request.address ?? request.phoneNumber
        const newer = heard.has(link.id) ? find(link) : link
        if (newer) put({ ...(displayName && { displayName }), ...newer })
      }),
    end: (link, isCancelled) =>
      ask(link.integrationId, async internals => {
        await internals.call(`/links/${link.id}`, { method: 'DELETE' })
        drop(link)
        if (isCancelled) tell(link.integrationId, problemWith('cancelled', link))
      })
  }
}
