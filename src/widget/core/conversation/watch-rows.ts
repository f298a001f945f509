import type { MessengerContext } from '../messenger-context'

/** Shows the time of a message when its row is pointed at, tapped or focused. */
export const watchRows = ({
  loadSlot,
  root
}: Pick<MessengerContext, 'loadSlot' | 'root'>): void => {
  const onRow = async ({ target }: Event) => {
    const row = (target as Element).closest<HTMLElement>('.row')
    if (row) (await loadSlot('showTime'))(row)
  }
  for (const type of ['pointerover', 'focusin']) root.addEventListener(type, onRow)
}
