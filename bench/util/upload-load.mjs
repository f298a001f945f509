import { FILES } from './crafted-files.mjs'

/** @typedef {{ url: string, appId: string, conversationId: string, token: string, file: number, times: number }} Target */

/** @type {Target} */
const { url, appId, conversationId, token, file, times } = JSON.parse(process.argv[2] ?? '')
const [name, , bytes] = FILES[file] ?? []
if (!name || !bytes) throw new Error(`There is no file ${file}.`)

let status = 0
for (let time = 0; time < times; time++) {
  const form = new FormData()
  form.append('clientMessageId', `${file}-${time}-${process.pid}`)
  form.append('source', new Blob([new Uint8Array(bytes)]), name)
  const answer = await fetch(`${url}/sdk/v1/apps/${appId}/conversations/${conversationId}/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form
  })
  await answer.arrayBuffer()
  status = answer.status
}
process.send?.(status)
