const HANDSET = 'M7 3 4 6q0 13 14 14l3-3-4-4-3 2q-4-1-5-5l2-3z'
const ENVELOPE = 'M3 5h18l-9 7zm0 3 9 7 9-7v11H3z'
const BUBBLE = 'M4 4h16v12h-9l-5 4v-4H4z'

/** Icons by type of channel: a colour on which white can be seen, and a path in a square of 24. */
const LOOKS: Record<string, readonly [color: string, path: string]> = {
  messenger: ['#0a66e8', 'M12 3a9 8 0 0 0-6 14v4l3-2A9 8 0 1 0 12 3zm1 11-2-3-5 3 5-5 2 3 5-3z'],
  telegram: ['#1c82b8', 'M2 11 21 4l-3 16-6-4-3 3-1-5 8-7-10 6z'],
  viber: ['#6f5ad8', HANDSET],
  wechat: [
    '#07833f',
    'M9 4a7 6 0 0 0-4 11l-1 3 4-2q0-7 8-7-1-5-7-5zm7 6a6 5 0 1 0 2 10l3 2-1-3a6 5 0 0 0-4-9z'
  ],
  whatsapp: ['#14833c', HANDSET],
  line: ['#05893e', 'M12 4a9 7 0 0 0-1 14v3q10-4 10-10a9 7 0 0 0-9-7z'],
  mailgun: ['#56606e', ENVELOPE]
}

/** The picture of a type of channel; its name stands beside it. */
export function ChannelIcon({ type }: { type: string }) {
  const [fill, path] = LOOKS[type] ?? ['#56606e', BUBBLE]
  return (
    <svg className="channel-icon" viewBox="-6 -6 36 36" aria-hidden="true">
      <circle cx="12" cy="12" r="18" fill={fill} />
      <path d={path} fill="#fff" />
    </svg>
  )
}
