import type { Translate } from '../../texts'

/** Names of services, which are the same in all languages. */
const SERVICES: Record<string, string> = {
  line: 'LINE',
  messagebird: 'MessageBird',
  wechat: 'WeChat',
  whatsapp: 'WhatsApp'
}

/** Returns the name of a type of integration, which may be one of a newer server. */
export const typeName = (t: Translate, type: string): string => {
  if (type === 'web') return t('screens.connect-web')
  if (type === 'custom') return t('integrations.custom')
  return SERVICES[type] ?? type.charAt(0).toUpperCase() + type.slice(1)
}

/** Returns the name of a type of client: of a way in which a person is reached. */
export const clientTypeName = (t: Translate, type: string): string => {
  if (type === 'sdk') return typeName(t, 'web')
  return type === 'mailgun' ? t('common.email') : typeName(t, type)
}
