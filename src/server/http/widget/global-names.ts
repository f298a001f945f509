/** Reserved words of JavaScript. */
const RESERVED = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum ' +
    'eval export extends false finally for function if implements import in instanceof interface ' +
    'let new null package private protected public return static super switch this throw true ' +
    'try typeof var void while with yield'
  ).split(' ')
)

/** Globals that every window has beyond the language. */
const OF_WINDOWS = new Set(
  (
    'alert blur caches close closed confirm cookieStore customElements document event external ' +
    'find focus frameElement frames getComputedStyle getSelection history indexedDB innerHeight ' +
    'innerWidth length localStorage location locationbar matchMedia menubar moveBy moveTo name ' +
    'open opener origin outerHeight outerWidth parent personalbar postMessage print prompt ' +
    'requestAnimationFrame resizeBy resizeTo screen screenX screenY scroll scrollBy scrollTo ' +
    'scrollX scrollY scrollbars self sessionStorage speechSynthesis status statusbar stop ' +
    'toolbar top trustedTypes visualViewport window Element Image Node Option XMLHttpRequest'
  ).split(' ')
)

/**
 * Returns the reason for which a name cannot be that of a global.
 *
 * @returns Undefined for a name that is free on pages.
 */
export const whyNoGlobal = (name: string): string | undefined => {
  if (RESERVED.has(name)) return 'is a word of JavaScript'
  // Globals of the language are the same in Node as in a page, `__proto__` included.
  return OF_WINDOWS.has(name) || name in globalThis ? 'is taken on every page' : undefined
}
