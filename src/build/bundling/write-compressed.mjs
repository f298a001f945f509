import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

/** Brotli's quality for source maps: only developer tools load them, and 11 takes ten times as long. */
const MAP_QUALITY = 9

/**
 * Writes a file with its `.br` and `.gz`, so that servers never compress it again.
 *
 * @param {string} path
 * @param {string} content
 * @returns {Promise<{ bytes: number, brotli: number, gzip: number }>} The three sizes.
 */
export async function writeCompressed(path, content) {
  const plain = Buffer.from(content)
  const isMap = path.endsWith('.map')
  const [brotli, gzip] = await Promise.all([
    brotliOf(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isMap ? MAP_QUALITY : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length
      }
    }),
    gzipOf(plain, { level: isMap ? 6 : 9 })
  ])
  await Promise.all([
    writeFile(path, plain),
    writeFile(`${path}.br`, brotli),
    writeFile(`${path}.gz`, gzip)
  ])
  return { bytes: plain.length, brotli: brotli.length, gzip: gzip.length }
}
