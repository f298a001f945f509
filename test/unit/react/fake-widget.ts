import { createEmitter, type Conversation } from '../../../src/protocol'
import type { MessengerWidget, WidgetEvents } from '../../../src/widget/core/public'

/** The public object without a messenger, which records its calls. */
export const createFakeWidget = () => {
  const { on, off, emit } = createEmitter<WidgetEvents>()
  const calls: [name: string, ...args: unknown[]][] = []
  const state = {
    conversations: [] as Conversation[],
    unread: 0,
    user: undefined as object | undefined,
    /** Error with which the next calls reject. */
    failure: undefined as Error | undefined
  }
  const note =
    (name: string) =>
    async (...args: unknown[]) => {
      calls.push([name, ...args])
      if (state.failure) throw state.failure
    }
  const widget = {
    on,
    off,
    init: note('init'),
    login: note('login'),
    logout: note('logout'),
    updateSettings: note('updateSettings'),
    getConversationById: note('getConversationById'),
    setDelegate: (delegate: unknown) => void calls.push(['setDelegate', delegate]),
    render: (element: unknown) => void calls.push(['render', element]),
    destroy: () => {
      calls.push(['destroy'])
      emit('destroy')
      off()
    },
    getConversations: () => state.conversations,
    getUnreadCount: () => state.unread,
    getUser: () => state.user
  } as unknown as MessengerWidget
  return { widget, emit, calls, state }
}
