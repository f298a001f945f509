import { escapeHtml } from '../escape-html'
import { describeRules, describeShape, shapeId } from './describe-shape'
import type { Shape } from './document'
import { listFields } from './list-fields'

const describe = (shape: Shape): string => {
  const some = shape.oneOf ?? shape.anyOf
  if (some) {
    const variants = some.map(variant => `<li>${describeShape(variant)}</li>`)
    return `<p>One of:</p><ul>${variants.join('')}</ul>`
  }
  if (shape.properties) return listFields(shape)
  const said = [describeShape(shape), describeRules(shape)].filter(Boolean)
  return `<p>${said.join('. ')}</p>`
}

/** Draws the shapes that operations and other shapes name. */
export const renderShapes = (schemas: Record<string, unknown>): string =>
  Object.entries(schemas)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(
      ([name, shape]) =>
        `<h3 id="${shapeId(name)}">${escapeHtml(name)}</h3>\n${describe(shape as Shape)}`
    )
    .join('\n')
