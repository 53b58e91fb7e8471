import { lagosDay } from '#rules/lagosDay.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { writeNotice, type NewNotice } from './writing.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const ANNOUNCEMENTS = [
  {
    daysAgo: 2,
    title: '2026/2027 JUPEB admission is open',
    description: `<p>Applications into the <strong>Joint Universities Preliminary Examinations Board (JUPEB)</strong> programme for the
      2026/2027 session are now open. Successful candidates are admitted into 200 level.</p>
      <ol><li>Generate your invoice and pay with the RRR from this portal.</li><li>Log in with the RRR and complete the form.</li>
      <li>Print your application slip.</li></ol>`,
    senderName: 'Admissions Office',
  },
  {
    daysAgo: 9,
    title: 'Pay only with an RRR from this portal',
    description: `<p>The College has no agent and no personal account. Kindly ensure that every payment is made with an RRR generated
      here, at any bank branch or by card. A payment made in any other way cannot be credited.</p>`,
    senderName: 'Bursary',
  },
  {
    daysAgo: 16,
    title: 'O-Level results: awaiting result is accepted',
    description: `<p>Candidates whose WAEC, NECO or NABTEB results are not out yet may apply with <em>AR</em> as the grade. The results
      must reach the Admissions Office before registration. Two sittings are accepted.</p>`,
    senderName: 'Admissions Office',
  },
  {
    daysAgo: 5,
    category: 'Postgraduate',
    title: 'Referees are asked by email',
    description: `<p>A postgraduate application is complete when both referees have answered. Give addresses that they read, and tell
      them to expect the College's message.</p>`,
    senderName: 'Postgraduate School',
  },
] as const satisfies readonly (Pick<NewNotice, 'title' | 'description' | 'senderName'> & {
  daysAgo: number;
  category?: NewNotice['category'];
})[];

export async function seedNotices(tx: Queryable, platform: Platform): Promise<void> {
  for (const { daysAgo, ...notice } of ANNOUNCEMENTS) {
    const startDate = lagosDay(new Date(platform.now().getTime() - daysAgo * DAY_MS));
    await writeNotice(
      platform,
      tx,
      { category: 'Prospective Students', ...notice, startDate },
      { actor: 'system:seed', seenBy: null, ip: null },
    );
  }
}
