/**
 * Writes a report of a mail server or a mailbox provider.
 *
 * @param type Type of the report; `delivery-status` or `feedback-report`.
 * @param fields Header fields of the mail.
 * @param parts Lines of each part by its media type.
 * @see RFC 6522
 */
export const multipartReport = (
  type: string,
  fields: string[],
  parts: Record<string, string[]>
): string =>
  [
    ...fields,
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary="cut"`,
    '',
    ...Object.entries(parts).flatMap(([mediaType, lines]) => [
      '--cut',
      `Content-Type: ${mediaType}`,
      '',
      ...lines,
      ''
    ]),
    '--cut--',
    ''
  ].join('\r\n')
