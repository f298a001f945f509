/** Language features to remove. Those of the frame are kept, since only tests run code there. */
const LANGUAGE =
  'FinalizationRegistry Map Promise Proxy Reflect Set Symbol WeakMap WeakRef WeakSet globalThis'

/** Features of windows to remove. */
const PLATFORM =
  'AbortController AbortSignal CSSStyleSheet CustomEvent Highlight IntersectionObserver ResizeObserver ' +
  'TextDecoder TextEncoder URL URLSearchParams WebSocket createImageBitmap fetch queueMicrotask ' +
  'requestIdleCallback scheduler structuredClone trustedTypes'

/** Members to remove, by their owner; those of its prototype behind a colon. */
const MEMBERS_OF_LANGUAGE = {
  Array: 'from of',
  'Array:':
    'at copyWithin entries fill find findIndex findLast findLastIndex flat flatMap includes keys ' +
    'toReversed toSorted toSpliced values with',
  Math: 'clz32 hypot log10 log2 sign trunc',
  Number: 'isFinite isInteger isNaN isSafeInteger parseFloat parseInt',
  Object:
    'assign entries fromEntries getOwnPropertyDescriptors groupBy hasOwn is setPrototypeOf values',
  String: 'fromCodePoint raw',
  'String:':
    'at codePointAt endsWith includes matchAll normalize padEnd padStart repeat replaceAll ' +
    'startsWith trimEnd trimStart'
}

const MEMBERS_OF_PLATFORM = {
  CSS: 'supports',
  'CharacterData:': 'after before remove replaceWith',
  'Crypto:': 'randomUUID',
  'Document:': 'adoptedStyleSheets append currentScript prepend replaceChildren',
  'Element:':
    'after append ariaExpanded ariaLabel before checkVisibility closest matches prepend remove ' +
    'replaceChildren replaceWith scroll scrollBy scrollIntoView scrollTo toggleAttribute',
  'HTMLDialogElement:': 'close showModal',
  'MediaQueryList:': 'addEventListener onchange removeEventListener',
  'UIEvent:': 'composedPath'
}

const forget = (globals: string, members: Record<string, string>) => `
  var members = ${JSON.stringify(members)}
  Object.keys(members).forEach(function (name) {
    var owner = window[name.replace(':', '')]
    if (owner && /:$/.test(name)) owner = owner.prototype
    if (owner) members[name].split(' ').forEach(function (member) { delete owner[member] })
  })
  ${JSON.stringify(globals)}.split(' ').forEach(function (name) { delete window[name] })`

/**
 * Removes from a browser the features that old ones lack, with a script that runs in every frame
 * before all others. From then on tests reach pages through locators only, which run in a world of
 * their own.
 */
export const forgetWhatIsNew = `
  ${forget(PLATFORM, MEMBERS_OF_PLATFORM)}
  if (window === top) (function () {
    ${forget(LANGUAGE, MEMBERS_OF_LANGUAGE)}
  })()`
