import { unwatchFile, watchFile } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'
import { type CertificateFiles, loadCertificate } from '../mail'

const LOOK_EVERY_MS = 1_000

/**
 * Takes a certificate anew when its files change: it was renewed. One that cannot be used is logged, and the
 * last one stays.
 *
 * @returns A function that ends it.
 */
export const followCertificate = (
  files: CertificateFiles,
  use: (pair: { cert: Buffer; key: Buffer }) => void,
  log: FastifyBaseLogger
): (() => void) => {
  const reload = () => {
    try {
      use(loadCertificate(files))
      log.info({ event: 'mail.certificate' }, 'the certificate was read again')
    } catch (err) {
      log.warn({ event: 'mail.certificate', err }, 'the certificate cannot be used')
    }
  }
  const paths = Object.values(files)
  for (const path of paths) {
    watchFile(path, { interval: LOOK_EVERY_MS, persistent: false }, reload)
  }
  return () => {
    for (const path of paths) unwatchFile(path, reload)
  }
}
