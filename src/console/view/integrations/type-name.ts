const NAMES: Record<string, string> = {
  web: 'Web Messenger',
  custom: 'Custom',
  line: 'LINE',
  messagebird: 'MessageBird',
  wechat: 'WeChat',
  whatsapp: 'WhatsApp'
}

/** Returns the name of a type of integration, which may be one of a newer server. */
export const typeName = (type: string): string =>
  NAMES[type] ?? type.charAt(0).toUpperCase() + type.slice(1)
