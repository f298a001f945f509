import type { Visitor } from './visitor'

type WithComplaints = Window & { complaints: string[] }

/** Runs in the page before all else. */
const watch = () => {
  const complaints: string[] = []
  Object.assign(window, { complaints })
  const complain = (text: string) => complaints.push(text)

  addEventListener('error', ({ message }) => complain(message))
  addEventListener('unhandledrejection', ({ reason }) => complain(`Unhandled: ${reason}`))
  for (const level of ['error', 'warn'] as const) {
    const say = console[level]
    console[level] = (...words: unknown[]) => {
      complain(words.join(' '))
      say(...words)
    }
  }

  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) =>
    complain(`${effectiveDirective}: ${blockedURI}`)
  const listenTo = (place: unknown) => {
    const { contentDocument = place } = place as HTMLIFrameElement
    ;(contentDocument as Document).addEventListener('securitypolicyviolation', onViolation)
  }
  listenTo(document)
  // Events wait until this has run, so that none is missed.
  const observer = new MutationObserver(records => {
    for (const { addedNodes } of records) addedNodes.forEach(listenTo)
  })
  observer.observe(document, { childList: true, subtree: true })
  // A browser may give a frame another document when it has loaded.
  addEventListener('load', ({ target }) => listenTo(target), true)
}

/** Script of a page that keeps what goes wrong in it, what is complained of, and what its policy stops. */
export const WITNESS = `(${watch})()`

/** What such a page has heard since it was loaded. */
export const complaintsOf = ({ look }: Visitor): Promise<string[]> =>
  look('page', () => (window as unknown as WithComplaints).complaints)
