/** A value whose method the types of ES2023 do not have; browsers and Node have it since 2023. */
interface MaybeText {
  /** Replaces each half of a character by U+FFFD. */
  toWellFormed?(): string
}

/**
 * Writes JSON, also on pages whose libraries teach arrays and strings to write another (`toJSON`). Half
 * a character, which a page may have cut, becomes U+FFFD: the server refuses it, each time it is sent.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, MaybeText | null | undefined>, key) {
    const own = this[key]
    return own?.toWellFormed?.() ?? own
  })
