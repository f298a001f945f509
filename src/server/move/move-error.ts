/** A move that failed. The message is one line for the person who started it. */
export class MoveError extends Error {
  override readonly name = 'MoveError'
}
