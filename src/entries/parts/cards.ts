import type { PartModule } from '../../widget/parts'
import { CarouselMessage, ListMessage, STYLES, TEXTS } from '../../widget/parts/cards'

/** Carousels and lists. */
export const slots: PartModule['slots'] = {
  carouselMessage: CarouselMessage,
  listMessage: ListMessage
}

export const styles = STYLES

export const texts = TEXTS
