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

const linkTo = (name: string): string =>
  `<li><a href="#${shapeId(name)}">${escapeHtml(name)}</a></li>`

/** Renders the shapes that operations and other shapes refer to, behind a list of their names. */
export const renderShapes = (schemas: Record<string, Shape>): string => {
  const names = Object.keys(schemas).sort((a, b) => a.localeCompare(b))
  return [
    `<details><summary>All ${names.length} names</summary><ul class="calls">${names.map(linkTo).join('')}</ul></details>`,
    ...names.map(
      name => `<h2 id="${shapeId(name)}">${escapeHtml(name)}</h2>\n${describe(schemas[name]!)}`
    )
  ].join('\n')
}
