import { PromiseOfOurs } from './promise'

// What Babel makes of an async function: a body that is called again and again, and goes on at `n`
// each time. Its letters are a contract with Babel's own `regenerator`, of which this is the half that
// async functions need.

/** What a body does when it does not simply go on. */
const NEXT = 0
const THROW = 1
const RETURN = 2
const JUMP = 3
const END_FINALLY = 4

/** Places of a `try`; then what waits for its `finally`. */
interface Region {
  /** Where it begins. */
  0: number
  /** Its `catch`. */
  1: number | undefined
  /** Its `finally`. */
  2: number | undefined
  /** What follows. */
  3: number | undefined
  /** How it was left, and with what. */
  4: number | undefined
  5: unknown
}

interface Context {
  /** Where the body is, for finding the `try` around it. */
  p: number
  /** Where it goes on; below 0: nowhere. */
  n: number
  /** What was awaited, or caught. */
  v: unknown
  /** Leaves for another place, through every `finally` on the way. */
  a(kind: number, arg?: unknown): object
  /** Ends a `finally`. */
  f(last: number): object
}

type Step = (kind: number, value?: unknown) => { value: unknown; done: boolean }

/** Says that a body has not ended, but goes on elsewhere. */
const ELSEWHERE = {}

/** Stands for the helper of Babel that makes functions stop and go on: the half that async ones need. */
export const regenerator = (
  body: (context: Context) => unknown,
  self?: unknown,
  regions: Region[] = []
): Step => {
  let kind = NEXT
  let value: unknown
  let isDone = false

  const leave = (how: number, arg?: unknown) => {
    let isHeld = false
    kind = how
    value = arg
    for (let n = 0; !isDone && !isHeld && n < regions.length; n++) {
      const region = regions[n]!
      const onThrow = region[1]!
      const last = region[2]!
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

  const context: Context = {
    p: 0,
    n: 0,
    v: undefined,
    a: leave,
    f: last => leave(END_FINALLY, last)
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

/** Stands for the helper of Babel that runs such a function until it has ended. */
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
