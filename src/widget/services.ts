import { createContext, useContext } from 'react'
import type { ReadableAtom, WritableAtom } from 'nanostores'
import type { Messenger, ConversationModel } from '../client'
import type { WidgetSettings } from './api'
import type { Translate } from './strings'

/** What the components of one messenger share. */
export interface Services {
  messenger: Messenger
  settings: WidgetSettings
  translate: Translate
  /** Names the messenger to those who do not see it. */
  title: string
  locale: string
  /** Whether the visitor sees the messenger. */
  $isShown: ReadableAtom<boolean>
  /** The conversation on the screen. */
  $conversation: ReadableAtom<ConversationModel>
  /** What is written and not yet sent; outlives closing. */
  $draft: WritableAtom<string>
  /** The visitor has seen what is unread. */
  markRead(conversation: ConversationModel): void
  close(): void
}

const ServicesContext = createContext<Services | undefined>(undefined)

export const ServicesProvider = ServicesContext.Provider

/** Gives a component what its messenger shares. */
export const useServices = (): Services => useContext(ServicesContext)!
