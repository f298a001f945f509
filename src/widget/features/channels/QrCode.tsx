import type { QrModules } from '../../../protocol'

interface QrCodeProps {
  qrModules: QrModules
  /** Says where the code leads. */
  label: string
}

/** Draws a QR code in the page itself: no policy of the page forbids that. */
export function QrCode({ qrModules: { size, path }, label }: QrCodeProps) {
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={path} />
    </svg>
  )
}
