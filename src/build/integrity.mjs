import { createHash } from 'node:crypto'

/**
 * Hashes a file for `integrity` attributes.
 *
 * @param {string | Uint8Array} content
 * @param {'sha256' | 'sha384'} [algorithm] SHA-256 where the hash itself is shipped: 16 bytes less.
 * @returns {string} Such as `sha384-oqVuAf…`.
 * @see W3C Subresource Integrity §3.5.
 */
export function integrityOf(content, algorithm = 'sha384') {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
}
