export interface ConsoleUserRow {
  id: string
  email: string
  passwordHash: string
  createdAt: number
}

export interface ConsoleSessionRow {
  tokenHash: string
  consoleUserId: string
  csrfToken: string
  createdAt: number
  expiresAt: number
}
