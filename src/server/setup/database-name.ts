/** Names a database to people: its file, or its address without user and password. */
export const databaseName = ({
  databaseFile,
  postgresUrl
}: {
  databaseFile: string
  postgresUrl?: string | undefined
}): string => {
  if (postgresUrl === undefined) return databaseFile
  const { host, pathname } = new URL(postgresUrl)
  return `postgres://${host}${pathname}`
}
