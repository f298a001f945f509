import { escapeHtml } from '../escape-html'
import { describeRules, describeShape, nameOf } from './describe-shape'
import type { ApiDocument, ApiOperation, Shape } from './document'
import { code, inline, paragraphs, table } from './html'
import { listFields } from './list-fields'
import { sampleOf } from './sample'

const REFUSED = 400

/** An operation, its method and its path. */
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

/** Renders the meaning of a parameter; its description stands for its pattern. */
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
      describeShape(schema),
      meaningOf(description, schema)
    ])
  )

const bodyOf = ({ requestBody }: ApiOperation): { type: string; schema: Shape } | undefined => {
  const [first] = Object.entries(requestBody?.content ?? {})
  return first && { type: first[0], schema: first[1].schema }
}

const describeBody = (operation: ApiOperation): string => {
  const body = bodyOf(operation)
  if (!body) return ''
  const { type, schema } = body
  const shown = nameOf(schema) || !schema.properties ? `<p>${describeShape(schema)}</p>` : ''
  return `<h3>Body, ${code(type)}</h3>${shown || listFields(schema)}`
}

const describeAnswers = ({ responses }: ApiOperation): string => {
  const rows = Object.entries(responses).map(([status, { description, content = {} }]) => {
    const [type] = Object.values(content)
    const isError = Number(status) >= REFUSED
    const shown = isError || !type ? inline(description) : describeShape(type.schema)
    return [code(status), shown]
  })
  return `<h3>Answers</h3>${table(['Status', 'Answer'], rows)}`
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
  const address = `${document.servers[0]?.url ?? ''}${path}${needed.length ? `?${needed.join('&')}` : ''}`
  const schemas = document.components.schemas
  const isForm = body?.type === 'multipart/form-data'
  const parts = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${address}'`,
    ...credentialsOf(operation),
    ...(isForm
      ? Object.keys(Object(sampleOf(body.schema, schemas))).map(name =>
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

/** Renders an operation. */
export const renderOperation = (call: Call, document: ApiDocument): string => {
  const { method, path, operation } = call
  const { operationId, summary, description } = operation
  return `<section class="operation" aria-labelledby="${operationId}">
<h2 id="${operationId}">${escapeHtml(summary)}</h2>
<p class="call"><b>${method}</b> ${code(path)}</p>
<p>${accessOf(operation)}</p>
${description ? paragraphs(description) : ''}
${listParameters(operation)}
${describeBody(operation)}
${describeAnswers(operation)}
${exampleOf(call, document)}
</section>`
}
