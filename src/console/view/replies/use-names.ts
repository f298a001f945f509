import type { ReplyPlaceholder } from '../../../protocol'
import { useValue } from '../../../ui'
import { useConsole } from '../context'

/**
 * Returns the names that the placeholders of a saved reply stand for.
 *
 * @param visitor Name of the visitor; empty: it is not known.
 */
export const useNames = (visitor: string): Record<ReplyPlaceholder, string> => {
  const { session } = useConsole()
  const me = useValue(session.$session)
  const agent = me.state === 'signed-in' ? (me.me.user.displayName ?? '') : ''
  return { 'visitor.name': visitor, 'agent.name': agent }
}
