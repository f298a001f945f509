import { useEffect, useRef, type KeyboardEvent } from 'react'
import { UPLOAD_TYPES } from '../../../protocol'
import { Icon, useMessengerContext, WARNING_ICON } from '../../core'
import {
  CAMERA_ICON,
  FILE_ICON,
  isProblem,
  PICTURE_ICON,
  PLACE_ICON,
  useShareLocation
} from '../../shared'
import { chooseFiles } from './choose-files'
import { menuItemsOf } from './menu-items'
import { MenuButton } from './MenuButton'

const COMPOSER = '.message-input'
const IMAGES = 'image/*'
const FILES = UPLOAD_TYPES.replace(/\w+/g, '.$&').replaceAll(' ', ',')

interface MenuProps {
  close(): void
  attach(files: readonly File[]): void
}

/** Menu of content other than text that the visitor can send. */
export function Menu({ close, attach }: MenuProps) {
  const { host, root, settings, translate } = useMessengerContext()
  const { imageUpload, fileUpload, shareLocation } = menuItemsOf(settings)
  const [state, share] = useShareLocation()
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => list.current?.querySelector('button')?.focus(), [])

  const leave = (to: string) => {
    close()
    root.querySelector<HTMLElement>(to)?.focus()
  }

  const choose = (accept: string, isCaptured?: boolean) => () =>
    chooseFiles(
      root.ownerDocument,
      accept,
      files => {
        leave(COMPOSER)
        attach(files)
      },
      isCaptured
    )

  const sendLocation = async () => {
    if (await share()) leave(COMPOSER)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    leave('.menu')
  }

  return (
    <div className="upload-menu" ref={list} onKeyDown={onKeyDown}>
      {imageUpload && (
        <MenuButton icon={PICTURE_ICON} onPress={choose(IMAGES)}>
          {translate('uploadPhoto')}
        </MenuButton>
      )}
      {/* The picker of pictures on Android offers no camera. */}
      {imageUpload && host.page.matchMedia('(pointer: coarse)').matches && (
        <MenuButton icon={CAMERA_ICON} onPress={choose(IMAGES, true)}>
          {translate('uploadCamera')}
        </MenuButton>
      )}
      {fileUpload && (
        <MenuButton icon={FILE_ICON} onPress={choose(FILES)}>
          {translate('uploadDocument')}
        </MenuButton>
      )}
      {shareLocation && (
        <MenuButton
          icon={PLACE_ICON}
          isBusy={state === 'asking' || state === 'sending'}
          onPress={() => void sendLocation()}
        >
          {translate(state === 'asking' ? 'locationAsking' : 'shareLocation')}
        </MenuButton>
      )}
      <p className="error" role="alert">
        {isProblem(state) && (
          <>
            <Icon path={WARNING_ICON} />
            {translate.error(state)}
          </>
        )}
      </p>
    </div>
  )
}
