import type { FormContent } from '../../protocol'

/** Joins the lines that are there. */
export const joinLines = (lines: (string | undefined)[]): string => lines.filter(Boolean).join('\n')

/** Asks the questions of a form as lines: the person answers in their own words. */
export const formText = ({ text, fields }: FormContent): string =>
  joinLines([
    text,
    ...fields.map(field =>
      field.type === 'select'
        ? `${field.label}: ${field.options.map(({ label }) => label).join(' / ')}`
        : field.label
    )
  ])
