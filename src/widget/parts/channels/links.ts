import { atom, type ReadableAtom } from 'nanostores'
import type { MessengerCore } from '../../../client'
import type {
  ChatError,
  ErrorCode,
  Link,
  LinkAnswer,
  LinkEvent,
  LinkRequest,
  LinksAnswer
} from '../../../protocol'
import type { Services } from '../../services'

type AnyLink = Link<unknown>

/** Why a channel is not linked that was to be. */
export interface LinkProblem {
  code: ErrorCode | Exclude<NonNullable<LinkEvent['reason']>, 'removed'>
  /** Address or number that was to be linked. */
  appUserNumber?: string | undefined
  /** How long to wait before it is tried again. */
  minutes?: number
}

/** The linked channels of one visitor, as far as they are known. */
export interface LinksState {
  /** Undefined until they were asked for. */
  links?: readonly AnyLink[]
  hasFailed?: boolean
  /** The channel that is asked for something just now. */
  busy?: string | undefined
  /** By integration. */
  problems: Readonly<Record<string, LinkProblem | undefined>>
}

/** Links channels; what goes wrong stands in the state, and no call throws. */
export interface Links {
  $state: ReadableAtom<LinksState>
  load(): Promise<void>
  /** Begins to link a channel, or asks the visitor there once more. */
  begin(request: LinkRequest): Promise<void>
  /** @param isCancelled It was never finished, and the visitor is told so. */
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
export const createLinks = ({ on, opened, onDestroy }: Services): Links => {
  const $state = atom<LinksState>({ problems: {} })
  /** Links that events told of since the last call began: they know more than its answer. */
  const heard = new Set<string>()
  const change = (changes: Partial<LinksState>) => $state.set({ ...$state.get(), ...changes })
  const find = ({ id }: AnyLink) => $state.get().links?.find(each => each.id === id)
  const without = (isGone: (link: AnyLink) => boolean) =>
    ($state.get().links ?? []).filter(link => !isGone(link))

  const drop = ({ id }: AnyLink) => change({ links: without(each => each.id === id) })
  /** A channel that is linked anew is linked once. */
  const put = (link: AnyLink) => {
    const others = without(({ integrationId }) => integrationId === link.integrationId)
    change({ links: [...others, { ...find(link), ...link }] })
  }
  const tell: Links['tell'] = (integrationId, problem) =>
    change({ problems: { ...$state.get().problems, [integrationId]: problem } })

  onDestroy(
    on('link', ({ type, link, reason }) => {
      heard.add(link.id)
      // Before they are asked for, nobody looks at them.
      if (!$state.get().links) return
      if (reason !== 'removed')
        tell(link.integrationId, reason && problemWith(reason, find(link) ?? link))
      if (type === 'link:removed') drop(link)
      else put(link)
    })
  )

  /** Asks something for one channel. */
  const ask = async (integrationId: string, act: (core: MessengerCore) => Promise<unknown>) => {
    heard.clear()
    change({ busy: integrationId })
    tell(integrationId)
    try {
      const { core, mainConversation } = await opened
      // Only the default conversation can be linked, so there has to be one. Spec §4.
      if (!mainConversation().info.peek()) await core.open({})
      await act(core)
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
      const { core, $session } = await opened
      // A call would make the server know the visitor, who then has no links for certain.
      if (!$session.get()) return change({ links: [] })
      try {
        let answer: LinksAnswer
        do {
          heard.clear()
          answer = await core.call<LinksAnswer>('/links')
        } while (heard.size)
        change(answer)
      } catch {
        change({ hasFailed: true })
      }
    },
    begin: request =>
      ask(request.integrationId, async core => {
        const { link } = await core.call<LinkAnswer>('/links', { body: request })
        const displayName = request.address ?? request.phoneNumber
        const newer = heard.has(link.id) ? find(link) : link
        if (newer) put({ ...(displayName && { displayName }), ...newer })
      }),
    end: (link, isCancelled) =>
      ask(link.integrationId, async core => {
        await core.call(`/links/${link.id}`, { method: 'DELETE' })
        drop(link)
        if (isCancelled) tell(link.integrationId, problemWith('cancelled', link))
      })
  }
}
