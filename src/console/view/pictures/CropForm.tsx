import { useId, useState } from 'react'
import { firstCrop, zoomMax, zoomTo, type Crop } from '../../model'
import { useTexts } from '../context'
import { CropCanvas } from './CropCanvas'
import type { ChosenPicture } from './read-picture'
import { useStage } from './use-stage'

const STAGE_PX = 560
const LARGE_PX = 128
const SMALL_PX = 64
const ZOOM_STEP = 0.01

interface CropFormProps {
  picture: ChosenPicture
  onCut: (crop: Crop) => void
  onCancel: () => void
}

/** Chooses the part of a picture that is shown, and shows it round as visitors see it. */
export function CropForm({ picture, onCut, onCancel }: CropFormProps) {
  const { bitmap } = picture
  const { t } = useTexts()
  const id = useId()
  const [crop, setCrop] = useState(() => firstCrop(bitmap))
  const stage = useStage(bitmap, setCrop)
  const max = zoomMax(bitmap)

  return (
    <form
      className="crop"
      onSubmit={event => {
        event.preventDefault()
        onCut(crop)
      }}
    >
      <p className="field-hint" id={`${id}-hint`}>
        {t('pictures.cropHint')}
      </p>
      <div className="crop-sight">
        <div
          className="crop-stage"
          role="application"
          aria-label={t('pictures.part')}
          aria-describedby={`${id}-hint`}
          tabIndex={0}
          {...stage}
        >
          <CropCanvas className="crop-part" bitmap={bitmap} crop={crop} side={STAGE_PX} />
        </div>
        <figure className="crop-preview">
          <CropCanvas className="crop-large" bitmap={bitmap} crop={crop} side={LARGE_PX} />
          <CropCanvas className="crop-small" bitmap={bitmap} crop={crop} side={SMALL_PX} />
          <figcaption className="field-hint">{t('pictures.asShown')}</figcaption>
        </figure>
      </div>
      <label className="crop-zoom">
        {t('pictures.zoom')}
        <input
          type="range"
          min={1}
          max={max}
          step={ZOOM_STEP}
          value={crop.zoom}
          disabled={max === 1}
          onChange={event => setCrop(zoomTo(bitmap, crop, Number(event.currentTarget.value)))}
        />
      </label>
      <div className="actions">
        <button className="button quiet" type="button" onClick={onCancel}>
          {t('common.cancel')}
        </button>
        <button className="button primary" type="submit">
          {t('pictures.usePart')}
        </button>
      </div>
    </form>
  )
}
