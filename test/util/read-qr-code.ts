import type { QrModules } from '../../src/protocol'

/**
 * Versions that are read here, at the level of error correction M: data bytes of each block, and where
 * alignment patterns have their middle, across and down.
 */
const VERSIONS = [
  { blocks: [16], alignment: [] },
  { blocks: [28], alignment: [6, 18] },
  { blocks: [44], alignment: [6, 22] },
  { blocks: [32, 32], alignment: [6, 26] },
  { blocks: [43, 43], alignment: [6, 30] },
  { blocks: [27, 27, 27, 27], alignment: [6, 34] },
  { blocks: [31, 31, 31, 31], alignment: [6, 22, 38] },
  { blocks: [38, 38, 39, 39], alignment: [6, 24, 42] },
  { blocks: [36, 36, 36, 37, 37], alignment: [6, 26, 46] }
]
/** The first version that names itself beside two of its finders. */
const NAMES_ITSELF = 7
const QUIET_ZONE = 4
const LEVEL_M = 0b00
const BYTES = 0b0100

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  x => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0
]

const darkModules = ({ path }: QrModules): Set<string> => {
  const dark = new Set<string>()
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)) {
    for (let step = 0; step < Number(length); step++) dark.add(`${Number(x) + step} ${y}`)
  }
  return dark
}

const toNumber = (bits: readonly boolean[]): number =>
  bits.reduce((value, bit) => value * 2 + Number(bit), 0)

/**
 * Reads a QR code as a phone does, but without correcting errors: versions 1 to 9 at level M, with bytes.
 *
 * @see ISO/IEC 18004
 */
export const readQrCode = (modules: QrModules): string => {
  const size = modules.size - 2 * QUIET_ZONE
  const dark = darkModules(modules)
  const isDark = (x: number, y: number) => dark.has(`${x + QUIET_ZONE} ${y + QUIET_ZONE}`)

  // The first five bits beside the upper left finder: level, and mask.
  const format = toNumber([0, 1, 2, 3, 4].map(x => isDark(x, 8))) ^ 0b10101
  if (format >> 3 !== LEVEL_M) throw new Error('the level is not M')
  const mask = MASKS[format & 0b111]!

  const version = (size - 17) / 4
  const { blocks, alignment } = VERSIONS[version - 1]!
  const isFinder = (x: number, y: number) =>
    (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8)
  const isName = (along: number, across: number) =>
    version >= NAMES_ITSELF && along >= size - 11 && across < 6
  const middles = alignment
    .flatMap(x => alignment.map(y => ({ x, y })))
    .filter(({ x, y }) => !isFinder(x, y))
  const isFunction = (x: number, y: number) =>
    x === 6 ||
    y === 6 ||
    isFinder(x, y) ||
    isName(x, y) ||
    isName(y, x) ||
    middles.some(middle => Math.abs(x - middle.x) <= 2 && Math.abs(y - middle.y) <= 2)

  const bits: boolean[] = []
  let isUpward = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = isUpward ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (!isFunction(x, y)) bits.push(isDark(x, y) !== mask(x, y))
      }
    }
    isUpward = !isUpward
  }

  // The first bytes of all blocks come first, then the second ones.
  const read: boolean[][][] = blocks.map(() => [])
  const longest = Math.max(...blocks)
  let next = 0
  for (let index = 0; index < longest; index++) {
    blocks.forEach((length, block) => {
      if (index < length) read[block]!.push(bits.slice(next, (next += 8)))
    })
  }
  const data = read.flat(2)
  if (toNumber(data.slice(0, 4)) !== BYTES) throw new Error('it does not hold bytes')
  const length = toNumber(data.slice(4, 12))
  const said = Array.from({ length }, (_, index) =>
    toNumber(data.slice(12 + index * 8, 20 + index * 8))
  )
  return Buffer.from(said).toString()
}
