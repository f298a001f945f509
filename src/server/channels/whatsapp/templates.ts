import { readAnswer } from '../meta/graph'
import type { Account, Ask, ChannelAnswer, MessageTemplate, TemplateList } from '../service'
import { requestOf } from './graph'
import { judge } from './judge'

const SETTING = 'businessAccountId'
const FIELDS = 'name,language,category,parameter_format,components'
const PAGE_SIZE = '100'
/** Pages that are read at most. */
const PAGES_MAX = 10

/** Asks for approved templates of the business; undefined: its id is not set. */
export const askForTemplates = (
  account: Account,
  ask: Ask,
  page: Record<string, string>
): Promise<ChannelAnswer> | undefined => {
  const id = account.settings[SETTING]
  if (typeof id !== 'string') return undefined
  const query = new URLSearchParams({ fields: FIELDS, status: 'APPROVED', ...page })
  return ask(requestOf(account, `${encodeURIComponent(id)}/message_templates?${query}`))
}

const templatesIn = (answer: ChannelAnswer): MessageTemplate[] =>
  (readAnswer(answer).data ?? []).flatMap(
    ({ name, language, category, parameter_format: format, components = [] }) =>
      name && language
        ? {
            name,
            language,
            category,
            parameterFormat: format === 'NAMED' ? ('NAMED' as const) : ('POSITIONAL' as const),
            components
          }
        : []
  )

/**
 * Lists the templates of the business that may be sent.
 *
 * @see https://developers.facebook.com/docs/graph-api/reference/whats-app-business-account/message_templates
 */
export const listTemplates = async (account: Account, ask: Ask): Promise<TemplateList> => {
  const templates: MessageTemplate[] = []
  let after: string | undefined
  for (let page = 0; page < PAGES_MAX; page++) {
    const answer = await askForTemplates(account, ask, {
      limit: PAGE_SIZE,
      ...(after !== undefined && { after })
    })
    if (!answer) return { type: 'unset', setting: SETTING }
    const verdict = judge(answer)
    if (verdict.type !== 'sent') return verdict
    templates.push(...templatesIn(answer))
    const { paging } = readAnswer(answer)
    after = paging?.next === undefined ? undefined : paging.cursors?.after
    if (after === undefined) break
  }
  return { type: 'listed', templates }
}
