import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { PICTURE_TYPES, type PictureUse } from '../../model'
import { useTexts } from '../context'
import { ModalWindow } from '../forms/ModalWindow'
import { CropForm } from './CropForm'
import { PictureState } from './PictureState'
import { Thumbnail } from './Thumbnail'
import { usePicture } from './use-picture'

interface PictureInputProps {
  label: string
  use: PictureUse
  /** Address of the picture; empty: none. */
  value: string
  onValue: (address: string) => void
  /** Input of the address. */
  children: ReactNode
}

const holdsFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Input of a picture: a file that is chosen or dropped, or its address. */
export function PictureInput({ label, use, value, onValue, children }: PictureInputProps) {
  const { t } = useTexts()
  const picture = usePicture(use, onValue)
  const chooser = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const [isOver, setOver] = useState(false)
  const isSending = picture.share !== undefined
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file && !isSending) void picture.take(file)
  }

  return (
    <div
      className="picture-input"
      data-over={isOver}
      onDragOver={event => {
        if (!holdsFile(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <Thumbnail key={value} address={value} use={use} />
      <div className="picture-ways">
        <div className="actions">
          <button
            className="button"
            type="button"
            ref={chooseButton}
            aria-label={t('pictures.chooseFor', { label })}
            aria-disabled={isSending}
            onClick={() => isSending || chooser.current?.click()}
          >
            {t('pictures.choose')}
          </button>
          {value && (
            <button
              className="button quiet"
              type="button"
              aria-label={t('pictures.removeFor', { label })}
              onClick={() => {
                onValue('')
                picture.forget()
                chooseButton.current?.focus()
              }}
            >
              {t('common.remove')}
            </button>
          )}
          <span className="field-hint drop-hint">{t('pictures.orDrop')}</span>
        </div>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={PICTURE_TYPES}
          data-picture={label}
          onChange={event => {
            take(event.currentTarget.files)
            // The same file can be chosen again.
            event.currentTarget.value = ''
          }}
        />
        {children}
        <PictureState {...picture} label={label} />
      </div>
      <ModalWindow
        title={t('pictures.choosePart')}
        isOpen={picture.cropped !== undefined}
        onOpenChange={isOpen => isOpen || picture.leaveCrop()}
      >
        {picture.cropped && (
          <CropForm
            picture={picture.cropped}
            onCut={crop => void picture.cut(crop)}
            onCancel={picture.leaveCrop}
          />
        )}
      </ModalWindow>
    </div>
  )
}
