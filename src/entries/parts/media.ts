import type { PartModule } from '../../widget/parts'
import { FileMessage, ImageMessage, STYLES, TEXTS } from '../../widget/parts/media'

/** Pictures and files. */
export const slots: PartModule['slots'] = {
  fileMessage: FileMessage,
  imageMessage: ImageMessage
}

export const styles = STYLES

export const texts = TEXTS
