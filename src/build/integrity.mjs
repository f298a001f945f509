import { createHash } from 'node:crypto'

/**
 * Hashes a file for `integrity` attributes.
 *
 * @param {string | Uint8Array} content
 * @returns {string} Such as `sha384-oqVuAf…`.
 * @see W3C Subresource Integrity §3.5.
 */
export function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
