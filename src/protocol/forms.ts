import type { FormField, SelectOption } from './content'
import { invalidForm } from './errors'
import {
  ANSWER_MAX_CHARS,
  FORM_FIELDS_MAX,
  LABEL_MAX_CHARS,
  SELECT_OPTIONS_MAX,
  TEXT_MAX_CHARS
} from './limits'
import { countChars } from './count-chars'

type Unchecked = Record<string, unknown>

const LABEL = `1 to ${LABEL_MAX_CHARS} characters`

const readLabel = (where: string, value: unknown): string => {
  if (typeof value === 'string' && value.trim() && countChars(value) <= LABEL_MAX_CHARS)
    return value
  throw invalidForm(where, LABEL, value)
}

const readSize = (where: string, value: unknown, min: number, max: number): number => {
  if (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) return Number(value)
  throw invalidForm(where, `a whole number from ${min} to ${max}`, value)
}

const readList = (where: string, what: string, value: unknown, max: number): Unchecked[] => {
  if (!Array.isArray(value) || value.length < 1 || value.length > max) {
    throw invalidForm(where, `an array of 1 to ${max} ${what}`, value)
  }
  return value.map((part): Unchecked => Object(part))
}

const checkUnique = (where: string, named: { name: string }[]): void => {
  const names = new Set<string>()
  for (const { name } of named) {
    if (names.has(name)) throw invalidForm(where, 'names that differ', name)
    names.add(name)
  }
}

const readOptions = (where: string, value: unknown): SelectOption[] => {
  const options = readList(where, 'options', value, SELECT_OPTIONS_MAX).map(
    ({ name, label }, index) => ({
      name: readLabel(`${where}.${index}.name`, name),
      label: readLabel(`${where}.${index}.label`, label)
    })
  )
  checkUnique(where, options)
  return options
}

const readField = (where: string, field: Unchecked): FormField => {
  const { type, placeholder, minSize, maxSize, format } = field
  const base = {
    name: readLabel(`${where}.name`, field.name),
    label: readLabel(`${where}.label`, field.label),
    ...(placeholder != null && { placeholder: readLabel(`${where}.placeholder`, placeholder) })
  }
  if (type === 'email') return { type, ...base }
  if (type === 'select')
    return { type, ...base, options: readOptions(`${where}.options`, field.options) }
  if (type !== 'text') throw invalidForm(`${where}.type`, 'text, email or select', type)

  const max =
    maxSize == null ? ANSWER_MAX_CHARS : readSize(`${where}.maxSize`, maxSize, 1, TEXT_MAX_CHARS)
  if (minSize != null) readSize(`${where}.minSize`, minSize, 1, max)
  if (format != null && format !== 'integer' && format !== 'decimal')
    throw invalidForm(`${where}.format`, 'integer or decimal', format)
  return {
    type,
    ...base,
    ...(format != null && { format }),
    ...(minSize != null && { minSize: Number(minSize) }),
    ...(maxSize != null && { maxSize: max })
  }
}

/**
 * Checks the fields of a form, which the REST API, an option or a setting gives.
 *
 * @param where How to name them in an error.
 * @returns The fields, without what no field has.
 * @throws {ChatError} `invalid-form` for the first thing that is wrong, naming its place.
 * @see Spec §5, §9: at most 20 fields and 100 options; name, label and type are required.
 */
export const checkFields = (fields: unknown, where = 'fields'): FormField[] => {
  const read = readList(where, 'fields', fields, FORM_FIELDS_MAX).map((field, index) =>
    readField(`${where}.${index}`, field)
  )
  checkUnique(where, read)
  return read
}
