import { escapeHtml } from '../escape-html'
import { describeRules, describeShape, nameOf } from './describe-shape'
import type { ApiDocument, ApiOperation, Shape } from './document'
import { code, inline, paragraphs, table } from './html'
import { listFields } from './list-fields'
import { sampleOf } from './sample'

const REFUSED = 400

/** An operation, and where it is. */
export interface Call {
  method: string
  path: string
  operation: ApiOperation
}

const accessOf = ({ security, 'x-scopes': scopes }: ApiOperation): string => {
  if (scopes) return `With a key of scope ${scopes.map(code).join(' or ')}.`
  const isOpen = security.some(way => !Object.keys(way).length)
  if (!isOpen) return "With the visitor's session token."
  return security.length > 1 ? 'Without a token, or with one.' : 'Open to all.'
}

/** What a parameter means says in words what its pattern does. */
const meaningOf = (description: string | undefined, schema: Shape): string => {
  if (!description) return describeRules(schema)
  const { pattern: _, ...rest } = schema
  return [inline(description), describeRules(rest)].filter(Boolean).join(' ')
}

const listParameters = ({ parameters }: ApiOperation): string =>
  table(
    ['Parameter', 'In', 'Type', 'Meaning'],
    parameters.map(({ name, in: place, required, description, schema }) => [
      code(name),
      place + (place === 'query' && required ? ', required' : ''),
      describeShape(schema as Shape),
      meaningOf(description, schema as Shape)
    ])
  )

const bodyOf = ({ requestBody }: ApiOperation): { type: string; schema: Shape } | undefined => {
  const [first] = Object.entries(requestBody?.content ?? {})
  return first && { type: first[0], schema: first[1].schema as Shape }
}

const describeBody = (operation: ApiOperation): string => {
  const body = bodyOf(operation)
  if (!body) return ''
  const { type, schema } = body
  const shown = nameOf(schema) || !schema.properties ? `<p>${describeShape(schema)}</p>` : ''
  return `<h4>Body, ${code(type)}</h4>${shown || listFields(schema)}`
}

const describeAnswers = ({ responses }: ApiOperation): string => {
  const rows = Object.entries(responses).map(([status, { description, content = {} }]) => {
    const [type] = Object.values(content)
    const isError = Number(status) >= REFUSED
    const shown = isError || !type ? inline(description) : describeShape(type.schema as Shape)
    return [code(status), shown]
  })
  return `<h4>Answers</h4>${table(['Status', 'Answer'], rows)}`
}

const credentialsOf = ({ security, 'x-scopes': scopes }: ApiOperation): string[] => {
  if (scopes) return ['-u "$KEY_ID:$KEY_SECRET"']
  const isOpen = security.some(way => !Object.keys(way).length)
  return isOpen ? [] : ['-H "Authorization: Bearer $SESSION_TOKEN"']
}

const exampleOf = ({ method, path, operation }: Call, document: ApiDocument): string => {
  const body = bodyOf(operation)
  const needed = operation.parameters
    .filter(({ in: place, required }) => place === 'query' && required)
    .map(({ name }) => `${encodeURIComponent(name)}=…`)
  const address = `${document.servers[0]!.url}${path}${needed.length ? `?${needed.join('&')}` : ''}`
  const schemas = document.components.schemas
  const isForm = body?.type === 'multipart/form-data'
  const parts = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${address}'`,
    ...credentialsOf(operation),
    ...(isForm
      ? Object.keys(sampleOf(body.schema, schemas) as object).map(name =>
          name === 'source' ? "-F 'source=@photo.jpg'" : `-F '${name}=…'`
        )
      : body
        ? [
            "-H 'Content-Type: application/json'",
            `-d '${JSON.stringify(sampleOf(body.schema, schemas))}'`
          ]
        : [])
  ]
  return `<pre tabindex="0" dir="ltr"><code dir="ltr">${escapeHtml(parts.join(' \\\n  '))}</code></pre>`
}

/** Draws all there is to say of an operation. */
export const renderOperation = (call: Call, document: ApiDocument): string => {
  const { method, path, operation } = call
  const { operationId, summary, description } = operation
  return `<section class="operation" aria-labelledby="${operationId}">
<h3 id="${operationId}">${escapeHtml(summary)}</h3>
<p class="call"><b>${method}</b> ${code(path)}</p>
<p>${accessOf(operation)}</p>
${description ? paragraphs(description) : ''}
${listParameters(operation)}
${describeBody(operation)}
${describeAnswers(operation)}
${exampleOf(call, document)}
</section>`
}
