// What old browsers lack, under the names that it stands for: globals, functions of globals, `.methods()`
// and `.properties` of whatever they are of, the `.setting=` of some, and `~helpers` that Babel asks for.
// The build lets our code use these, takes in only those that are used, and other scripts do not see them: the
// page keeps its globals and prototypes as they are.

export { SmallAbortController as AbortController, timeout as 'AbortSignal.timeout' } from './abort'
export {
  at as '.at()',
  find as '.find()',
  findIndex as '.findIndex()',
  findLast as '.findLast()',
  findLastIndex as '.findLastIndex()',
  flat as '.flat()',
  flatMap as '.flatMap()',
  includes as '.includes()'
} from './arrays'
export {
  createClass as '~createClass',
  defineAccessor as '~defineAccessor',
  extendable as '~wrapNativeSuper',
  inherit as '~inheritsLoose',
  privateBase as '~classPrivateFieldLooseBase',
  privateKey as '~classPrivateFieldLooseKey'
} from './classes'
export { cryptoOfOurs as crypto } from './crypto'
export {
  lowerCss as __lowerCss,
  setCssText as '.cssText=',
  setProperty as '.setProperty()'
} from './css'
export {
  append as '.append()',
  close as '.close()',
  closest as '.closest()',
  contentDocument as '.contentDocument',
  matchMedia as '.matchMedia()',
  matches as '.matches()',
  prepend as '.prepend()',
  remove as '.remove()',
  replaceChildren as '.replaceChildren()',
  scrollTo as '.scrollTo()',
  showModal as '.showModal()',
  visibilityState as '.visibilityState'
} from './elements'
export { fetchOfOurs as fetch } from './fetch'
export { globalOfOurs as globalThis } from './global'
export { intlOfOurs as Intl } from './intl'
export {
  asArray as '~slicedToArray',
  asArray as '~toArray',
  copy as '~arrayLikeToArray',
  iterate as '~createForOfIteratorHelperLoose',
  toArray as 'Array.from',
  toArray as '~toConsumableArray'
} from './iterate'
export { later as queueMicrotask } from './later'
export { SmallMap as Map } from './map'
export { isInteger as 'Number.isInteger' } from './numbers'
export {
  assign as 'Object.assign',
  assign as '~extends',
  entries as 'Object.entries',
  fromEntries as 'Object.fromEntries',
  hasOwn as 'Object.hasOwn',
  is as 'Object.is',
  omit as '~objectWithoutPropertiesLoose',
  values as 'Object.values'
} from './objects'
export { PromiseOfOurs as Promise } from './promise'
export { ResizeObserverOfOurs as ResizeObserver } from './resize-observer'
export { asyncToGenerator as '~asyncToGenerator', regenerator as '~regenerator' } from './run-async'
export { SmallSet as Set } from './set'
export {
  endsWith as '.endsWith()',
  fromCodePoint as 'String.fromCodePoint',
  matchAll as '.matchAll()',
  padStart as '.padStart()',
  repeat as '.repeat()',
  replaceAll as '.replaceAll()',
  startsWith as '.startsWith()'
} from './strings'
export { nameOfOurs as Symbol, sharedName as 'Symbol.for' } from './symbol'
export { toLocaleString as '.toLocaleString()' } from './to-locale-string'
export { UrlOfOurs as URL } from './url'
export { SmallWeakMap as WeakMap } from './weak-map'
