/** Password checks at once. Each takes a thread, which reads of files and hashes need too, and 19 MiB. */
const AT_ONCE = 2
/** Checks of each kind that may wait for their turn: about half a second. */
const WAITING_MAX = 16
/** When a refused check may be repeated. */
const RETRY_AFTER_SECONDS = 2

/** Thrown instead of a password check when too many others wait. */
export class PasswordsBusy extends Error {
  override readonly name = 'PasswordsBusy'
  readonly retryAfterSeconds = RETRY_AFTER_SECONDS

  constructor() {
    super(`Too many people sign in at this moment. Try again in ${RETRY_AFTER_SECONDS} s.`)
  }
}

/** Lets few password checks run at once, so that a flood of them leaves the server its threads. */
export interface PasswordGate {
  /**
   * Runs a check, at once or when others have ended.
   *
   * @param isPreferred Goes ahead of all checks that are not, and waits in places of its own.
   * @throws {PasswordsBusy} When too many wait, and what the check throws.
   */
  run<T>(isPreferred: boolean, check: () => Promise<T>): Promise<T>
}

/** Makes the gate of a server. */
export const createPasswordGate = (): PasswordGate => {
  const preferred: (() => void)[] = []
  const others: (() => void)[] = []
  let running = 0

  const enter = (queue: (() => void)[]): Promise<void> | void => {
    if (running < AT_ONCE) return void running++
    if (queue.length >= WAITING_MAX) throw new PasswordsBusy()
    return new Promise(resolve => queue.push(resolve))
  }

  // The next check takes the place of the one that ended, so that none gets ahead of it.
  const leave = () => {
    const next = preferred.shift() ?? others.shift()
    if (next) next()
    else running--
  }

  return {
    async run(isPreferred, check) {
      const turn = enter(isPreferred ? preferred : others)
      if (turn) await turn
      try {
        return await check()
      } finally {
        leave()
      }
    }
  }
}
