import { PREVIEW_TEXTS } from '../../shared'

/** English texts of the preview beside the launcher. */
export const TEXTS = {
  ...PREVIEW_TEXTS,
  conversationListRelativeTimeJustNow: 'Just now',
  dismissPreview: 'Dismiss message'
}
