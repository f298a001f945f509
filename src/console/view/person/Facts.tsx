import type { ReactNode } from 'react'

/** A name and what it stands for; nothing where that is not known. */
export type Fact = readonly [name: string, value: ReactNode]

/** Lists facts, without those that are not known. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="person-facts">
    {facts
      .filter(([, value]) => value !== undefined && value !== '' && value !== false)
      .map(([name, value]) => (
        <div key={name}>
          <dt>
            <bdi>{name}</bdi>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
