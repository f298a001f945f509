import { readJson, type Row } from '../../../storage'

/** Fields of a profile that the visitor or the page has set, with what the business had set before. */
export type Claims = Record<string, { replaces?: string | undefined }>

/** Reads which fields of a user's profile are claimed. */
export const readClaims = ({ claimsJson }: Pick<Row<'users'>, 'claimsJson'>): Claims =>
  claimsJson === null ? {} : readJson<Claims>(claimsJson)

/** Writes claims as a row stores them. */
export const claimsToJson = (claims: Claims): string | null =>
  Object.keys(claims).length ? JSON.stringify(claims) : null

/** Notes a change of one field. */
const noteChange = (
  claims: Claims,
  name: string,
  before?: string | null,
  after?: string | null
) => {
  const known = claims[name]
  const replaces = known ? known.replaces : (before ?? undefined)
  const { [name]: _, ...others } = claims
  const isAsBefore = (after ?? undefined) === replaces
  return isAsBefore ? others : { ...others, [name]: { replaces } }
}

/**
 * Notes a change of a profile: what a client sets is claimed until the business sets it, or it is again
 * what the business had set.
 */
export const noteClaims = (
  claims: Claims,
  { current, patch, isClaim }: { current: object; patch: object; isClaim: boolean }
): Claims => {
  const before = new Map<string, string | undefined>(Object.entries(current))
  let noted = claims
  for (const [name, after] of Object.entries<string | null | undefined>({ ...patch })) {
    if (after === undefined) continue
    if (isClaim) {
      if ((before.get(name) ?? null) !== after)
        noted = noteChange(noted, name, before.get(name), after)
    } else {
      const { [name]: _, ...others } = noted
      noted = others
    }
  }
  return noted
}
