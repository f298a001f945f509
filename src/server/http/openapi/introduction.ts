/** Introduction to all calls, as Markdown. */
export const INTRODUCTION = `Back-ends and bots use the REST API under \`/v2\` (also under \`/sc/v2\`); widgets use the client API under \`/sdk/v1\`.

**Keys.** A call of the REST API carries a key: HTTP Basic (id and secret), or a JWT signed with the key. The scope of a key limits its calls: \`account\` may call everything, \`app\` everything in its app, \`integration\` users, conversations, messages, attachments and its own webhooks. Each operation names its scopes.

**Answers.** A call that creates something answers 201, one without an answer 204, the others 200. Times are ISO 8601 with milliseconds. A field without a value is left out, except \`externalId\`, \`userExternalId\` and an integration's \`displayName\`, which are null then. Later versions may add fields to answers.

**Errors.** The REST API answers \`{ "errors": [{ "code", "title" }] }\`, the client API \`{ "error": { "code", "message" } }\`. A foreign id gets the same answer as an unknown one. With 429 and 503, \`Retry-After\` names the seconds to wait. \`X-Request-Id\` of the answer names the call in the server's log.

**Pages.** Lists take \`page[size]\` (1 to 100, by default 25) and \`page[after]\` or \`page[before]\`; \`meta\` and \`links\` lead to the neighbouring pages. Brackets may be percent-encoded.

**Limits.** A JSON body has at most 100 kB, a file 50 MB. Fields that a body does not know are ignored.`
