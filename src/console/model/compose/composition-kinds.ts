/** Kinds of messages that are composed in a window of their own, in the order of the menu. */
export const COMPOSITION_KINDS = [
  'formatted',
  'buttons',
  'picture',
  'location',
  'carousel',
  'list',
  'form'
] as const

export type CompositionKind = (typeof COMPOSITION_KINDS)[number]
