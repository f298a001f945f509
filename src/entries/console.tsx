import '../console/console.css'
import { mountConsole } from '../console'

const RETRY_AT_ONCE = ['online', 'pageshow', 'visibilitychange'] as const

/** Waits, but not while the page has a reason to hope. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const targets = [window, document]
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
    for (const type of RETRY_AT_ONCE) targets.forEach(at => at.addEventListener(type, done))

    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      for (const type of RETRY_AT_ONCE) targets.forEach(at => at.removeEventListener(type, done))
      resolve()
    }
  })

const onOffline = (listener: () => void) => {
  window.addEventListener('offline', listener)
  return () => window.removeEventListener('offline', listener)
}

const holdPage = (isNeeded: () => boolean) => {
  const onUnload = (event: BeforeUnloadEvent) => {
    if (isNeeded()) event.preventDefault()
  }
  window.addEventListener('beforeunload', onUnload)
  return () => window.removeEventListener('beforeunload', onUnload)
}

const element = document.getElementById('console')
if (element) {
  mountConsole(element, {
    fetch: (...request) => fetch(...request),
    openUpload: () => new XMLHttpRequest(),
    addressBar: window,
    openStorage: () => localStorage,
    languages: navigator.languages,
    loadOriginals: async language => (await import('./load-originals')).loadOriginals(language),
    wait,
    onOffline,
    holdPage
  })
}
