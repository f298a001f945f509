/** Encodings, the best first: name in the header, ending of the file. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz']
] as const

/** Chooses the best encoding that the browser accepts, with the ending of its files; undefined: none. */
export const chooseEncoding = (accepted = '') => {
  const weights = new Map(
    accepted.split(',').map(part => {
      const [name = '', ...parameters] = part.split(';').map(piece => piece.trim().toLowerCase())
      return [name, !parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter))]
    })
  )
  return ENCODINGS.find(([name]) => weights.get(name) ?? weights.get('*'))
}
