import type { MessengerWidget } from '../widget'

type Settle = ((value: unknown) => void) | undefined

/** What the snippet leaves: its methods, and the calls made so far. */
interface Stub {
  q?: [method: keyof MessengerWidget, args: ArrayLike<unknown>, resolve: Settle, reject: Settle][]
}

/**
 * Puts the real object on the page under its global name. Where the snippet stands there already, its
 * object gets the real methods, since pages may have kept it, and then the calls it kept, in order.
 */
export const takeOver = (page: Window, name: string, widget: MessengerWidget): void => {
  const globals = page as unknown as Record<string, Stub>
  const stub = globals[name]
  if (!stub?.q) {
    globals[name] = widget as Stub
    return
  }
  const calls = stub.q
  delete stub.q
  Object.assign(stub, widget)
  for (const [method, args, resolve, reject] of calls) {
    try {
      const result = (widget[method] as (...all: unknown[]) => unknown)(...Array.from(args))
      Promise.resolve(result).then(resolve, reject)
    } catch (error) {
      reject?.(error)
    }
  }
}
