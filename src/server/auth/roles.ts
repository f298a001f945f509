/** Roles of those who sign in to the console. Each may do what the ones before it may, and more. */
export const ROLES = ['agent', 'admin', 'owner'] as const

export type Role = (typeof ROLES)[number]

/** Lists a role and those that may do more. */
export const rolesFrom = (least: Role): readonly Role[] => ROLES.slice(ROLES.indexOf(least))

/** Tells whether a role may do what the least one that is asked for may. */
export const hasRole = (role: Role, least: Role): boolean => rolesFrom(least).includes(role)
