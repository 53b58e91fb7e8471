import { chromium } from 'playwright';
import { openSite } from './site.ts';
import { PLANS, pressesOf } from './plan.ts';
import { recordScript } from './scriptTime.ts';
import { CHROMIUM_ARGUMENTS } from '../../../scripts/test/chromium.ts';
const [section, kindsAsked, ...combos] = process.argv.slice(2) as any[];
const site = await openSite('/tmp/g/site');
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: CHROMIUM_ARGUMENTS });
for (let r = 0; r < 2; r++) for (const combo of combos) {
const [form, kept] = combo.split(':');
const ctx = await b.newContext({ viewport: { width: 360, height: 740 } }); const p = await ctx.newPage();
await p.goto(`${site.addressOf(form)}?section=${section}&kept=${kept}`);
await p.getByRole('button', { name: /^(Next|Submit)$/ }).waitFor();
const c = await ctx.newCDPSession(p);
await c.send('Emulation.setCPUThrottlingRate', { rate: 4 });
const stop = await recordScript(c); const kinds: string[] = [];
for (const s of PLANS[section as 'personal-details'].steps) {
  if (!kindsAsked.includes(typeof s.enter === 'string' ? 'key' : 'choice')) continue;
  await p.locator(`[name="${s.field}"], [id="root/${s.field}"]`).first().focus();
  for (const { key, kind: k } of pressesOf(s)) { await p.keyboard.press(key); await new Promise((r) => setTimeout(r, 40)); kinds.push(k); }
}
const t = await stop();
const out = ['key', 'choice', 'next field'].map((k) => { const v = t.filter((_, i) => kinds[i] === k).sort((x, y) => x - y); return v.length ? `${k} ${v[v.length >> 1]!.toFixed(2)} (${v[Math.floor(v.length * .95)]!.toFixed(1)})` : ''; });
console.log(combo.padEnd(18), out.join(' | '), (globalThis as any).WALL ?? '');
await ctx.close();
}
await b.close(); await site.close();
