import type { QrModules } from '../../../protocol'

/** Modules around a code that stay light, so that phones find it. */
const QUIET_ZONE = 4

interface QrCodeProps {
  qrModules: QrModules
  /** Says where the code leads. */
  label: string
}

/** Draws a QR code in the page itself: no policy of the page forbids that. */
export function QrCode({ qrModules: { size, path }, label }: QrCodeProps) {
  const side = size + 2 * QUIET_ZONE
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
    >
      <path d={path} />
    </svg>
  )
}
