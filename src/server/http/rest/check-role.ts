import { hasRole, type Principal, type Role, rolesFrom } from '../../auth'
import { RestError } from './errors'

/** Makes the error for a console user of another role. @param least The least role that may. */
export const roleRefused = (least: Role): RestError =>
  new RestError('forbidden', `This needs the role ${rolesFrom(least).join(' or ')}.`)

/**
 * Refuses a console user whose role may not do something. Keys have no role: their scope says what they may.
 *
 * @param least The least role that may.
 * @throws {RestError} `forbidden`.
 */
export const checkRole = (principal: Principal, least: Role): void => {
  if (principal.scope === 'console' && !hasRole(principal.role, least)) throw roleRefused(least)
}
