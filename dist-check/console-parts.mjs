import { readFile, stat } from 'node:fs/promises'
import { root } from '../src/build/index.mjs'

const FOLDER = `${root}dist/console/`
const SCRIPT = 'console.js'

/** Imports without a call, of the files that stand beside. */
const IMPORTED = /(?:from|import) ?"\.\/([^"]+\.js)"/g
const PRELOADED = /rel="modulepreload" href="([^"]+)"/g

/** Menus, windows and notices of the component library. */
const LIBRARY = /react-aria-components\/src\/(Menu|Modal|Popover|Toast)\.tsx$/
const INBOX = /console\/view\/(Desk|InboxScreen|Composer|MessageList)\.tsx$/
const OTHER_SCREENS =
  /console\/view\/(?:.*\/)?(SettingsForm|QuestionsInput|PictureInput|OwnTextsInput|PreviewPane|IntegrationScreens|ConnectWebForm|WebhookInputs|InstallSnippets|AppForm|HoursSection|KeysScreen|TeamScreen|RepliesScreen|PersonDetails|ChangesScreen|AccountScreen|SetUpForm|JoinScreen)\.tsx$/

/** Sizes after brotli, in bytes. */
const SIGN_IN_MAX_BYTES = 117_000
const INBOX_MAX_BYTES = 203_000

const matches = (/** @type {string} */ text, /** @type {RegExp} */ pattern) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

/** Lists the files that a file cannot run without, itself first. */
async function listFiles(/** @type {string} */ entry) {
  const files = new Set([entry])
  for (const name of files) {
    for (const each of matches(await readFile(`${FOLDER}${name}`, 'utf8'), IMPORTED))
      files.add(each)
  }
  return [...files]
}

/** Lists the sources of files, by their maps. */
async function listSources(/** @type {string[]} */ files) {
  const maps = files.map(async name => JSON.parse(await readFile(`${FOLDER}${name}.map`, 'utf8')))
  return /** @type {string[]} */ ((await Promise.all(maps)).flatMap(({ sources }) => sources))
}

/** Adds up the sizes of files after brotli, in bytes. */
async function weigh(/** @type {string[]} */ files) {
  const sizes = files.map(async name => (await stat(`${FOLDER}${name}.br`)).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

export const title = 'the first screens of the console load no other screens'

/** Finds what a first screen should not load. */
async function findExcess(
  /** @type {string} */ name,
  /** @type {{ files: string[], unwanted: RegExp[], maxBytes: number }} */ {
    files,
    unwanted,
    maxBytes
  }
) {
  const sources = await listSources(files)
  const found = sources.filter(source => unwanted.some(pattern => pattern.test(source)))
  const bytes = await weigh(files)
  return [
    ...(found.length ? [`${name} loads ${found.join(', ')}`] : []),
    ...(bytes > maxBytes ? [`${name} loads ${bytes} B, more than ${maxBytes} B`] : [])
  ]
}

export async function findProblems() {
  const page = await readFile(`${FOLDER}index.html`, 'utf8')
  const signIn = await listFiles(SCRIPT)
  const inbox = [...new Set([...signIn, ...matches(page, PRELOADED)])]
  const problems = await Promise.all([
    findExcess('sign-in', {
      files: signIn,
      unwanted: [LIBRARY, INBOX, OTHER_SCREENS],
      maxBytes: SIGN_IN_MAX_BYTES
    }),
    findExcess('the inbox', {
      files: inbox,
      unwanted: [OTHER_SCREENS],
      maxBytes: INBOX_MAX_BYTES
    })
  ])
  return problems.flat()
}
