import { nameOf } from './describe-shape'
import type { Shape } from './document'

const TEXT = '…'
const HEX = '3f2a9c0b7d1e4f5a6b7c8d9e'

const sampleText = ({ format, pattern = '' }: Shape): string => {
  if (format === 'date-time') return '2026-01-31T12:00:00.000Z'
  if (format === 'uri') return 'https://example.com/'
  return pattern.includes('{24}') ? HEX : TEXT
}

/** Makes the smallest value that has a shape. */
export const sampleOf = (shape: Shape, schemas: Record<string, Shape>): unknown => {
  const named = schemas[nameOf(shape) ?? '']
  if (named) return sampleOf(named, schemas)
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  const [some] = shape.oneOf ?? shape.anyOf ?? []
  if (some) return sampleOf(some, schemas)
  if (shape.items) return [sampleOf(shape.items, schemas)]
  if (shape.properties) {
    const fields = Object.entries(shape.properties)
    const needed = fields.filter(([field]) => shape.required?.includes(field))
    // An object without required fields still shows one.
    const shown = needed.length ? needed : fields.slice(0, 1)
    return Object.fromEntries(shown.map(([field, part]) => [field, sampleOf(part, schemas)]))
  }
  const [type] = [shape.type].flat()
  if (type === 'string') return sampleText(shape)
  if (type === 'integer' || type === 'number') return shape.minimum ?? 1
  if (type === 'boolean') return true
  return {}
}
