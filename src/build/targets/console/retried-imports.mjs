const IMPORT = /\bimport\((?=")/g

/** Imports a file; after a failure under another query, because browsers keep a failed module of an address. */
const RETRIED = `function retry$(t){let f=retry$.failures??={};return import(t+(f[t]?"?"+f[t]:"")).catch(e=>{f[t]=(f[t]??0)+1;throw e})}`

/**
 * Has the dynamic imports of a bundled file request a file that failed under another address. The name is as
 * long as the word it replaces, and the function stands behind the code, so that the source map stays true.
 */
export function withRetriedImports(/** @type {string} */ code) {
  const retried = code.replace(IMPORT, () => 'retry$(')
  return retried === code
    ? code
    : retried.replace(/(?=\/\/# sourceMappingURL=)/, () => `${RETRIED}\n`)
}
