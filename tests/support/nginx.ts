import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { nginxPath } from '../../scripts/test/nginx.ts';
import type { Databases } from './databases.ts';
import { until } from './until.ts';

const README = new URL('../../README.md', import.meta.url);

/** Says so once where it is not. */
export function isNginxHere(): boolean {
  if (nginxPath() && spawnSync('openssl', ['version']).status === 0) return true;
  console.log('Skipped: the tests behind a balancer need nginx and openssl (apt-get install nginx-light openssl)');
  return false;
}

/**
 * The nginx of the README, before two servers of this machine: its configuration as an operator would copy it, but for
 * addresses, ports and the certificate, which this process believes from now on. It ends with the test.
 * Returns what it has written of errors so far.
 */
export async function startNginx(
  databases: Pick<Databases, 'whenOver'>,
  port: number,
  servers: readonly [port: number, port: number],
): Promise<() => string> {
  const folder = mkdtempSync(join(tmpdir(), 'matricula-nginx-'));
  chmodSync(folder, 0o755);
  databases.whenOver(async () => rmSync(folder, { recursive: true, force: true }));
  makeCertificate(folder);
  writeFileSync(join(folder, 'nginx.conf'), surrounded(fitted(readConfiguration(), folder, port, servers), folder));
  const child = spawn(nginxPath()!, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close');
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  databases.whenOver(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const listening = until('nginx listens', async () => {
    if (!(await listens(port))) throw new Error(errors || 'It says nothing');
  });
  await Promise.race([listening, ended.then(() => Promise.reject(new Error(`nginx did not start: ${errors}`)))]);
  return () => errors;
}

function readConfiguration(): string {
  const found = /```nginx\n([\s\S]*?)```/.exec(readFileSync(README, 'utf8'));
  if (!found) throw new Error('README.md has no nginx configuration');
  return found[1]!;
}

function fitted(configuration: string, folder: string, port: number, servers: readonly [number, number]): string {
  const places: readonly (readonly [theirs: string, ours: string])[] = [
    ['10.0.0.11:3000', `127.0.0.1:${servers[0]}`],
    ['10.0.0.12:3000', `127.0.0.1:${servers[1]}`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['/etc/ssl/portal.pem', join(folder, 'portal.pem')],
    ['/etc/ssl/portal.key', join(folder, 'portal.key')],
  ];
  return places.reduce((text, [theirs, ours]) => {
    if (text.split(theirs).length !== 2)
      throw new Error(`README.md's nginx configuration does not have one '${theirs}'`);
    return text.replace(theirs, ours);
  }, configuration);
}

/** What a distribution's own nginx.conf puts around it. */
function surrounded(http: string, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${join(folder, what)};`,
  );
  return `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr error;\nevents {}\nhttp {\naccess_log off;\n${temporary.join('\n')}\n${http}\n}\n`;
}

function makeCertificate(folder: string): void {
  const [key, certificate] = [join(folder, 'portal.key'), join(folder, 'portal.pem')];
  const asked = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=127.0.0.1',
    '-addext',
    'subjectAltName=IP:127.0.0.1',
  ];
  execFileSync('openssl', [...asked, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificate, 'utf8')]);
}

function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).then((found) => {
    socket.destroy();
    return found as boolean;
  });
}
