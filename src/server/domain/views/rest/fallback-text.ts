import type {
  Action,
  CarouselContent,
  Item,
  ListContent,
  LocationContent
} from '../../../../protocol'

const joinLines = (lines: (string | undefined)[]): string => lines.filter(Boolean).join('\n')

const actionLine = (action: Action): string =>
  'uri' in action ? `${action.text}: ${action.uri}` : action.text

const itemLines = ({ title, description, actions }: Item): string =>
  joinLines([title, description, ...actions.map(actionLine)])

/** Writes cards, list items or a location as text, for clients that cannot show them. */
export const fallbackText = (content: CarouselContent | ListContent | LocationContent): string => {
  if (content.type !== 'location') return content.items.map(itemLines).join('\n\n')
  const { coordinates, location } = content
  return joinLines([location?.name, location?.address, `${coordinates.lat}, ${coordinates.long}`])
}
