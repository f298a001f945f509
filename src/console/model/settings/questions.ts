import type { FormField, SelectOption } from '../../../protocol'

/** Option of a choice while it is edited. */
export interface OptionDraft extends SelectOption {
  /** Stays the same while others come, go and move. */
  key: number
}

/** Question of a prechat form while it is edited: what may be left out is an empty text. */
export interface QuestionDraft {
  /** Stays the same while others come, go and move. */
  key: number
  type: FormField['type']
  name: string
  label: string
  placeholder: string
  minSize: string
  maxSize: string
  format: string
  options: OptionDraft[]
}

const EMPTY = { placeholder: '', minSize: '', maxSize: '', format: '', options: [] }

/** Returns a key that no other has. */
export const nextKey = (drafts: { key: number }[]): number =>
  Math.max(0, ...drafts.map(({ key }) => key)) + 1

/** Returns `base`, or it with the first number that makes it differ from other names. */
const freeName = (base: string, taken: { name: string }[]): string => {
  const names = new Set(taken.map(({ name }) => name))
  let name = base
  for (let count = 2; names.has(name); count++) name = `${base}${count}`
  return name
}

/** Makes an option with a name that no other has. */
export const newOption = (others: OptionDraft[]): OptionDraft => ({
  key: nextKey(others),
  name: freeName('option', others),
  label: ''
})

/** Makes a question without a label. */
export const newQuestion = (type: FormField['type'], others: QuestionDraft[]): QuestionDraft => ({
  ...EMPTY,
  key: nextKey(others),
  type,
  name: freeName(type === 'select' ? 'choice' : type, others),
  label: '',
  options: type === 'select' ? [newOption([])] : []
})

/** The questions that a form without own ones asks, with their labels. */
export const standardQuestions = (labels: { name: string; email: string }): QuestionDraft[] => [
  { ...EMPTY, key: 1, type: 'text', name: 'name', label: labels.name },
  { ...EMPTY, key: 2, type: 'email', name: 'email', label: labels.email }
]

/** Reads the questions of a form into drafts. */
export const readQuestions = (fields: FormField[]): QuestionDraft[] =>
  fields.map((field, index) => {
    const { type, name, label, placeholder = '' } = field
    const options = field.type === 'select' ? field.options : []
    return {
      ...EMPTY,
      key: index + 1,
      type,
      name,
      label,
      placeholder,
      ...(field.type === 'text' && {
        minSize: String(field.minSize ?? ''),
        maxSize: String(field.maxSize ?? ''),
        format: field.format ?? ''
      }),
      options: options.map((option, key) => ({ key: key + 1, ...option }))
    }
  })

/** Reads a number as it was typed; what is none goes to the server, whose answer names the field. */
const readSize = (typed: string): number | string => (/^\d+$/.test(typed) ? Number(typed) : typed)

/** Writes a draft as the REST API takes it. */
export const writeQuestion = (draft: QuestionDraft): object => {
  const { type, name, label, placeholder, minSize, maxSize, format, options } = draft
  return {
    type,
    name,
    label,
    ...(placeholder && type !== 'select' && { placeholder }),
    ...(type === 'text' && {
      ...(minSize && { minSize: readSize(minSize) }),
      ...(maxSize && { maxSize: readSize(maxSize) }),
      ...(format && { format })
    }),
    ...(type === 'select' && { options: options.map(({ name, label }) => ({ name, label })) })
  }
}
