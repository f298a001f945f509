/**
 * Makes a function that stands for a method: it calls the object's own where there is one, else ours.
 * Calls are marked as pure, so that bundles leave out unused ones.
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
