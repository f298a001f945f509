import type { SettingsChange } from '../api'

/** Request that puts back what a change replaced; undefined where a secret was given anew. */
export const undoOf = ({ fields }: SettingsChange): Record<string, unknown> | undefined => {
  const body: Record<string, unknown> = {}
  for (const { field, before } of fields) {
    if (before === undefined) return undefined
    const [name = '', inner] = field.split('.')
    body[name] = inner === undefined ? before : { ...Object(body[name]), [inner]: before }
  }
  return body
}
