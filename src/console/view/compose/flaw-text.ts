import type { Flaw } from '../../model'
import type { Translate } from '../../texts'
import { refusalText } from '../forms'
import { PLACEHOLDERS } from '../replies/placeholders'

const GOT_MAX_CHARS = 60

const sentenceOf = (t: Translate, flaw: Flaw): string => {
  switch (flaw.kind) {
    case 'empty':
      return t('refused.filled')
    case 'noButton':
    case 'noEntry':
      return t(`compose.${flaw.kind}`)
    case 'tooLong':
      return t('compose.tooLong', { max: flaw.max, got: flaw.got })
    case 'degrees':
      return t('compose.badDegrees', { max: flaw.max, got: flaw.got })
    case 'placeholder':
      return t('replies.wrongPlaceholder', { placeholder: flaw.got, ...PLACEHOLDERS })
    case 'refused':
      return refusalText(t, flaw.sentence)
    default:
      return t(flaw.kind === 'link' ? 'compose.badLink' : 'compose.badPicture', {
        got: flaw.got.slice(0, GOT_MAX_CHARS)
      })
  }
}

/** Says what was expected of a value, and what came. */
export const flawText = (t: Translate, flaw: Flaw): string =>
  sentenceOf(t, flaw).replace(/^./u, first => first.toLocaleUpperCase())
