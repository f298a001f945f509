import { Type } from 'typebox'
import { checkCoordinates, type LocationContent, TEXT_MAX_CHARS } from '../../../../protocol'
import { blockable, PLACE, parserOf } from './context'

const Line = Type.Optional(Type.String({ minLength: 1, maxLength: TEXT_MAX_CHARS }))

/** Fields of a location; `checkCoordinates` checks the rest. */
export const LocationFields = Type.Object({
  coordinates: Type.Object({ lat: Type.Number(), long: Type.Number() }),
  location: Type.Optional(Type.Object({ name: Line, address: Line })),
  ...blockable
})

const read = parserOf(LocationFields)

/** Parses a location. */
export const readLocation = (input: unknown): LocationContent => {
  const { coordinates, ...rest } = read(input, PLACE)
  return { type: 'location', coordinates: checkCoordinates(coordinates), ...rest }
}
