import { useEffect, useRef } from 'react'
import type { Crop } from '../../model'
import { drawCrop } from './draw-crop'

interface CropCanvasProps {
  bitmap: ImageBitmap
  crop: Crop
  /** Side in pixels of the canvas, twice what is shown for sharp screens. */
  side: number
  className: string
}

/** Part of a picture, as it would be cut out. */
export function CropCanvas({ bitmap, crop, side, className }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, bitmap, crop)
  }, [bitmap, crop])
  return <canvas className={className} ref={canvas} width={side} height={side} aria-hidden="true" />
}
