/** The required property of each message type, and the type of its value. */
const NEEDS: Record<string, [name: string, type: 'string' | 'object']> = {
  text: ['text', 'string'],
  image: ['mediaUrl', 'string'],
  file: ['mediaUrl', 'string'],
  list: ['items', 'object'],
  carousel: ['items', 'object'],
  form: ['fields', 'object'],
  formResponse: ['fields', 'object'],
  location: ['coordinates', 'object']
}

interface Answer extends Record<string, unknown> {
  type: string
}

/**
 * Checks what a delegate made of a message.
 *
 * @returns A copy, which the page cannot change any more.
 * @throws {Error} When it is invalid.
 */
export const checkAnswer = <Value extends { type: string }>(
  given: Value,
  answer: unknown
): Value => {
  const expected = `Expected a message like the one given, of type '${given.type}'`
  if (typeof (answer as Answer | null)?.type !== 'string') {
    throw new TypeError(`${expected}, got ${typeof answer}.`)
  }
  const made = structuredClone(answer) as Answer
  const [name, type] = NEEDS[made.type] ?? ['type', 'string']
  // A property that the original message lacked too is not required.
  const isLacking = made[name] === undefined && made.type === given.type && !(name in given)
  if (!isLacking && (typeof made[name] !== type || !made[name])) {
    throw new TypeError(`${expected}, got one without ${name}.`)
  }
  if (made.metadata !== undefined && Object(made.metadata) !== made.metadata) {
    throw new TypeError(`${expected}, got one whose metadata is no object.`)
  }
  return made as unknown as Value
}
