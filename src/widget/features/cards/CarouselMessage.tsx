import type { CarouselContent } from '../../../protocol'
import { type ContentProps, Icon, Slot, useMessengerContext } from '../../core'
import { Announcement, BACK_ICON, FORWARD_ICON } from '../../shared'
import { CardBody } from './CardBody'
import { useTrack } from './use-track'

/** Cards side by side: moved by touch, by buttons, or by keys. */
export function CarouselMessage({ entry: { message } }: ContentProps) {
  const { translate } = useMessengerContext()
  const { track, isAtStart, isAtEnd, ...row } = useTrack()
  const { items, displaySettings } = message as CarouselContent
  const count = items.length
  return (
    <div className="carousel">
      <Announcement of="sentCarousel" message={message} />
      <div
        ref={track}
        className={`cards ${displaySettings?.imageAspectRatio ?? ''}`}
        role="group"
        aria-label={translate('carouselLabel')}
        tabIndex={0}
        onFocusCapture={row.onFocusCapture}
        onKeyDown={row.onKeyDown}
        onScroll={row.onScroll}
      >
        {items.map((item, index) => (
          <div
            key={index}
            className="card"
            role="group"
            aria-label={translate('cardPosition', { index: index + 1, count })}
          >
            <CardBody item={item} />
            <Slot name="actions" message={message} actions={item.actions} />
          </div>
        ))}
      </div>
      {!isAtStart && (
        <button
          className="icon-button to-start"
          type="button"
          aria-label={translate('previousCard')}
          onClick={() => row.press(-1)}
        >
          <Icon path={BACK_ICON} />
        </button>
      )}
      {!isAtEnd && (
        <button
          className="icon-button to-end"
          type="button"
          aria-label={translate('nextCard')}
          onClick={() => row.press(1)}
        >
          <Icon path={FORWARD_ICON} />
        </button>
      )}
    </div>
  )
}
