import type { Action, FormContent, LocationContent } from '../../protocol'

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

/** Lists the links among actions; of a page inside the messenger, the address beside it. */
export const linksOf = (actions: readonly Action[]): { text: string; url: string }[] =>
  actions.flatMap(action => {
    if (action.type === 'link') return [{ text: action.text, url: action.uri }]
    return action.type === 'webview' ? [{ text: action.text, url: action.fallback }] : []
  })

/** Says where a place is, with its address on a map. */
export const placeText = ({ text, coordinates, location }: LocationContent): string => {
  const { lat, long } = coordinates
  const url = `https://www.openstreetmap.org/?mlat=${lat}&mlon=${long}#map=16/${lat}/${long}`
  return joinLines([text, location?.name, location?.address, url])
}
