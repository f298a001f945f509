import type { FastifyRequest } from 'fastify'

interface Author {
  type: 'business' | 'user'
  displayName?: string
  avatarUrl?: string
}

/** Returns the name of the one who writes as the business; undefined: it is not known. */
export const writerName = (
  { principal }: Pick<FastifyRequest, 'principal'>,
  { displayName }: Pick<Author, 'displayName'>
): string | undefined =>
  displayName ?? (principal?.scope === 'console' ? (principal.displayName ?? undefined) : undefined)

/**
 * Adds name and picture of the member who calls to an author that is the business, where the member shows
 * them to visitors. What the call says itself stays.
 */
export const withOwnFields = <Given extends Author>(
  { principal }: Pick<FastifyRequest, 'principal'>,
  author: Given
): Given => {
  if (principal?.scope !== 'console' || !principal.isShown || author.type !== 'business') {
    return author
  }
  const { displayName, avatarUrl } = principal
  return {
    ...(displayName !== null && { displayName }),
    ...(avatarUrl !== null && { avatarUrl }),
    ...author
  }
}
