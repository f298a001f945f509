/**
 * Takes the first of a list in `npm test`, and all in `npm run test:full` and when a project runs by itself.
 *
 * @param count Of those in `npm test`.
 */
export const firstInShortRun = <Item>(all: Item[], count: number): Item[] =>
  process.env['SHORT_RUN'] ? all.slice(0, count) : all
