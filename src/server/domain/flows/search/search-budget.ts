/** Cost that one call may cause, in characters of ASCII; the rest is on the next page. */
const COST_MAX = 1_000_000
/** After so much others have their turn: neither reading nor comparing waits for anything. */
const TURN_COST = 100_000
const TURN_ROWS = 200

/** Bounds what one search looks at, and lets others have their turn meanwhile. */
export interface SearchBudget {
  /** Counts one row and what it cost. Returns whether the budget is used up. */
  spend(cost: number): Promise<boolean>
}

const nextTurn = () => new Promise<void>(resolve => setImmediate(resolve))

/** @param rowsMax Rows that one call looks at, at most. */
export const createSearchBudget = (rowsMax: number): SearchBudget => {
  const spent = { rows: 0, cost: 0 }
  let turn = { ...spent }
  return {
    async spend(cost) {
      spent.rows++
      spent.cost += cost
      if (spent.rows - turn.rows >= TURN_ROWS || spent.cost - turn.cost >= TURN_COST) {
        turn = { ...spent }
        await nextTurn()
      }
      return spent.rows >= rowsMax || spent.cost >= COST_MAX
    }
  }
}
