import type { Action } from '../protocol'

type Fields<Type> = Omit<Extract<Action, { type: Type }>, 'id' | 'type' | 'text'>

/** An action of a type; its text names it. */
export const action = <Type extends Action['type']>(
  type: Type,
  text: string,
  ...[fields]: Partial<Fields<Type>> extends Fields<Type> ? [Fields<Type>?] : [Fields<Type>]
): Action => ({ id: `action: ${text}`, type, text, ...fields }) as Action
