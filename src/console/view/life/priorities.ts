/** Priority of conversations that have no other. */
export const NORMAL = 'normal'

/** Priorities in the order of the menu. */
export const PRIORITIES = ['urgent', 'high', NORMAL, 'low'] as const
