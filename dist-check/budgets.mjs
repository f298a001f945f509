import { basename } from 'node:path'
import { limitOf, listBudgets, readBudgets } from '../src/build/sizes/index.mjs'
import { readManifest } from './read-cdn.mjs'

export const title = 'size-limit.json counts the files of each story, each chunk and the guide'

export async function findProblems() {
  const { entries } = await readManifest()
  const budgets = new Map((await readBudgets()).map(budget => [budget.name, budget]))
  const expected = await listBudgets()
  const problems = []
  for (const { name, files, ceiling = Infinity } of expected) {
    const budget = budgets.get(name)
    budgets.delete(name)
    if (!budget) {
      problems.push(`${name} has no budget`)
      continue
    }
    const counted = [...budget.path].sort().join(', ')
    if (counted !== [...files].sort().join(', ')) {
      problems.push(`${name} needs ${files.join(', ')}, size-limit.json counts ${counted}`)
    }
    if (limitOf(budget) > ceiling) {
      problems.push(`${name} may have ${ceiling} B at most, size-limit.json allows ${budget.limit}`)
    }
  }
  for (const name of budgets.keys())
    problems.push(`${name} is no story, no chunk and no file of the guide`)

  // A file can run only when all files that it imports are there: a story that lists less is wrong.
  const stories = expected.filter(({ files }) => files.length > 1)
  for (const { name, files } of stories) {
    const names = files.map(file => basename(file))
    const needed = new Set(names.flatMap(file => entries[file]?.closure ?? []))
    for (const file of needed) {
      if (!names.includes(file)) problems.push(`${name} needs ${file} too`)
    }
  }
  if (problems.length) problems.push('`npm run size:budgets` writes size-limit.json anew')
  return problems
}
