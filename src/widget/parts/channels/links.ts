import { atom, type ReadableAtom } from 'nanostores'
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

const problemOf = (error: unknown): LinkProblem => {
  const { code, cause } = error as ChatError
  const { retryAfterSeconds = 60 } = Object(cause) as { retryAfterSeconds?: number }
  return { code, minutes: Math.ceil(retryAfterSeconds / 60) }
}

/** Keeps the links of one messenger's visitor, as calls and events change them. */
export const createLinks = ({ context, opened, onDestroy }: Services): Links => {
  const $state = atom<LinksState>({ problems: {} })
  const change = (changes: Partial<LinksState>) => $state.set({ ...$state.get(), ...changes })

  const drop = ({ id }: AnyLink) =>
    change({ links: $state.get().links?.filter(each => each.id !== id) ?? [] })
  const put = (link: AnyLink) => {
    drop(link)
    change({ links: [...$state.get().links!, link] })
  }
  const tell: Links['tell'] = (integrationId, problem) =>
    change({ problems: { ...$state.get().problems, [integrationId]: problem } })

  onDestroy(
    context.emitter.on('link', ({ type, link, reason }) => {
      // Before they are asked for, nobody looks at them.
      if (!$state.get().links) return
      if (type === 'link:removed') drop(link)
      else put(link)
      if (reason !== 'removed')
        tell(link.integrationId, reason && { code: reason, appUserNumber: link.displayName })
    })
  )

  /** Asks something for one channel. */
  const ask = async (integrationId: string, act: () => Promise<unknown>) => {
    change({ busy: integrationId })
    tell(integrationId)
    try {
      await act()
    } catch (error) {
      tell(integrationId, problemOf(error))
    }
    change({ busy: undefined })
  }

  return {
    $state,
    tell,
    load: async () => {
      if ($state.get().links) return
      change({ hasFailed: false })
      const { core, $session } = await opened
      try {
        // A call would make the server know the visitor, who then has no links for certain.
        change($session.get() ? await core.call<LinksAnswer>('/links') : { links: [] })
      } catch {
        change({ hasFailed: true })
      }
    },
    begin: request =>
      ask(request.integrationId, async () => {
        const { core, mainConversation } = await opened
        // Only the default conversation can be linked, so there has to be one. Spec §4.
        if (!mainConversation().info.peek()) await core.open({})
        const { link } = await core.call<LinkAnswer>('/links', { body: request })
        const displayName = request.address ?? request.phoneNumber
        put({ ...(displayName && { displayName }), ...link })
      }),
    end: (link, isCancelled) =>
      ask(link.integrationId, async () => {
        const { core } = await opened
        await core.call(`/links/${link.id}`, { method: 'DELETE' })
        drop(link)
        if (isCancelled)
          tell(link.integrationId, { code: 'cancelled', appUserNumber: link.displayName })
      })
  }
}
