/** Types a function that is called with `new`: a class would need helpers of Babel here. */
export const constructorOf = <Self extends object, Args extends unknown[]>(
  build: (this: Self, ...args: Args) => void
) => build as unknown as { new (...args: Args): Self; prototype: object }
