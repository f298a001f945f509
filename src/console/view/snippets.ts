/** Major version that pages should load. */
export const SNIPPET_VERSION = '5'

/**
 * Returns the tag that loads the messenger by the loader.
 *
 * @param code Response of the server's `/web/snippet.js`.
 */
export const snippetTag = (code: string, integrationId: string): string =>
  ['<script>', code, `Pipit.init({ integrationId: '${integrationId}' })`, '</script>'].join('\n')

/**
 * Returns tags that load the messenger without the loader.
 *
 * @param origin Public origin of the server, such as `https://chat.example`.
 */
export const directTags = (origin: string, integrationId: string): string =>
  [
    `<script src="${origin}/cdn/${SNIPPET_VERSION}/pipit.js"></script>`,
    '<script>',
    `  if (window.Pipit) Pipit.init({ integrationId: '${integrationId}', configBaseUrl: '${origin}' })`,
    '</script>'
  ].join('\n')

/** Command that adds the package to a project. */
export const NPM_COMMAND = 'npm install pipit'

/**
 * Returns the code that starts the messenger from the npm package.
 *
 * @param origin Public origin of the server, such as `https://chat.example`.
 */
export const npmModule = (origin: string, integrationId: string): string =>
  [
    "import Pipit from 'pipit'",
    '',
    'Pipit.init({',
    `  integrationId: '${integrationId}',`,
    `  configBaseUrl: '${origin}'`,
    '})'
  ].join('\n')
