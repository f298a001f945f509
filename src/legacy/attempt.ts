/** Returns the answer of the browser, or another one where it throws. */
export const attempt = <Result>(ask: () => Result, otherwise: () => Result): Result => {
  try {
    return ask()
  } catch {
    return otherwise()
  }
}
