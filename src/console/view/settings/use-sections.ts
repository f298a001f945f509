import { type RefObject, useEffect, useState } from 'react'
import { useValue } from '../../../ui'
import { useConsole } from '../context'
import { FIELD_GROUPS } from './fields'

type Group = (typeof FIELD_GROUPS)[number]

/** Name of a group of settings. */
export type GroupName = Group['name']

/** The group is the one at a line a third below the top. */
const LINE = { rootMargin: '-33% 0px -66% 0px' }

const findGroup = (name: string | undefined): Group | undefined =>
  FIELD_GROUPS.find(group => group.name === name)

/** Finds a group by its name in an address. */
export const groupNamed = (name: string | undefined): GroupName | undefined => findGroup(name)?.name

/**
 * Shows the group of settings that the address names, and follows which one is seen.
 *
 * @param onGo Called when the person goes to a group.
 */
export const useSections = (form: RefObject<HTMLElement | null>, onGo: (group: Group) => void) => {
  const { $route } = useConsole()
  const asked = groupNamed(useValue($route).section)
  const [current, setCurrent] = useState<GroupName>(asked ?? FIELD_GROUPS[0].name)

  function show(name: GroupName) {
    const section = form.current?.querySelector<HTMLElement>(`[data-group=${name}]`)
    section?.scrollIntoView()
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    const group = findGroup(name)
    if (group) onGo(group)
  }

  useEffect(() => {
    if (asked) show(asked)
  }, [asked])

  useEffect(() => {
    const sections = form.current?.querySelectorAll<HTMLElement>('[data-group]') ?? []
    const observer = new IntersectionObserver(entries => {
      const seen = entries.findLast(({ isIntersecting }) => isIntersecting)
      const name = groupNamed((seen?.target as HTMLElement | undefined)?.dataset['group'])
      if (name) setCurrent(name)
    }, LINE)
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [form])

  return { current, show }
}
