/** Why a server cannot start, as one line for the person who starts it. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

// Where a name has several addresses, the error of a connection has a code and no message.
const reasonOf = (cause: unknown): string =>
  cause instanceof Error
    ? cause.message.split('\n', 1)[0] || String((cause as NodeJS.ErrnoException).code)
    : String(cause)

/** @param folder Where the server was to keep what it stores. */
export const dataFolderUnusable = (folder: string, cause: unknown): StartError =>
  new StartError(
    `Cannot use the data folder ${folder} (${reasonOf(cause)}). Set PIPIT_DATA_DIR to one that can be written.`,
    { cause }
  )

/** @param file The SQLite file. */
export const databaseUnusable = (file: string, cause: unknown): StartError =>
  new StartError(`Cannot use the database ${file} (${reasonOf(cause)}).`, { cause })

/** @param file One that an earlier start wrote. */
export const fileUnusable = (file: string, cause: unknown): StartError =>
  new StartError(`Cannot read ${file} (${reasonOf(cause)}). Mend it, or move it away.`, { cause })

/** @param url Of the bucket that was to keep the files. */
export const bucketUnusable = (url: string, cause: unknown): StartError =>
  new StartError(`Cannot use the bucket at ${url} (${reasonOf(cause)}). Set PIPIT_FILES_URL.`, {
    cause
  })

/** Says why nothing can be heard at an address. */
export const cannotListen = (host: string, port: number, cause: unknown): StartError => {
  const isTaken = (cause as NodeJS.ErrnoException).code === 'EADDRINUSE'
  return isTaken
    ? new StartError(`Port ${port} of ${host} is taken. Set PORT to another one.`, { cause })
    : new StartError(
        `Cannot listen on port ${port} of ${host} (${reasonOf(cause)}). Set PORT and PIPIT_HOST.`,
        { cause }
      )
}
