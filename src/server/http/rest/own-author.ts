import type { FastifyRequest } from 'fastify'

interface Author {
  type: 'business' | 'user'
  displayName?: string
  avatarUrl?: string
}

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
