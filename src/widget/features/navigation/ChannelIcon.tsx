/** Cut out of a bubble: it turns the other way. */
const HANDSET = 'q-2 1-1 4 2 4 6 5 2 0 3-2l-3-2-1 1q-2-1-3-3l1-1z'
const BUBBLE = 'M6 3h12q3 0 3 3v8q0 3-3 3h-5l-5 4v-4H6q-3 0-3-3V6q0-3 3-3z'

/** Icons by type of channel: a colour on which white can be seen, and a path in a square of 24. */
const LOOKS: Record<string, readonly [color: string, path: string]> = {
  line: ['#05893e', 'M12 4a9 7 0 0 0-1 14v3q10-4 10-10a9 7 0 0 0-9-7z'],
  telegram: ['#1c82b8', 'M2 11 21 4l-3 16-6-4-3 3-1-5 8-7-10 6z'],
  mailgun: ['#56606e', 'M3 5h18l-9 7zm0 3 9 7 9-7v11H3z'],
  messenger: ['#0a66e8', 'M12 3a9 8 0 0 0-6 14v4l3-2A9 8 0 1 0 12 3zm1 11-2-3-5 3 5-5 2 3 5-3z'],
  whatsapp: ['#14833c', 'm3 21 1-4a9 9 0 1 1 3 3zm6-14' + HANDSET],
  wechat: [
    '#07833f',
    'M9 4a7 6 0 0 0-4 11l-1 3 4-2q0-7 8-7-1-5-7-5zm7 6a6 5 0 1 0 2 10l3 2-1-3a6 5 0 0 0-4-9z'
  ],
  viber: ['#6f5ad8', BUBBLE + 'm3 2' + HANDSET]
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
