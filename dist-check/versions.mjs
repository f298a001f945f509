import { readFile } from 'node:fs/promises'
import { cdnFolder, root, version } from '../src/build/index.mjs'

export const title = 'versions agree'

export async function findProblems() {
  const read = (/** @type {string} */ path) => readFile(path, 'utf8')
  const newest = /^## (\S+)/m.exec(await read(`${root}CHANGELOG.md`))?.[1]
  const budgets = /** @type {{ path: string[] }[]} */ (
    JSON.parse(await read(`${root}size-limit.json`))
  )
  const places = {
    'src/build/package.json': JSON.parse(await read(`${root}src/build/package.json`)).version,
    'src/server/package.json': JSON.parse(await read(`${root}src/server/package.json`)).version,
    'the newest heading of CHANGELOG.md': newest,
    'manifest.json of the CDN': JSON.parse(await read(`${cdnFolder}manifest.json`)).version,
    ...Object.fromEntries(
      budgets
        .flatMap(({ path }) => path)
        .filter(path => path.startsWith('dist/cdn/'))
        .map(path => [`${path} in size-limit.json`, path.split('/')[2]])
    )
  }
  return Object.entries(places)
    .filter(([, found]) => found !== version)
    .map(([place, found]) => `package.json says ${version}, ${place} says ${found}`)
}
