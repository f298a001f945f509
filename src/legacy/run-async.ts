import { PromiseOfOurs } from './promise'

// Babel turns an async function into a body that is called repeatedly and continues at `n` each time.
// The letters are a contract with Babel's own `regenerator`, of which this is the half that async
// functions need.

/** Completions of a step. */
const NEXT = 0
const THROW = 1
const RETURN = 2
const JUMP = 3
const END_FINALLY = 4

/** Positions of a `try`, and the completion that waits for its `finally`. */
interface Region {
  /** Its start. */
  0: number
  /** Its `catch`. */
  1: number | undefined
  /** Its `finally`. */
  2: number | undefined
  /** The end of its `finally`. */
  3: number | undefined
  /** The completion that waits, and its value. */
  4: number | undefined
  5: unknown
}

interface Context {
  /** Position of the body, by which the enclosing `try` is found. */
  p: number
  /** Position of the next step; below 0: none. */
  n: number
  /** The awaited value, or the caught error. */
  v: unknown
  /** Jumps to another position, through every `finally` on the way. */
  a(kind: number, arg?: unknown): object
  /** Ends a `finally`. */
  f(last: number): object
}

type Step = (kind: number, value?: unknown) => { value: unknown; done: boolean }

/** Position of a `catch` or `finally` that is not there. */
const NOWHERE = -1

/** Result of a body that has not ended, but continues at another position. */
const ELSEWHERE = {}

/** Stands for the helper of Babel for functions that suspend and resume: the half that async ones need. */
export const regenerator = (
  body: (context: Context) => unknown,
  self?: unknown,
  regions: Region[] = []
): Step => {
  let kind = NEXT
  let value: unknown
  let isDone = false

  const context: Context = {
    p: 0,
    n: 0,
    v: undefined,
    a: leave,
    f: last => leave(END_FINALLY, last)
  }

  function leave(how: number, arg?: unknown) {
    let isHeld = false
    kind = how
    value = arg
    for (let n = 0; !isDone && !isHeld && n < regions.length; n++) {
      const region = regions[n]!
      const onThrow = region[1] ?? NOWHERE
      const last = region[2] ?? NOWHERE
      if (how === END_FINALLY) {
        isHeld = last === arg
        if (isHeld) {
          kind = region[4] || JUMP
          value = region[4] ? region[5] : region[3]
          region[4] = region[5] = undefined
        }
      } else if (region[0] <= context.p) {
        isHeld = how === THROW && context.p < onThrow
        if (isHeld) {
          kind = NEXT
          context.v = arg
          context.n = onThrow
        } else if (context.p < last) {
          isHeld = how < JUMP || region[0] > (arg as number) || (arg as number) > last
          if (isHeld) {
            region[4] = how
            region[5] = arg
            context.n = last
            kind = NEXT
          }
        }
      }
    }
    if (isHeld || how > THROW) return ELSEWHERE
    isDone = true
    throw arg
  }

  return (how, arg) => {
    let result: unknown
    kind = how
    value = arg
    do {
      if (kind > THROW) context.n = kind === RETURN ? -1 : (value as number)
      if (kind) leave(kind, value)
      else context.v = value
      try {
        isDone = context.n < 0
        result = isDone ? value : body.call(self, context)
      } catch (error) {
        kind = THROW
        value = error
        result = ELSEWHERE
      }
    } while (result === ELSEWHERE)
    return { value: result, done: isDone }
  }
}

/** Stands for the helper of Babel that runs such a function to its end. */
export const asyncToGenerator = (start: (...args: unknown[]) => Step) =>
  function (this: unknown, ...given: unknown[]) {
    const step = start.apply(this, given)
    return new PromiseOfOurs((resolve, reject) => {
      const go = (kind: number) => (arg?: unknown) => {
        try {
          const { value, done } = step(kind, arg)
          if (done) resolve(value)
          else PromiseOfOurs.resolve(value).then(go(NEXT), go(THROW))
        } catch (error) {
          reject(error)
        }
      }
      go(NEXT)()
    })
  }
