import { readBaseUrl, SettingsError, wrong } from '../setup'

const NAME = 'PIPIT_FILES_URL'
const EXPECTED =
  's3://bucket/prefix, with ?endpoint=https://…, &region=… and &style=path or host where they are needed'
const PARAMETERS = ['endpoint', 'region', 'style']
const BUCKET = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/
/** Prefixes that need no escaping. */
const PREFIX = /^([\w.-]+\/)*$/
const USUAL_REGION = 'us-east-1'

/** Address and credentials of a bucket. */
export interface S3Settings {
  bucket: string
  /** Address of the bucket, without a slash at the end. */
  url: string
  /** Prefix of the names of all objects: empty, or a path that ends with a slash. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
}

type Environment = Record<string, string | undefined>

/** Makes an error without the address, which may contain secrets. */
const refuse = (scheme: string) => wrong(NAME, EXPECTED, `${scheme}…`)

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    throw refuse('s3:')
  }
}

const readCredentials = ({ username, password }: URL, env: Environment) => {
  const accessKeyId = decode(username) || env.AWS_ACCESS_KEY_ID
  const secretAccessKey = decode(password) || env.AWS_SECRET_ACCESS_KEY
  if (accessKeyId && secretAccessKey) {
    const sessionToken = username ? undefined : env.AWS_SESSION_TOKEN
    return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) }
  }
  throw new SettingsError(
    `${NAME}: expected credentials in it (s3://key:secret@bucket) or in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, got none.`
  )
}

const readStyle = (style: string | null, unset: 'path' | 'host'): 'path' | 'host' => {
  if (style === null) return unset
  if (style === 'path' || style === 'host') return style
  throw wrong(NAME, 'a style of path or host', style)
}

const bucketUrl = (endpoint: string, bucket: string, style: 'path' | 'host'): string =>
  style === 'path'
    ? `${endpoint}/${bucket}`
    : endpoint.replace(/^https?:\/\//, scheme => `${scheme}${bucket}.`)

/**
 * Reads the settings of the bucket; undefined when files are stored in a folder. Requests use path style
 * for a custom endpoint and host style for Amazon's, unless `style` is set.
 *
 * @throws {SettingsError} Without the address, which may contain secrets.
 */
export const readS3Settings = (env: Environment): S3Settings | undefined => {
  const { PIPIT_FILES_URL: value } = env
  if (!value) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url?.protocol !== 's3:') throw refuse(/^\w+:/.exec(value)?.[0] ?? '')

  const { host: bucket, pathname, searchParams: asked } = url
  const prefix = pathname.replace(/^\/|\/$/g, '').replace(/.$/, '$&/')
  const isKnown = [...asked.keys()].every(name => PARAMETERS.includes(name))
  if (!BUCKET.test(bucket) || !PREFIX.test(prefix) || !isKnown) throw refuse('s3:')

  const region = asked.get('region') || env.AWS_REGION || env.AWS_DEFAULT_REGION || USUAL_REGION
  const own = asked.get('endpoint') || env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL
  const endpoint = own ? readBaseUrl(own) : `https://s3.${region}.amazonaws.com`
  if (!endpoint)
    throw new SettingsError(
      `${NAME}: expected an endpoint such as https://s3.example.com, got another address.`
    )
  const style = readStyle(asked.get('style'), own ? 'path' : 'host')
  return {
    bucket,
    url: bucketUrl(endpoint, bucket, style),
    prefix,
    region,
    ...readCredentials(url, env)
  }
}
