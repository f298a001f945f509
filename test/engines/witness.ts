import type { Visitor } from './visitor'

type WithComplaints = Window & { violations: string[] }

/** Runs in the page before any other script. */
const watch = () => {
  const violations: string[] = []
  Object.assign(window, { violations })
  const complain = (text: string) => violations.push(text)

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
  // Events are queued until this has run, so that none is missed.
  const observer = new MutationObserver(records => {
    for (const { addedNodes } of records) addedNodes.forEach(listenTo)
  })
  observer.observe(document, { childList: true, subtree: true })
  // A browser may give a frame another document when it has loaded.
  addEventListener('load', ({ target }) => listenTo(target), true)
}

/** Script that collects the errors, console messages and policy violations of its page. */
export const WITNESS = `(${watch})()`

/** Reads what the page has collected since it was loaded. */
export const violationsOf = ({ look }: Visitor): Promise<string[]> =>
  look('page', () => (window as unknown as WithComplaints).violations)
