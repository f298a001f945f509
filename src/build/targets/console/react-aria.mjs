import { readFile } from 'node:fs/promises'

/** Texts of a language. */
const LANGUAGE =
  /react-(aria|stately|aria-components)\/dist\/private\/intl\/.*[a-z]{2}-[A-Z]{2}\.mjs$/

/** Languages of the console. */
const SPOKEN = /(ar-AE|de-DE|en-US|es-ES|fr-FR|pt-BR)\.mjs$/

const ANNOUNCER = /dist\/private\/live-announcer\/LiveAnnouncer\.mjs$/
const SETS_MARKUP = ".innerHTML = ''"

/**
 * Fits React Aria to the console: drops languages that the console does not have, and an assignment of markup,
 * which the console's content security policy refuses.
 *
 * @type {import('esbuild').Plugin}
 */
export const reactAria = {
  name: 'react-aria',
  setup({ onLoad }) {
    onLoad({ filter: LANGUAGE }, ({ path }) =>
      SPOKEN.test(path) ? undefined : { contents: 'export default undefined' }
    )
    onLoad({ filter: ANNOUNCER }, async ({ path }) => {
      const code = await readFile(path, 'utf8')
      if (!code.includes(SETS_MARKUP)) throw new Error(`${path} no longer sets ${SETS_MARKUP}`)
      return { contents: code.replaceAll(SETS_MARKUP, '.replaceChildren()') }
    })
  }
}
