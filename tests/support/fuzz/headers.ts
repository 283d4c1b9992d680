import fc from 'fast-check'

/** Headers, each with values that a proxy, a browser or somebody with bad intentions sends. */
const values: Readonly<Record<string, readonly string[]>> = {
  'content-type': [
    'application/json; charset=utf-16',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/json,text/plain',
    ';',
    'application/JSON',
    'application/octet-stream',
  ],
  accept: ['text/event-stream', '*/*', 'text/html', 'application/xml', 'text/event-stream;q=0', ';;;', ''],
  'accept-encoding': ['gzip', 'br', 'identity;q=0', '*', 'zstd, deflate'],
  'accept-language': ['*', 'xx-XX;q=9', ';'],
  'idempotency-key': ['k', 'the-same-key', 'x'.repeat(201), 'a b', '\xe9', '', '__proto__'],
  authorization: ['Bearer', 'Bearer x', 'Bearer a.b.c', 'Basic YTpi', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', 'bearer  x  '],
  'content-disposition': ['inline', 'attachment; filename="x"'],
  'content-encoding': ['gzip', 'br', 'identity', 'x'],
  cookie: ['a=b; a=c', '=', ';;;', `x=${'y'.repeat(3000)}`, '__Host-session=x', '%00=%00', 'postwright.session_token=a.b'],
  origin: ['null', 'https://evil.example', 'http://localhost', '', '://'],
  'sec-fetch-site': ['cross-site', 'same-site', 'none', 'x'],
  'x-forwarded-for': ['unknown', '::1', '127.0.0.1', ',,,', '1.2.3.4.5', '[::1]:80', 'fe80::1%eth0', '\xff'],
  'x-forwarded-proto': ['javascript', 'https'],
  'x-http-method-override': ['DELETE'],
  host: ['', 'evil.example', 'a b', ':::', 'localhost:99999', '[::1', '\xff', 'localhost/../x', 'user@host'],
  'if-none-match': ['*', '"x"'],
  'if-modified-since': ['Sat, 21 Nov 2026 10:00:00 GMT', 'never'],
  range: ['bytes=0-', 'bytes=9-1', 'x'],
  te: ['trailers'],
  upgrade: ['websocket', 'h2c'],
  traceparent: ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', 'x'],
  'last-event-id': ['5', '\xff'],
}

const odd = fc.constantFrom(...Object.entries(values).flatMap(([name, each]) => each.map((value) => [name, value] as const)))

/** One to three headers that are not as usual. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(odd, { minLength: 1, maxLength: 3 })
  .map((some) => Object.fromEntries(some))
