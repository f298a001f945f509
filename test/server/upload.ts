import { readdir } from 'node:fs/promises'
import type { SdkWorld, Visitor } from './sdk-world'

export interface Sample {
  name: string
  bytes: Uint8Array | string
}

/** First bytes of files; each character is a byte. */
const STARTS: Record<string, string> = {
  jpg: '\xff\xd8\xff\xe0',
  png: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\0\0\0\x01\0',
  gif: 'GIF89a\x01\0\x01\0',
  webp: 'RIFF\0\0\0\0WEBP',
  pdf: '%PDF-1.7',
  zip: 'PK\x03\x04',
  mp4: '\0\0\0\x18ftypisom',
  heic: '\0\0\0\x18ftypheic',
  webm: '\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x1fB\x82\x84webm',
  tiff: 'II*\0',
  mpeg: '\0\0\x01\xba',
  avi: 'RIFF\0\0\0\0AVI ',
  wmv: '\x30\x26\xb2\x75\x8e\x66\xcf\x11',
  mp3: 'ID3\x04\0',
  exe: 'MZ\x90\0\x03\0'
}

/** Bytes with the signature of a file type. */
export const bytesOf = (type: string, size = 200): Uint8Array => {
  const bytes = Buffer.alloc(size, 'x')
  bytes.write(STARTS[type]!, 'latin1')
  return bytes
}

/** Header of a PNG of a given size; the server reads no more of it. */
export const iconOf = (width: number, height = width): Buffer => {
  const bytes = Buffer.alloc(100)
  bytes.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** A form in the order of browsers: fields, then the file. */
export const formOf = async (fields: Record<string, string>, file?: Sample, as = 'source') => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file) form.append(as, new Blob([file.bytes as BlobPart]), file.name)
  const answer = new Response(form)
  return {
    body: Buffer.from(await answer.arrayBuffer()),
    headers: { 'content-type': answer.headers.get('content-type')! }
  }
}

/** A form whose file has a raw name that no browser would send. */
export const rawForm = (clientMessageId: string, filename: string, content: string) => ({
  body: Buffer.from(
    [
      '--x',
      'content-disposition: form-data; name="clientMessageId"',
      '',
      clientMessageId,
      '--x',
      `content-disposition: form-data; name="source"; filename="${filename}"`,
      '',
      content,
      '--x--',
      ''
    ].join('\r\n')
  ),
  headers: { 'content-type': 'multipart/form-data; boundary=x' }
})

/** Path of uploads, below `/sdk/v1`. */
export const filesPath = ({ appId }: SdkWorld, { conversationId }: Visitor): string =>
  `/apps/${appId}/conversations/${conversationId}/files`

/** Sends a form as a visitor. */
export const upload = async (
  world: SdkWorld,
  visitor: Visitor,
  { body, headers }: Awaited<ReturnType<typeof formOf>>
) =>
  world.call('POST', filesPath(world, visitor), {
    body,
    headers: { ...headers, authorization: `Bearer ${visitor.token}` }
  })

/** Sends a file as a visitor. */
export const sendFile = async (
  world: SdkWorld,
  visitor: Visitor,
  clientMessageId: string,
  file: Sample
) => upload(world, visitor, await formOf({ clientMessageId }, file))

/** Lists the files in the folder. */
export const storedFiles = ({ server }: SdkWorld): Promise<string[]> => readdir(server.filesDir)
