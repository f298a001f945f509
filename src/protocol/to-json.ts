/** Writes JSON, also on pages whose libraries teach arrays and strings to write another (`toJSON`). */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key]
  })
