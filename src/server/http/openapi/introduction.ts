/** What holds for all calls, as Markdown. */
export const INTRODUCTION = `Back-ends and bots use the REST API under \`/v2\` (also under \`/sc/v2\`); widgets use the client API under \`/sdk/v1\`.

**Keys.** A call of the REST API bears a key: by HTTP Basic (id and secret), or by a JWT signed with it. The scope of a key says what it may do: \`account\` everything, \`app\` everything within its app, \`integration\` users, conversations, messages, attachments and its own webhooks. Each operation names the scopes that may call it.

**Answers.** Creating answers 201, the rest 200. Times are ISO 8601 with milliseconds. A field without a value is left out, but for \`externalId\`, \`userExternalId\` and an integration's \`displayName\`, which are null then. More fields may be added to answers at any time.

**Errors.** The REST API answers \`{ "errors": [{ "code", "title" }] }\`, the client API \`{ "error": { "code", "message" } }\`. What belongs to others looks like what is not there. After 429 and 503 \`Retry-After\` says how many seconds to wait. The answer's \`X-Request-Id\` finds the call in the server's log.

**Pages.** Lists take \`page[size]\` (1 to 100, 25 where nothing is said) and \`page[after]\` or \`page[before]\`; \`meta\` and \`links\` lead to the neighbouring pages. Brackets may be percent-encoded.

**Limits.** A JSON body has at most 100 kB, a file 50 MB. Fields that a body does not know are ignored.`
