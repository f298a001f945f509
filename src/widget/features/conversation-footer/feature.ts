import { defineFeature } from '../../core'
import { ConversationFooter } from './ConversationFooter'
import { openWebviews } from './open-webviews'
import { startSound } from './sound'
import { STYLES } from './styles'
import { TEXTS } from './texts'

/** Typing, delivery marks and the sound of a conversation that is connected. */
export const feature = defineFeature({
  slots: ['conversationFooter'],
  styles: STYLES,
  texts: TEXTS,
  setup: context => {
    startSound(context)
    openWebviews(context)
    return { conversationFooter: ConversationFooter }
  }
})
