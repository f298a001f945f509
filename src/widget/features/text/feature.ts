import { defineFeature } from '../../core'
import { Unsupported } from '../../shared'
import { Actions } from './Actions'
import { createOpenReceived } from './create-open-received'
import { RichText } from './RichText'
import { STYLES } from './styles'
import { TaggedText } from './TaggedText'
import { TextMessage } from './TextMessage'
import { TEXTS } from './texts'
import { Webview } from './Webview'

/** Texts with links or tags, buttons under messages, and the pages that these open. */
export const feature = defineFeature({
  slots: [
    'textMessage',
    'unsupportedMessage',
    'taggedText',
    'actions',
    'richText',
    'webview',
    'openReceived'
  ],
  styles: STYLES,
  texts: TEXTS,
  setup: context => ({
    textMessage: TextMessage,
    unsupportedMessage: Unsupported,
    taggedText: TaggedText,
    actions: Actions,
    richText: RichText,
    webview: Webview,
    openReceived: createOpenReceived(context)
  })
})
