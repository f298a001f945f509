/** Major version that pages should ask for. */
export const SNIPPET_VERSION = '5'

/**
 * The tag that brings the messenger by the loader.
 *
 * @param code What the server's `/web/snippet.js` answers.
 */
export const snippetTag = (code: string, integrationId: string): string =>
  ['<script>', code, `Pipit.init({ integrationId: '${integrationId}' })`, '</script>'].join('\n')

/**
 * Tags that bring the messenger without the loader.
 *
 * @param origin Where the server is seen from, such as `https://chat.example`.
 */
export const directTags = (origin: string, integrationId: string): string =>
  [
    `<script src="${origin}/cdn/${SNIPPET_VERSION}/pipit.js"></script>`,
    '<script>',
    `  Pipit.init({ integrationId: '${integrationId}', configBaseUrl: '${origin}' })`,
    '</script>'
  ].join('\n')
