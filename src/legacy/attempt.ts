/** What an older browser says to a question, or what else there is to say. */
export const attempt = <Result>(ask: () => Result, otherwise: () => Result): Result => {
  try {
    return ask()
  } catch {
    return otherwise()
  }
}
