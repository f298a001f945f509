import { useEffect, type RefObject } from 'react'
import type { ConversationList } from '../../../client/conversation-calls'

/** Nearer to the end than this asks for what lies beyond. */
const NEAR_PX = 40

/**
 * Loads more when the end of a list comes near: as it is scrolled, and while its rows do not fill it.
 *
 * @param count Of the rows.
 * @returns To be called when the list is scrolled.
 */
export const useMoreAtEnd = (
  box: RefObject<HTMLElement | null>,
  { state, loadMore }: ConversationList,
  count: number
): (() => void) => {
  const look = () => {
    const { scrollHeight, scrollTop, clientHeight } = box.current!
    if (scrollHeight - scrollTop - clientHeight < NEAR_PX && state.peek() === 'more') {
      // The list's state shows the failure.
      loadMore().catch(() => {})
    }
  }

  useEffect(() => {
    const view = box.current!.ownerDocument.defaultView
    look()
    view?.addEventListener('resize', look)
    return () => view?.removeEventListener('resize', look)
  }, [count])

  return look
}
