import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import { SettingsError } from '../../setup'

type Environment = Record<string, string | undefined>

/** Files of the certificate for STARTTLS. */
export interface CertificateFiles {
  cert: string
  key: string
}

/**
 * Reads a certificate with its chain, and its key.
 *
 * @throws The error of the system or of TLS: a file is missing, or the two do not belong together.
 */
export const loadCertificate = ({ cert, key }: CertificateFiles): { cert: Buffer; key: Buffer } => {
  const pair = { cert: readFileSync(cert), key: readFileSync(key) }
  createSecureContext(pair)
  return pair
}

/**
 * Reads the files of the certificate for STARTTLS; undefined: there is none.
 *
 * @throws {SettingsError} Where only one is given, or they cannot be used.
 */
export const readCertificate = ({
  PIPIT_MAIL_TLS_CERT_FILE: cert,
  PIPIT_MAIL_TLS_KEY_FILE: key
}: Environment): CertificateFiles | undefined => {
  if (!cert && !key) return undefined
  if (!cert || !key) {
    throw new SettingsError(
      'PIPIT_MAIL_TLS_CERT_FILE and PIPIT_MAIL_TLS_KEY_FILE: expected both or none.'
    )
  }
  try {
    loadCertificate({ cert, key })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SettingsError(
      `PIPIT_MAIL_TLS_CERT_FILE and PIPIT_MAIL_TLS_KEY_FILE: expected files in PEM that belong together, got: ${reason}`
    )
  }
  return { cert, key }
}
