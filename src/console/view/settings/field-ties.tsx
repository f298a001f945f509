/** Attributes that tie an input to its label, hint and problem. */
export interface InputTies {
  id: string
  'aria-describedby': string
  'aria-invalid': true | undefined
}

interface TiedTextProps {
  /** Id of the input. */
  of: string
  children: string | undefined
}

/** Attributes of an input with the hint and the problem of the same id. */
export const tiesOf = (id: string, problem: string): InputTies => ({
  id,
  'aria-describedby': `${id}-hint ${id}-problem`,
  'aria-invalid': problem ? true : undefined
})

/** Sentence of what an input is for. */
export function Hint({ of, children }: TiedTextProps) {
  return (
    <p className="field-hint" id={`${of}-hint`}>
      {children}
    </p>
  )
}

/** Reason for which a value was refused; empty: it was not. */
export function Problem({ of, children }: TiedTextProps) {
  return (
    <p className="problem" id={`${of}-problem`}>
      {children}
    </p>
  )
}
