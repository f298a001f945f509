type Part = Record<string, unknown>

const hide = (part: Part): Part => ({
  ...part,
  displayName: undefined,
  name: undefined,
  avatarUrl: undefined
})

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

/**
 * Copies what was told, in JSON, without a user's name and picture: as author or actor, who is known by
 * the `userId` beside; as the `user` to whom a `client` belongs; and in their own links.
 *
 * @param isTold Whether it was this user whom it was told.
 */
export const withoutName = (json: string, userId: string, isTold = false): string =>
  JSON.stringify(
    JSON.parse(json, (_key, value: unknown) => {
      if (!isPart(value)) return value
      const { user, client, link } = value
      if (value.userId === userId) return hide(value)
      if (isPart(client) && isPart(user) && user.id === userId) {
        return { ...value, client: hide(client) }
      }
      return isTold && isPart(link) ? { ...value, link: hide(link) } : value
    })
  )
