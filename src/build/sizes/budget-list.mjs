import { readFile } from 'node:fs/promises'
import { cdnFolder, distFolder, root } from '../project.mjs'

/**
 * @typedef {object} BudgetFiles
 * @property {string} name
 * @property {string[]} files Paths from the project's folder.
 * @property {number} [ceiling] Bytes that the budget never exceeds.
 * @property {boolean} [isFixed] The ceiling is the budget, without measuring.
 */

/** Files of the CDN that must be there before a composer can be used. */
const OPENING = ['messenger']
const TEXT = [...OPENING, 'live', 'features']

/**
 * Stories of a visitor, each with all files that are downloaded after the launcher.
 * `test/browser/download-sizes.test.ts` plays them, and compares these lists with what is downloaded.
 *
 * @type {Record<string, { files: string[], ceiling?: number }>}
 */
const STORIES = {
  'opening, until the composer is usable': { files: OPENING, ceiling: 13_600 },
  'first text, sent and answered': { files: TEXT, ceiling: 28_945 },
  'first text from a starter': { files: [...TEXT, 'welcome'] },
  'first link': { files: [...TEXT, 'common', 'contents'] },
  'first picture': { files: [...TEXT, 'common', 'contents', 'times', 'uploads'] },
  'first form': { files: [...TEXT, 'common', 'forms', 'times'] },
  'returning visitor with three conversations': {
    files: [...TEXT, 'common', 'history', 'navigation', 'preview']
  },
  'first text on a phone': { files: [...TEXT, 'common', 'environment'] },
  'first text in German': {
    files: ['options', ...TEXT, 'common', 'environment', 'locale-index', 'locale-de']
  },
  'old browsers, until the composer is usable': {
    files: ['pipit.legacy', 'messenger.legacy'],
    ceiling: 23_500
  }
}

/** Budgets of what the search of the guide loads, compressed; the server adds the calls of the REST API. */
const SEARCH_TEXTS_MAX_BYTES = 66_500
const REST_API_CALLS_MAX_BYTES = 18_250

/** Most bytes that the server sends for the search, which `test/server/guide.test.ts` measures. */
export const SERVED_SEARCH_MAX_BYTES = SEARCH_TEXTS_MAX_BYTES + REST_API_CALLS_MAX_BYTES

/**
 * Files of the guide: two that each page loads, and what its search loads at the first focus, which grows
 * with the pages.
 *
 * @type {Record<string, { file: string, ceiling?: number, isFixed?: boolean }>}
 */
const GUIDE = {
  'guide: script with the search': { file: 'guide.js', ceiling: 10_000 },
  'guide: style sheet': { file: 'guide.css' },
  'guide: texts of the search': {
    file: 'search.json',
    ceiling: SEARCH_TEXTS_MAX_BYTES,
    isFixed: true
  }
}

/** Names of the stories. */
export const storyNames = Object.keys(STORIES)

const CHUNK = 'chunk: '
const LANGUAGE = 'largest language'
const isLanguage = (/** @type {string} */ file) => /^locale-(?!index)/.test(file)

/**
 * Lists all budgets: the launcher, the stories, each modern chunk that was built, but for one that is a
 * story by itself, and the guide.
 *
 * @returns {Promise<BudgetFiles[]>}
 */
export async function listBudgets() {
  const { entries, files } = JSON.parse(await readFile(`${cdnFolder}manifest.json`, 'utf8'))
  const folder = cdnFolder.slice(root.length)
  const fileOf = (/** @type {string} */ name) => `${folder}${name}.js`
  const isStory = (/** @type {string} */ name) =>
    Object.values(STORIES).some(story => story.files.map(file => `${file}.js`).join() === name)
  const chunks = Object.keys(entries).filter(
    name =>
      !name.startsWith('pipit.') &&
      !name.endsWith('.legacy.js') &&
      !isLanguage(name) &&
      !isStory(name)
  )
  const sizeOf = (/** @type {string} */ name) => files[name].brotli
  const [largest = ''] = Object.keys(entries)
    .filter(name => isLanguage(name) && !name.endsWith('.legacy.js'))
    .sort((a, b) => sizeOf(b) - sizeOf(a))
  return [
    {
      name: 'snippet',
      files: [`${distFolder.slice(root.length)}server/snippet.js`],
      ceiling: 600,
      isFixed: true
    },
    { name: 'pipit.js', files: [fileOf('pipit')], ceiling: 3200, isFixed: true },
    { name: 'pipit.v4.js', files: [fileOf('pipit.v4')] },
    ...Object.entries(STORIES).map(([name, story]) => ({
      ...story,
      name,
      files: story.files.map(fileOf)
    })),
    ...chunks
      .sort()
      .map(name => ({ name: CHUNK + name.replace('.js', ''), files: [folder + name] })),
    { name: LANGUAGE, files: [folder + largest] },
    ...Object.entries(GUIDE).map(([name, { file, ...limits }]) => ({
      ...limits,
      name,
      files: [`${distFolder.slice(root.length)}guide/guide/${file}`]
    }))
  ]
}
