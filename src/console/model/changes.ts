import type { SettingsChange } from '../api'

/** Puts a value into an object, or an object inside of it. */
const withValue = (object: unknown, [name, ...path]: string[], value: unknown): unknown =>
  name === undefined
    ? value
    : { ...Object(object), [name]: withValue(Object(object)[name], path, value) }

/** Request that puts back what a change replaced; undefined where a secret was given anew. */
export const undoOf = ({ fields }: SettingsChange): Record<string, unknown> | undefined => {
  const body: Record<string, unknown> = {}
  for (const { field, before } of fields) {
    if (before === undefined) return undefined
    const [name = '', ...path] = field.split('.')
    body[name] = withValue(body[name], path, before)
  }
  return body
}
