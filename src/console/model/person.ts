import type { Metadata } from '../../protocol'
import type { Person, PersonChange } from '../api'

/** Fields of a profile that the team can change. */
export const PROFILE_FIELDS = ['givenName', 'surname', 'email'] as const

/** Name of a field of a profile that the team can change. */
export type ProfileFieldName = (typeof PROFILE_FIELDS)[number]

/** A field of the business's own, as it is typed. */
export interface OwnFieldInput {
  /** Does not change while it is typed. */
  id: string
  name: string
  value: string
  /** Its name can still be typed. */
  isNew: boolean
}

/** Fields of a person, as they are typed. */
export interface PersonInputs extends Record<ProfileFieldName, string> {
  fields: readonly OwnFieldInput[]
}

/** Reasons for which the server refused fields, without their names. */
export type PersonRefusals = Partial<Record<ProfileFieldName | 'metadata', string>>

/** Reads what a form shows before anything is typed. */
export const readPersonInputs = ({ profile, metadata }: Person): PersonInputs => ({
  givenName: profile.givenName ?? '',
  surname: profile.surname ?? '',
  email: profile.email ?? '',
  fields: Object.entries(metadata).map(([name, value]) => ({
    id: `own ${name}`,
    name,
    value: String(value),
    isNew: false
  }))
})

/** Reads a typed value as one of the type that it had; what does not fit is a text. */
const readValue = (typed: string, former: Metadata[string] | undefined): Metadata[string] => {
  if (typeof former === 'boolean' && /^(true|false)$/.test(typed)) return typed === 'true'
  const isNumber = typeof former === 'number' && typed.trim() && Number.isFinite(Number(typed))
  return isNumber ? Number(typed) : typed
}

const withoutEmpty = <Values extends object>(values: Values): Values | undefined =>
  Object.keys(values).length ? values : undefined

/** Fields with a name or a value; an empty new row is none. */
const givenFields = ({ fields }: PersonInputs) =>
  fields.filter(({ name, value, isNew }) => !isNew || name.trim() || value)

const ownFieldChanges = ({ metadata }: Person, inputs: PersonInputs) => {
  const given = givenFields(inputs).map(({ name, value }) => [name.trim(), value] as const)
  const names = new Set(given.map(([name]) => name))
  const removed = Object.keys(metadata).filter(name => !names.has(name))
  const changed = given
    .map(([name, typed]) => [name, readValue(typed, metadata[name])] as const)
    .filter(([name, value]) => metadata[name] !== value)
  return Object.fromEntries<Metadata[string] | null>([
    ...removed.map(name => [name, null] as const),
    ...changed
  ])
}

/** Reads which changes of a person are typed; undefined: none. */
export const readPersonChange = (
  person: Person,
  inputs: PersonInputs
): PersonChange | undefined => {
  const typed = PROFILE_FIELDS.map(field => [field, inputs[field].trim()] as const)
  const profile = withoutEmpty(
    Object.fromEntries(
      typed
        .filter(([field, value]) => value !== (person.profile[field] ?? ''))
        .map(([field, value]) => [field, value || null])
    )
  )
  const metadata = withoutEmpty(ownFieldChanges(person, inputs))
  return withoutEmpty({ ...(profile && { profile }), ...(metadata && { metadata }) })
}

/** A new field that cannot be sent: one without a name, or with the name of another. */
export interface WrongOwnField {
  id: string
  /** Name that another field has, too; undefined: it has none. */
  taken?: string | undefined
}

/** Finds the first field that cannot be sent. */
export const findWrongOwnField = (inputs: PersonInputs): WrongOwnField | undefined => {
  const names = new Set<string>()
  for (const { id, name } of givenFields(inputs)) {
    const trimmed = name.trim()
    if (!trimmed) return { id }
    if (names.has(trimmed)) return { id, taken: trimmed }
    names.add(trimmed)
  }
  return undefined
}

/** Reads what a change touches, as it is now: sent later, it takes the change back. */
export const touchedOfPerson = (
  { profile = {}, metadata = {} }: PersonChange,
  person: Person
): PersonChange => ({
  profile: Object.fromEntries(
    PROFILE_FIELDS.filter(field => field in profile).map(field => [
      field,
      person.profile[field] ?? null
    ])
  ),
  metadata: Object.fromEntries(
    Object.keys(metadata).map(name => [name, person.metadata[name] ?? null])
  )
})

/** Tells whether a person is as a change makes them. */
export const isPersonAs = ({ profile = {}, metadata = {} }: PersonChange, person: Person) =>
  PROFILE_FIELDS.every(
    field => !(field in profile) || profile[field] === (person.profile[field] ?? null)
  ) && Object.entries(metadata).every(([name, value]) => value === (person.metadata[name] ?? null))

/**
 * Tells whether a change replaces something that the visitor or the page has said. Taking it back would
 * make the business vouch for that.
 */
export const replacesClaim = ({ profile = {} }: PersonChange, { claims = {} }: Person): boolean =>
  PROFILE_FIELDS.some(field => field in profile && claims[field])

/** Reads which fields the titles of an error refuse, and the sentences about no field. */
export const readPersonRefusals = (titles: readonly string[]) => {
  const refusals: PersonRefusals = {}
  const others: string[] = []
  for (const title of titles) {
    const [, name, refusal] =
      /^(?:profile\.)?(givenName|surname|email|metadata) (.*)$/s.exec(title) ?? []
    if (name && refusal) refusals[name as keyof PersonRefusals] ??= refusal
    else others.push(title)
  }
  return { refusals, others }
}
