import type { DeviceInfo } from '../protocol'

/** What the server learns of the page that the visitor writes from. */
export const describePage = ({ document, location, navigator }: Window): DeviceInfo['info'] => ({
  currentUrl: location.href,
  currentTitle: document.title,
  browserLanguage: navigator.language,
  referrer: document.referrer,
  userAgent: navigator.userAgent
})
