import type { Shape } from './document'
import { code, inline } from './html'

const REF = /^#\/components\/schemas\/(\w+)$/

/** Anchor of a shape on the page. */
export const shapeId = (name: string): string => `shape-${name}`

/** The name of the listed shape that this one refers to. */
export const nameOf = ({ $ref = '' }: Shape): string | undefined => REF.exec($ref)?.[1]

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const range = (min: number | undefined, max: number | undefined, unit = ''): string => {
  if (min === undefined && max === undefined) return ''
  if (min === undefined) return `at most ${max}${unit}`
  if (max === undefined)
    return min ? `${min}${min === 1 ? unit.replace(/s$/, '') : unit} or more` : ''
  return min === max ? `exactly ${min}${unit}` : `${min} to ${max}${unit}`
}

const describeType = ({ type = 'any', format }: Shape): string => {
  const types = [type].flat().map(each => (each === 'any' ? 'any JSON' : each))
  return types.join(' or ') + (format ? ` (${format})` : '')
}

/** Renders the type of a value: its name, a link to its shape, or the allowed values. */
export const describeShape = (shape: Shape): string => {
  const name = nameOf(shape)
  if (name) return `<a href="#${shapeId(name)}">${name}</a>`
  if (shape.items) {
    const count = range(shape.minItems, shape.maxItems)
    return `array of ${count && `${count} `}${describeShape(shape.items)}`
  }
  if (shape.enum) return shape.enum.map(value => code(String(value))).join(' or ')
  if (shape.const !== undefined) return code(String(shape.const))
  if (shape.properties) {
    const fields = Object.entries(shape.properties).map(
      ([field, part]) => `${code(field)}: ${describeShape(part)}`
    )
    return fields.length ? `{ ${fields.join(', ')} }` : 'empty object'
  }
  if (shape.additionalProperties) {
    return `object whose values are ${describeShape(shape.additionalProperties)}`
  }
  return describeType(shape)
}

/** Renders the rules of a value beside its type. */
export const describeRules = (shape: Shape): string => {
  const { minLength, maxLength, minimum, maximum, pattern, description, default: preset } = shape
  const limits = [range(minLength, maxLength, ' characters'), range(minimum, maximum)].filter(
    Boolean
  )
  const said = description && inline(limits.length ? description : capitalize(description))
  return [
    ...limits,
    said ?? (pattern && `must match ${code(pattern)}`),
    preset !== undefined && `default ${code(String(preset))}`
  ]
    .filter(Boolean)
    .join('; ')
}
