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

/**
 * Names files together with their hashes: what a page needs to load them without trusting the CDN.
 *
 * @param {Map<string, { code: string }>} files
 * @param {string[]} names
 */
export const withIntegrity = (files, names) =>
  names.map(name => [name, integrityOf(files.get(name)?.code ?? '', 'sha256')])
