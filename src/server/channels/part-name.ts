import type { NamedPart } from './service'

const NAME = /^([\da-f]{24}) (\d+)\/(\d+)$/

/** Names a part of a message, for a service to repeat in what it says of it. */
export const partName = ({ id, index, count }: NamedPart): string => `${id} ${index}/${count}`

/** Reads the name of a part; undefined for what is none of ours. */
export const readPartName = (name: unknown): NamedPart | undefined => {
  const [, id, index, count] = NAME.exec(String(name)) ?? []
  return id === undefined ? undefined : { id, index: Number(index), count: Number(count) }
}
