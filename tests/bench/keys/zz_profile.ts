import { chromium } from 'playwright';
import { openSite } from './site.ts';
import { PLANS, pressesOf } from './plan.ts';
import { CHROMIUM_ARGUMENTS } from '../../../scripts/test/chromium.ts';
const [form, section, kept, kind] = process.argv.slice(2) as any;
process.env.BENCH_NOMINIFY = '1';
const site = await openSite('/tmp/g/site');
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: CHROMIUM_ARGUMENTS });
const p = await b.newPage();
await p.goto(`${site.addressOf(form)}?section=${section}&kept=${kept}`);
await p.getByRole('button', { name: /^(Next|Submit)$/ }).waitFor();
const c = await p.context().newCDPSession(p);
await c.send('Emulation.setCPUThrottlingRate', { rate: 4 });
await c.send('Profiler.enable'); await c.send('Profiler.setSamplingInterval', { interval: 100 });
await c.send('Profiler.start');
for (const s of PLANS[section as 'personal-details'].steps) {
  if ((kind === 'key') !== (typeof s.enter === 'string')) continue;
  await p.locator(`[name="${s.field}"], [id="root/${s.field}"]`).first().focus();
  for (const { key, kind: k } of pressesOf(s)) if (k !== 'next field') { await p.keyboard.press(key); await new Promise((r) => setTimeout(r, 40)); }
}
const { profile } = await c.send('Profiler.stop');
const self = new Map<string, number>(), total = new Map<string, number>();
const byId = new Map(profile.nodes.map((n: any) => [n.id, n])); const parent = new Map<number, number>();
for (const n of profile.nodes) for (const ch of n.children ?? []) parent.set(ch, n.id);
profile.samples!.forEach((id: number, i: number) => {
  const dt = profile.timeDeltas![i]! / 1000; const seen = new Set<string>();
  for (let at: number | undefined = id, first = true; at !== undefined; at = parent.get(at), first = false) {
    const f = (byId.get(at) as any).callFrame; const name = `${f.functionName || '(anon)'} ${f.url.split('/').pop()}:${f.lineNumber}`;
    if (first) self.set(name, (self.get(name) ?? 0) + dt);
    if (!seen.has(name)) { seen.add(name); total.set(name, (total.get(name) ?? 0) + dt); }
  }
});
const top = (m: Map<string, number>) => [...m].sort((x, y) => y[1] - x[1]).slice(0, 45).map(([n, t]) => `${t.toFixed(0).padStart(7)} ${n}`).join('\n');
console.log('SELF\n' + top(self)); console.log('TOTAL\n' + top(total));
await b.close(); await site.close();
