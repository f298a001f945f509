import { Type } from 'typebox'
import { checkCoordinates, type LocationContent, TEXT_MAX_CHARS } from '../../../../protocol'
import { blockable, PLACE, readerOf } from './context'

const Line = Type.Optional(Type.String({ minLength: 1, maxLength: TEXT_MAX_CHARS }))

/** What a place may have; `checkCoordinates` says more. */
export const LocationFields = Type.Object({
  coordinates: Type.Object({ lat: Type.Number(), long: Type.Number() }),
  location: Type.Optional(Type.Object({ name: Line, address: Line })),
  ...blockable
})

const read = readerOf(LocationFields)

/** Reads a place. */
export const readLocation = (input: unknown): LocationContent => {
  const { coordinates, ...rest } = read(input, PLACE)
  return { type: 'location', coordinates: checkCoordinates(coordinates), ...rest }
}
