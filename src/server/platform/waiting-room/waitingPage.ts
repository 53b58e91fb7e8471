import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyReply } from 'fastify';
import { withThousands } from '#rules/money.ts';
import type { School } from '../settings.ts';
import { escapeHtml } from '../web/escapeHtml.ts';
import type { Wait } from './waitingRoom.ts';
import { aboutHowLong } from './waitWords.ts';

const STYLE = readFileSync(new URL('./waitingPage.css', import.meta.url), 'utf8');

/** The page carries its style, allowed by its hash, so that it requests nothing else. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'`;

/** The page reloads without a script, on any phone. Its 429 keeps caches from taking it for the requested page. */
export function sendWaitingPage(reply: FastifyReply, school: School, wait: Wait) {
  return reply
    .code(429)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'retry-after': wait.again,
      refresh: wait.again,
      'content-security-policy': POLICY,
    })
    .send(waitingPage(school, wait));
}

const waitingPage = ({ name, phone }: School, { place, wait, again }: Wait): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${place === undefined ? 'One moment' : `Number ${withThousands(place)} in line`} - ${escapeHtml(name)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml"><style>${STYLE}</style></head>
<body><header><b>${escapeHtml(name)}</b></header><main><h1>You are in line</h1>
<p>Very many people are here at this moment. Everybody comes in, in the order in which they came.</p>
<dl>${place === undefined ? '' : `<div><dt>Your place</dt><dd class="place">${withThousands(place)}</dd></div>`}<div><dt>Your wait</dt><dd>${aboutHowLong(wait)}</dd></div></dl>
<section><h2>Meanwhile, have these ready</h2><ul><li>your names, as your certificates have them</li><li>a phone number
  and an e-mail address that you can be reached at</li><li>your JAMB registration number, if you have one</li><li>a card,
  or the way to your bank</li></ul></section>
<footer><p>Leave this page open: it keeps your place, looks again every ${again} seconds and lets you in by itself. If you close it,
  come back with this browser: your place is kept for a day.</p>
<p>Questions? Call <a href="tel:${escapeHtml(phone)}">${escapeHtml(phone)}</a>.</p></footer></main></body></html>`;
