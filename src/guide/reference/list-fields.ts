import { describeRules, describeShape } from './describe-shape'
import type { Shape } from './document'
import { code, table } from './html'

const rowsOf = (shape: Shape, place: string): string[][] =>
  Object.entries(shape.properties ?? {}).flatMap(([name, part]) => {
    const path = place + name
    const inner = part.items?.properties ? part.items : part
    const isOpen = inner.properties !== undefined
    const type = isOpen ? (part.items ? 'array of objects' : 'object') : describeShape(part)
    const must = shape.required?.includes(name) ? ', required' : ''
    const row = [code(path), type + must, describeRules(part)]
    return isOpen ? [row, ...rowsOf(inner, `${path}${part.items ? '[].' : '.'}`)] : [row]
  })

/** Renders the fields of an object, and nested ones. */
export const listFields = (shape: Shape): string =>
  table(['Field', 'Type', 'Rules'], rowsOf(shape, ''))
