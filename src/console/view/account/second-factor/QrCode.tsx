import type { SecondFactorSetUp } from '../../../api'

interface QrCodeProps extends Pick<SecondFactorSetUp, 'qrModules'> {
  /** Says what it holds. */
  label: string
}

/** Draws a QR code in the page itself: the secret in it goes to no other server. */
export const QrCode = ({ qrModules: { size, path }, label }: QrCodeProps) => (
  <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
    <path d={path} />
  </svg>
)
