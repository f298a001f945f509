import { createHash } from 'node:crypto'

/**
 * Hashes a file for `integrity` attributes.
 *
 * @param {string | Uint8Array} content
 * @param {'sha256' | 'sha384'} [algorithm] SHA-256 where visitors download the hash: 16 bytes less.
 * @returns {string} Such as `sha384-oqVuAf…`.
 * @see W3C Subresource Integrity §3.5.
 */
export function integrityOf(content, algorithm = 'sha384') {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
}

/**
 * Lists files with their hashes, with which a page loads them without trusting the CDN.
 *
 * @param {Map<string, { code: string }>} files
 * @param {string[]} names
 */
export const withIntegrity = (files, names) =>
  names.map(name => [name, integrityOf(files.get(name)?.code ?? '', 'sha256')])
