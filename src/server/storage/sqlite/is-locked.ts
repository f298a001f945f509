/** Whether another process holds the database. */
export const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^SQLITE_BUSY/.test(String(error.code))
