import { createContext, useContext } from 'react'
import type { ReadableAtom, WritableAtom } from 'nanostores'
import type { ConnectionStatus, ConversationModel } from '../client'
import type { WidgetSettings } from './api'
import type { Translate } from './strings'

/** What the components of one messenger share. */
export interface Services {
  settings: WidgetSettings
  translate: Translate
  /** Names the messenger to those who do not see it. */
  title: string
  locale: string
  /** Whether the visitor sees the messenger. */
  $isShown: ReadableAtom<boolean>
  $connection: ReadableAtom<ConnectionStatus>
  /** The conversation on the screen; undefined until the code that keeps it has come. */
  $conversation: ReadableAtom<ConversationModel | undefined>
  /** What is written and not yet sent; outlives closing. */
  $draft: WritableAtom<string>
  /** Sends the draft, which stays where it is until it can be kept. */
  send(): void
  retry(clientMessageId: string): void
  loadHistory(conversation: ConversationModel): Promise<void>
  /** The visitor has seen what is unread. */
  markRead(): void
  close(): void
}

const ServicesContext = createContext<Services | undefined>(undefined)

export const ServicesProvider = ServicesContext.Provider

/** Gives a component what its messenger shares. */
export const useServices = (): Services => useContext(ServicesContext)!
