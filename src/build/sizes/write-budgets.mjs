import { listBudgets } from './budget-list.mjs'
import { measure, writeBudgets } from './budgets.mjs'

// `npm run size:budgets` gives each story and each chunk a budget 2 % above its measured size, and none
// above its ceiling. A budget that moves is committed alone, with the reason.
const HEADROOM = 1.02
const STEP_BYTES = 10

const withHeadroom = (/** @type {number} */ bytes) =>
  Math.ceil((bytes * HEADROOM) / STEP_BYTES) * STEP_BYTES

const budgets = await Promise.all(
  (await listBudgets()).map(async ({ name, files, ceiling = Infinity, isFixed }) => {
    const bytes = await measure(files)
    const limit = isFixed ? ceiling : Math.min(withHeadroom(bytes), ceiling)
    console.log(`${name}: ${bytes} of ${limit} B`)
    return { name, path: files, limit: `${limit} B` }
  })
)
await writeBudgets(budgets)
