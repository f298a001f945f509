/**
 * Makes what stands for a method: the object's own where it has one, whatever the object is, else ours.
 * Calls are marked as pure, so that what nobody uses is left out of what is built.
 */
export const method =
  <Self extends object | string, Rest extends unknown[]>(
    name: string,
    ours: (self: Self, ...rest: Rest) => unknown
  ) =>
  (self: Self, ...rest: Rest): unknown => {
    const own = self[name as keyof Self]
    return typeof own === 'function' ? own.apply(self, rest) : ours(self, ...rest)
  }
