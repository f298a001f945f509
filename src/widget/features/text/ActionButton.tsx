import type { Action } from '../../../protocol'
import { LinkButton } from './LinkButton'
import { Offer } from './Offer'
import { PostbackButton } from './PostbackButton'
import { UnsupportedAction } from './UnsupportedAction'
import { WebviewButton } from './WebviewButton'

/** A button of any action type that stays under its message, unlike quick replies. */
export function ActionButton({ action }: { action: Action }) {
  switch (action.type) {
    case 'link':
      return <LinkButton uri={action.uri} text={action.text} />
    case 'webview':
      return <WebviewButton action={action} />
    case 'postback':
      return <PostbackButton action={action} />
    case 'buy':
      return <Offer action={action} />
    default:
      return <UnsupportedAction />
  }
}
