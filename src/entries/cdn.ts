import {
  createWidget,
  importChecked,
  readScriptAddress,
  takeOver,
  type Closure,
  type LoaderTag
} from '../loader'

/** Hashes of the messenger; the build fills them in. */
declare const __MESSENGER__: Closure

const script = document.currentScript as LoaderTag
const { base, folder } = readScriptAddress(script.src)

// Stage 1: the public object, and the launcher when the page calls `init`.
takeOver(
  window,
  script.stub,
  createWidget({
    page: window,
    defaultBaseUrl: base,
    loadMessenger: async () =>
      (await importChecked<typeof import('./messenger')>(document, folder, __MESSENGER__))
        .mountMessenger
  })
)
